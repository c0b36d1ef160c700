import { fileOf } from '../../../infra/settings/settings.ts';
import { counted } from '../../../shared/platform/text/counted.ts';
import { CommandError, Exit } from '../../hub/exit.ts';
import type { Ops } from '../ops.ts';
import { tableName } from '../resources.ts';
import { type GraceFlags, mayWrite, startWriters, stopWriters } from '../writers/writers.ts';
import { COUNT_COLUMNS, type Counts, countTables, unexpected } from './count.ts';
import { checkRestore, prepareTable, restoreTable } from './new-table.ts';
import { reindexHubs } from './reindex.ts';
import { repairCounters } from './repair.ts';
import { replayChanges } from './replay.ts';
import type { RestoreState } from './state.ts';

export interface RestoreFlags extends GraceFlags {
  readonly at?: string;
  readonly to?: string;
  readonly replayFrom?: string;
  /** `false` with --no-replay. */
  readonly replay?: boolean;
  readonly acceptCounts?: boolean;
  readonly state?: string;
}

type Run = (ops: Ops<RestoreFlags>, state: RestoreState) => Promise<string>;

/** A step of a restore. Each can be repeated after an interruption. */
interface Step {
  readonly id: string;
  /** What it does, printed before it runs. */
  readonly what: (state: RestoreState, ops: Ops<RestoreFlags>) => string;
  readonly run: Run;
  /** Nothing may have been written since the writers were stopped. */
  readonly whileStopped?: true;
}

/** Thrown where the operator must act before the restore can continue. */
export class Waiting extends CommandError {
  constructor(message: string) {
    super(Exit.unexpected, message);
  }
}

const adoption = ({ stage }: Ops, { to }: RestoreState): string =>
  stage.name === 'local'
    ? `Stop the local stack and start it again with HUB_TABLE=${to}.`
    : `Set table: '${to}' in ${fileOf(stage.name)} and commit it. Look at the change set (npx cdk deploy -c stage=${stage.name} --import-existing-resources --method=prepare-change-set): it imports one table and removes one that is retained. Then deploy with --import-existing-resources.`;

const summaryOf = (counts: Counts): string => {
  const rows = counts.entities.reduce((sum, { restored }) => sum + restored, 0);
  const lost = Object.entries(counts.lost);
  const events = lost.reduce((sum, [, count]) => sum + count, 0);
  const types = lost.slice(0, 10).map(([type, count]) => `${type} ${count}`);
  return [
    `${counted(rows, 'row')} in ${counted(counts.entities.length, 'entity', 'entities')}.`,
    `${counted(events, 'event')} of ${counted(counts.teams, 'team')} after the moment ${events === 1 ? 'is' : 'are'} not restored${events > 0 ? `: ${types.join(', ')}` : ''}.`,
  ].join(' ');
};

const count: Run = async (ops, state) => {
  const counts = await countTables(ops, state);
  const wrong = unexpected(counts);
  const shown = wrong.length > 0 ? wrong : counts.entities;
  for (const one of shown) ops.say(COUNT_COLUMNS.map(({ title, of }) => `${title} ${of(one) ?? '–'}`).join('  '));
  for (const { counter, pk, stored, counted } of counts.counters)
    ops.say(`Counter ${counter} of ${pk}: ${stored}, counted ${counted}.`);
  if (wrong.length > 0 && !ops.flags.acceptCounts)
    throw new Waiting(
      `${counted(wrong.length, 'entity has', 'entities have')} another number of rows than expected. Use --accept-counts to continue.`,
    );
  await repairCounters(ops, state.to, counts.counters);
  const repaired =
    counts.counters.length > 0 ? ` ${counted(counts.counters.length, 'counter was', 'counters were')} repaired.` : '';
  return `${summaryOf(counts)}${repaired}`;
};

/** Throws if something may have written to the old table since the writers were stopped: it would be lost. */
export const checkStopped = async (ops: Ops<RestoreFlags>): Promise<void> => {
  if (!(await mayWrite(ops))) return;
  const file = ops.flags.state ?? `.ops/restore-${ops.stage.name}.json`;
  throw new CommandError(
    Exit.refused,
    `The writers were started after the restore stopped them, so later changes would be lost. Delete ${file} and the new table, and begin again.`,
  );
};

const adopt: Run = async (ops, state) => {
  const current = tableName(await ops.stage.resources());
  if (current !== state.to) await checkStopped(ops);
  if (current !== state.to)
    throw new Waiting(`The stack has the table ${current}. ${adoption(ops, state)} Then run this command again.`);
  return `The stack has the table ${state.to}.`;
};

/** The steps in their order. */
export const STEPS: readonly Step[] = [
  {
    id: 'check',
    what: ({ at, from }) => `Check that ${from} can be restored to ${at}.`,
    run: checkRestore,
  },
  {
    id: 'stop',
    what: () => 'Stop every writer: the gateway, the schedules, and the workers of the queues and of the stream.',
    run: async (ops) => `Stopped the gateway and ${counted((await stopWriters(ops)).length, 'trigger')}.`,
  },
  {
    id: 'restore',
    what: ({ to, at }) => `Restore ${at} into the new table ${to}. It takes minutes to hours.`,
    whileStopped: true,
    run: async (ops, state) => {
      await restoreTable(ops, state);
      return `${state.to} is active.`;
    },
  },
  {
    id: 'count',
    what: () => 'Count the rows of both tables, list the events after the moment, and recount the counters.',
    whileStopped: true,
    run: count,
  },
  {
    id: 'prepare',
    what: ({ to }) => `Give ${to} a stream, deletion protection, expiry and point-in-time recovery.`,
    whileStopped: true,
    run: async (ops, state) => {
      await prepareTable(ops, state);
      return `${state.to} is ready.`;
    },
  },
  { id: 'adopt', what: (state, ops) => adoption(ops, state), run: adopt },
  {
    id: 'replay',
    what: ({ replayFrom, at }) =>
      replayFrom === null
        ? 'Relay no changes again: those that were not relayed at the moment publish no events.'
        : `Relay the changes from ${replayFrom} to ${at} that were not relayed then. Those after are skipped.`,
    run: async (ops, state) =>
      `Relayed ${counted(await replayChanges(ops, state), 'change')}; those with events in the ledger did nothing.`,
  },
  {
    id: 'reindex',
    what: () => 'Queue every hub for search indexing.',
    run: async (ops, state) => `Queued ${counted(await reindexHubs(ops, state.to), 'hub')}.`,
  },
  {
    id: 'start',
    what: () => 'Start the workers and open the gateway.',
    run: async (ops) => `Started ${counted((await startWriters(ops)).length, 'trigger')} and opened the gateway.`,
  },
];
