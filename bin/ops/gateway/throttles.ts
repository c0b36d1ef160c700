import { isDeepStrictEqual } from 'node:util';
import { GetStageCommand, type RouteSettings, UpdateStageCommand } from '@aws-sdk/client-apigatewayv2';
import { GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { resourceOf } from '../resources.ts';
import type { Stage } from '../stage.ts';

/** All throttles of a stage: routes with settings of their own do not follow the default. */
export interface Throttles {
  readonly DefaultRouteSettings: RouteSettings;
  readonly RouteSettings: Readonly<Record<string, RouteSettings>>;
}

interface Changed {
  readonly before: Throttles;
  readonly after: Throttles;
}

const StageName = '$default';

const Settings = z.looseObject({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
const DeployedStage = z.object({
  Type: z.literal('AWS::ApiGatewayV2::Stage'),
  Properties: z.object({
    DefaultRouteSettings: Settings,
    RouteSettings: z.record(z.string(), Settings).default({}),
  }),
});
const Template = z.object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) });

const apiOf = async (stage: Stage): Promise<string> =>
  resourceOf(await stage.resources(), 'AWS::ApiGatewayV2::Api', 'Api').physicalId;

/** The throttles that the stack was deployed with. */
const deployedThrottles = async ({ clients, stack }: Stage): Promise<Throttles> => {
  const { TemplateBody = '{}' } = await clients.cloudFormation.send(new GetTemplateCommand({ StackName: stack }));
  const { Resources } = Template.parse(JSON.parse(TemplateBody));
  const found = Object.values(Resources).find(({ Type }) => Type === 'AWS::ApiGatewayV2::Stage');
  if (!found) throw new Error(`The stack ${stack} has no API stage`);
  return DeployedStage.parse(found).Properties;
};

export const currentThrottles = async (stage: Stage): Promise<Throttles> => {
  const ApiId = await apiOf(stage);
  const { DefaultRouteSettings = {}, RouteSettings = {} } = await stage.clients.gateway.send(
    new GetStageCommand({ ApiId, StageName }),
  );
  return { DefaultRouteSettings, RouteSettings };
};

/** Changes the default and every route of a stage in one call. */
const change = async (
  stage: Stage,
  before: Throttles,
  to: (settings: RouteSettings, route?: string) => RouteSettings,
): Promise<Changed> => {
  const routes = Object.entries(before.RouteSettings).map(([route, settings]) => [route, to(settings, route)] as const);
  const wanted = { DefaultRouteSettings: to(before.DefaultRouteSettings), RouteSettings: Object.fromEntries(routes) };
  await stage.clients.gateway.send(new UpdateStageCommand({ ApiId: await apiOf(stage), StageName, ...wanted }));
  const after = await currentThrottles(stage);
  if (!isDeepStrictEqual(after, wanted)) throw new Error(`The gateway kept other throttles: ${JSON.stringify(after)}`);
  return { before, after };
};

const atMost = (limit: number, current: number | undefined): number => Math.min(limit, current ?? limit);

/** Lowers every throttle of a stack's API to at most `limit` requests per second. Raises none. */
export const lowerThrottles = async (stage: Stage, limit: number): Promise<Changed> => {
  if (!Number.isSafeInteger(limit) || limit < 0) throw new Error('The limit is a number of requests per second');
  return change(stage, await currentThrottles(stage), (settings) => ({
    ...settings,
    ThrottlingRateLimit: atMost(limit, settings.ThrottlingRateLimit),
    ThrottlingBurstLimit: atMost(limit, settings.ThrottlingBurstLimit),
  }));
};

/** Sets every throttle of a stack's API to what the stack was deployed with. */
export const restoreThrottles = async (stage: Stage): Promise<Changed> => {
  const throttles = await deployedThrottles(stage);
  const before = await currentThrottles(stage);
  const all = { ...before, RouteSettings: { ...throttles.RouteSettings, ...before.RouteSettings } };
  const { after } = await change(stage, all, (settings, route) => ({
    ...settings,
    ...((route && throttles.RouteSettings[route]) || throttles.DefaultRouteSettings),
  }));
  return { before, after };
};
