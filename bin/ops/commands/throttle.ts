import type { RouteSettings } from '@aws-sdk/client-apigatewayv2';
import type { Command } from 'commander';
import { usage } from '../../hub/exit.ts';
import {
  currentThrottles,
  deployedThrottles,
  loweredThrottles,
  lowerThrottles,
  restoreThrottles,
  type Throttles,
} from '../gateway/throttles.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { disabledTriggers } from '../writers/triggers.ts';

interface Row {
  readonly route: string;
  readonly before: string;
  readonly after: string;
}

const shown = (settings: RouteSettings = {}): string =>
  `${settings.ThrottlingRateLimit ?? '–'} (burst ${settings.ThrottlingBurstLimit ?? '–'})`;

const rowsOf = (before: Throttles, after: Throttles): readonly Row[] => [
  { route: 'default', before: shown(before.DefaultRouteSettings), after: shown(after.DefaultRouteSettings) },
  ...Object.keys(after.RouteSettings).map((route) => ({
    route,
    before: shown(before.RouteSettings[route]),
    after: shown(after.RouteSettings[route]),
  })),
];

const changeTo = ({ stage }: Ops, to: string) =>
  to === 'restore' ? restoreThrottles(stage) : lowerThrottles(stage, Number(to));

const planned = async ({ stage }: Ops, to: string) => {
  const before = await currentThrottles(stage);
  const after = to === 'restore' ? await deployedThrottles(stage, before) : loweredThrottles(before, Number(to));
  return { before, after };
};

const throttle = async (ops: Ops, to = ''): Promise<Outcome> => {
  if (to !== 'restore' && !/^\d{1,6}$/.test(to)) throw usage('Send a number of requests per second, or restore.');
  if (to === '0') await ops.confirm('All requests will be answered with 429.');
  if (to === 'restore' && (await disabledTriggers(ops.stage)).length > 0)
    await ops.confirm(
      'Workers are stopped, maybe by a restore: what is written while it runs is lost. Open the gateway?',
    );
  const changed = ops.isDry ? await planned(ops, to) : await changeTo(ops, to);
  return {
    result: { stage: ops.stage.name, dry_run: ops.isDry, ...changed },
    show: ({ list }) =>
      list(rowsOf(changed.before, changed.after), [
        { title: 'ROUTE', of: ({ route }) => route },
        { title: 'BEFORE', of: ({ before }) => before },
        { title: ops.isDry ? 'WOULD BE' : 'AFTER', of: ({ after }) => after },
      ]),
  };
};

export const define = (command: Command, run: Runner): void =>
  run(
    command.argument('<limit>', 'requests per second for the API and each of its costly routes, or restore'),
    throttle,
  );
