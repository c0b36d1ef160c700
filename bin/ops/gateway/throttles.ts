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

/** The throttles in the stack's template. */
const throttlesOfTemplate = async ({ clients, stack }: Stage): Promise<Throttles> => {
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

type Setting = (settings: RouteSettings, route?: string) => RouteSettings;

const mapped = ({ DefaultRouteSettings, RouteSettings }: Throttles, to: Setting): Throttles => ({
  DefaultRouteSettings: to(DefaultRouteSettings),
  RouteSettings: Object.fromEntries(
    Object.entries(RouteSettings).map(([route, settings]) => [route, to(settings, route)]),
  ),
});

/** Changes the default and every route of a stage in one call. */
const change = async (stage: Stage, before: Throttles, wanted: Throttles): Promise<Changed> => {
  await stage.clients.gateway.send(new UpdateStageCommand({ ApiId: await apiOf(stage), StageName, ...wanted }));
  const after = await currentThrottles(stage);
  if (!isDeepStrictEqual(after, wanted)) throw new Error(`The gateway kept other throttles: ${JSON.stringify(after)}`);
  return { before, after };
};

const atMost = (limit: number, current: number | undefined): number => Math.min(limit, current ?? limit);

/** Every throttle at most `limit` requests per second. */
export const loweredThrottles = (before: Throttles, limit: number): Throttles =>
  mapped(before, (settings) => ({
    ...settings,
    ThrottlingRateLimit: atMost(limit, settings.ThrottlingRateLimit),
    ThrottlingBurstLimit: atMost(limit, settings.ThrottlingBurstLimit),
  }));

/** Every throttle as the stack was deployed with it. */
export const deployedThrottles = async (stage: Stage, before: Throttles): Promise<Throttles> => {
  const throttles = await throttlesOfTemplate(stage);
  const all = { ...before, RouteSettings: { ...throttles.RouteSettings, ...before.RouteSettings } };
  return mapped(all, (settings, route) => ({
    ...settings,
    ...((route && throttles.RouteSettings[route]) || throttles.DefaultRouteSettings),
  }));
};

/** Lowers every throttle of a stack's API to at most `limit` requests per second. Raises none. */
export const lowerThrottles = async (stage: Stage, limit: number): Promise<Changed> => {
  if (!Number.isSafeInteger(limit) || limit < 0) throw new Error('The limit is a number of requests per second');
  const before = await currentThrottles(stage);
  return change(stage, before, loweredThrottles(before, limit));
};

/** Sets every throttle of a stack's API to what the stack was deployed with. */
export const restoreThrottles = async (stage: Stage): Promise<Changed> => {
  const before = await currentThrottles(stage);
  return change(stage, before, await deployedThrottles(stage, before));
};
