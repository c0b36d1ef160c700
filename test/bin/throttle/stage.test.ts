import { describe, expect, test } from 'vitest';
import type { Aws } from '../../../bin/redrive/aws.ts';
import { lowerThrottles, restoreThrottles } from '../../../bin/throttle/stage.ts';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { sample } from '../../infra/support/sample.ts';
import { found, resourcesOf, templateWith } from '../../infra/support/template.ts';

const template = templateWith(
  { stage: 'prod', costlyThrottle: { rate: 40, burst: 90 } },
  { ...sample, groups, workers },
);
const [deployed] = resourcesOf(template, 'AWS::ApiGatewayV2::Stage');

interface Settings {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}
interface Stage {
  readonly DefaultRouteSettings: Settings;
  readonly RouteSettings: Readonly<Record<string, Settings>>;
}
const { DefaultRouteSettings, RouteSettings } = found(deployed) as unknown as Stage;
const asDeployed: Stage = { DefaultRouteSettings, RouteSettings };

/** An account with the deployed stack, whose gateway stores its settings. */
const account = (stage: Stage = asDeployed, applies = true) => {
  const state = { stage };
  const option = (args: readonly string[], name: string) => args[args.indexOf(name) + 1] ?? '';
  const commands: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
    'get-template': () => ({ TemplateBody: template.toJSON() }),
    'describe-stack-resource': (args) => ({
      StackResourceDetail: { PhysicalResourceId: `id of ${option(args, '--logical-resource-id')}` },
    }),
    'get-stage': () => ({ StageName: '$default', ...state.stage }),
    'update-stage'(args) {
      expect([option(args, '--api-id'), option(args, '--stage-name')]).toEqual(['id of Api', '$default']);
      const jsonOption = (name: string) => JSON.parse(option(args, name));
      const settings = jsonOption('--route-settings') as Stage['RouteSettings'];
      if (applies)
        state.stage = {
          DefaultRouteSettings: jsonOption('--default-route-settings'),
          RouteSettings: { ...state.stage.RouteSettings, ...settings },
        };
    },
  };
  const aws: Aws = async (args) => commands[args[1] ?? '']?.(args);
  return { aws, state };
};

const all = ({ DefaultRouteSettings, RouteSettings }: Stage) => [DefaultRouteSettings, ...Object.values(RouteSettings)];
const limited = (rate: number, burst: number) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });

describe('lowering the throttles of a stack', () => {
  test('lowers the default and each route with its own settings', async () => {
    expect(Object.keys(RouteSettings)).toHaveLength(8);
    for (const limit of [0, 5]) {
      const { aws, state } = account();
      expect(await lowerThrottles(aws, 'stack', limit)).toEqual({ before: asDeployed, after: state.stage });
      expect(Object.keys(state.stage.RouteSettings)).toEqual(Object.keys(RouteSettings));
      for (const settings of all(state.stage)) expect(settings).toEqual(limited(limit, limit));
    }
  });

  test('does not raise a lower limit', async () => {
    const { aws, state } = account();
    await lowerThrottles(aws, 'stack', 70);
    expect(state.stage.DefaultRouteSettings).toEqual(limited(70, 70));
    for (const settings of Object.values(state.stage.RouteSettings)) expect(settings).toEqual(limited(40, 70));
  });

  test('keeps the other settings of the gateway', async () => {
    const metrics = { DetailedMetricsEnabled: true };
    const { aws, state } = account({
      DefaultRouteSettings: { ...DefaultRouteSettings, ...metrics },
      RouteSettings: {},
    });
    await lowerThrottles(aws, 'stack', 1);
    expect(state.stage).toEqual({ DefaultRouteSettings: { ...metrics, ...limited(1, 1) }, RouteSettings: {} });
  });

  test.each([Number.NaN, -1, 1.5])('rejects %d and changes nothing', async (limit) => {
    const { aws, state } = account();
    await expect(lowerThrottles(aws, 'stack', limit)).rejects.toThrow('requests per second');
    expect(state.stage).toBe(asDeployed);
  });

  test('fails if the gateway did not apply the throttle', async () => {
    await expect(lowerThrottles(account(asDeployed, false).aws, 'stack', 0)).rejects.toThrow('other throttles');
  });
});

describe('restoring the throttles of a stack', () => {
  test('sets the deployed throttles even if they were lowered repeatedly', async () => {
    const { aws, state } = account();
    for (const limit of [50, 0]) await lowerThrottles(aws, 'stack', limit);
    const lowered = state.stage;
    expect(await restoreThrottles(aws, 'stack')).toEqual({ before: lowered, after: asDeployed });
    expect(state.stage).toEqual(asDeployed);
  });

  test('sets the default for a route that the deployment does not throttle', async () => {
    const added = { 'ANY /by-hand': limited(1, 1) };
    const { aws, state } = account({ ...asDeployed, RouteSettings: added });
    await restoreThrottles(aws, 'stack');
    expect(state.stage.RouteSettings).toEqual({ ...RouteSettings, 'ANY /by-hand': DefaultRouteSettings });
  });
});
