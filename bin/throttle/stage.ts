import { isDeepStrictEqual } from 'node:util';
import type { Aws } from '../redrive/aws.ts';

/** The throttle of a route, with its other settings. */
interface RouteSettings {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

/** All throttles of a stage: routes with settings of their own do not follow the default. */
interface Throttles {
  readonly DefaultRouteSettings: RouteSettings;
  readonly RouteSettings: Readonly<Record<string, RouteSettings>>;
}

interface Changed {
  readonly before: Throttles;
  readonly after: Throttles;
}

interface Resource {
  readonly Type: string;
  readonly Properties: { readonly ApiId: { readonly Ref: string } } & Throttles;
}

interface Deployed {
  readonly apiId: string;
  readonly throttles: Throttles;
}

const STAGE = '$default';

const throttlesOf = ({ DefaultRouteSettings, RouteSettings = {} }: Throttles): Throttles => ({
  DefaultRouteSettings,
  RouteSettings,
});

/** The API of a stack, and the throttles that the stack was deployed with. */
const deployedBy = async (aws: Aws, stack: string): Promise<Deployed> => {
  const { TemplateBody } = (await aws(['cloudformation', 'get-template', '--stack-name', stack])) as {
    readonly TemplateBody: { readonly Resources: Readonly<Record<string, Resource>> };
  };
  const stage = Object.values(TemplateBody.Resources).find(({ Type }) => Type === 'AWS::ApiGatewayV2::Stage');
  if (!stage) throw new Error(`The stack ${stack} has no API stage`);
  const of = ['--stack-name', stack, '--logical-resource-id', stage.Properties.ApiId.Ref];
  const { StackResourceDetail } = (await aws(['cloudformation', 'describe-stack-resource', ...of])) as {
    readonly StackResourceDetail: { readonly PhysicalResourceId: string };
  };
  return { apiId: StackResourceDetail.PhysicalResourceId, throttles: throttlesOf(stage.Properties) };
};

const current = async (aws: Aws, apiId: string): Promise<Throttles> =>
  throttlesOf((await aws(['apigatewayv2', 'get-stage', '--api-id', apiId, '--stage-name', STAGE])) as Throttles);

/** Changes the default and every route of a stage in one call. */
const change = async (
  aws: Aws,
  apiId: string,
  before: Throttles,
  to: (settings: RouteSettings, route?: string) => RouteSettings,
): Promise<Changed> => {
  const routes = Object.entries(before.RouteSettings).map(([route, settings]) => [route, to(settings, route)] as const);
  const wanted = { DefaultRouteSettings: to(before.DefaultRouteSettings), RouteSettings: Object.fromEntries(routes) };
  const settings = [
    ...['--default-route-settings', JSON.stringify(wanted.DefaultRouteSettings)],
    ...['--route-settings', JSON.stringify(wanted.RouteSettings)],
  ];
  await aws(['apigatewayv2', 'update-stage', '--api-id', apiId, '--stage-name', STAGE, ...settings]);
  const after = await current(aws, apiId);
  if (!isDeepStrictEqual(after, wanted)) throw new Error(`The gateway kept other throttles: ${JSON.stringify(after)}`);
  return { before, after };
};

/** Lowers every throttle of a stack's API to at most `limit` requests per second. Raises none. */
export const lowerThrottles = async (aws: Aws, stack: string, limit: number): Promise<Changed> => {
  if (!Number.isSafeInteger(limit) || limit < 0) throw new Error('The limit is a number of requests per second');
  const { apiId } = await deployedBy(aws, stack);
  return change(aws, apiId, await current(aws, apiId), (settings) => ({
    ...settings,
    ThrottlingRateLimit: Math.min(limit, settings.ThrottlingRateLimit),
    ThrottlingBurstLimit: Math.min(limit, settings.ThrottlingBurstLimit),
  }));
};

/** Sets every throttle of a stack's API to what the stack was deployed with. */
export const restoreThrottles = async (aws: Aws, stack: string): Promise<Changed> => {
  const { apiId, throttles } = await deployedBy(aws, stack);
  const before = await current(aws, apiId);
  const all = { ...before, RouteSettings: { ...throttles.RouteSettings, ...before.RouteSettings } };
  const { after } = await change(aws, apiId, all, (settings, route) => ({
    ...settings,
    ...((route && throttles.RouteSettings[route]) || throttles.DefaultRouteSettings),
  }));
  return { before, after };
};
