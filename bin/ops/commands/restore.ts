import type { Command } from 'commander';
import { usage } from '../../hub/exit.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { tableName } from '../resources.ts';
import { checkRestore } from '../restore/new-table.ts';
import { type RestoreState, readState, writeState } from '../restore/state.ts';
import { checkStopped, type RestoreFlags, STEPS, Waiting } from '../restore/steps.ts';
import { GRACE } from '../writers/writers.ts';

/** By default, changes of this time before the moment are relayed again: the relay is hardly ever further behind. */
const REPLAY_MS = 15 * 60_000;

const TABLE_NAME = /^[\w.-]{3,255}$/;

/** A moment to the second, as point-in-time recovery has it. */
const momentOf = (flag: string, text: string): string => {
  const time = Date.parse(text);
  if (Number.isNaN(time) || !/\d{4}-\d\d-\d\dT/.test(text))
    throw usage(`${flag} is a time such as 2030-01-31T03:00:00Z.`);
  return new Date(Math.floor(time / 1000) * 1000).toISOString();
};

const fileFor = ({ stage, flags }: Ops<RestoreFlags>): string => flags.state ?? `.ops/restore-${stage.name}.json`;

const replayFromOf = ({ replayFrom, replay }: RestoreFlags, at: string): string | null => {
  if (replay === false) return null;
  const from = replayFrom === undefined ? undefined : momentOf('--replay-from', replayFrom);
  if (from !== undefined && from > at) throw usage('--replay-from is not after --at.');
  return from ?? new Date(Date.parse(at) - REPLAY_MS).toISOString();
};

const begin = async (ops: Ops<RestoreFlags>): Promise<RestoreState> => {
  const { at, to } = ops.flags;
  if (at === undefined || to === undefined) throw usage('Name the moment with --at and the new table with --to.');
  if (!TABLE_NAME.test(to)) throw usage('--to is the name of a new table.');
  const moment = momentOf('--at', at);
  return {
    stage: ops.stage.name,
    at: moment,
    to,
    from: tableName(await ops.stage.resources()),
    replayFrom: replayFromOf(ops.flags, moment),
    done: [],
  };
};

/** The restore that the file describes, or a new one. Another moment or table than that of the file is a mistake. */
const stateOf = async (ops: Ops<RestoreFlags>, file: string): Promise<RestoreState> => {
  const known = readState(file);
  if (!known) return begin(ops);
  const { at, to } = ops.flags;
  if (known.stage !== ops.stage.name) throw usage(`${file} is of the stage ${known.stage}.`);
  const other = (at !== undefined && momentOf('--at', at) !== known.at) || (to !== undefined && to !== known.to);
  if (other) throw usage(`${file} is a restore of ${known.at} to ${known.to}. Delete the file to begin another one.`);
  return known;
};

interface Progress {
  readonly state: RestoreState;
  readonly waiting?: string;
}

/** Runs the steps that are left. Each is recorded when it has ended, so that the next run continues after it. */
const runSteps = async (ops: Ops<RestoreFlags>, file: string, begun: RestoreState): Promise<Progress> => {
  let state = begun;
  for (const [nth, step] of STEPS.entries()) {
    if (state.done.includes(step.id)) continue;
    ops.say(`${nth + 1}. ${step.what(state, ops)}`);
    try {
      if (step.whileStopped) await checkStopped(ops);
      ops.say(`   ${await step.run(ops, state)}`);
    } catch (error) {
      if (!(error instanceof Waiting)) throw error;
      return { state, waiting: error.message };
    }
    state = { ...state, done: [...state.done, step.id] };
    writeState(file, state);
  }
  return { state };
};

const restore = async (ops: Ops<RestoreFlags>): Promise<Outcome> => {
  const file = fileFor(ops);
  const state = await stateOf(ops, file);
  const left = STEPS.filter(({ id }) => !state.done.includes(id));
  if (ops.isDry) {
    if (!state.done.includes('check')) await checkRestore(ops, state);
    const plan = left.map((step) => `${STEPS.indexOf(step) + 1}. ${step.what(state, ops)}`);
    return { result: { ...state, dry_run: true, plan }, show: ({ line }) => plan.forEach(line) };
  }
  await ops.confirm(`The stage ${ops.stage.name} stops, and its table is replaced by that of ${state.at}.`);
  const progress = await runSteps(ops, file, state);
  return {
    result: { ...progress.state, ...(progress.waiting && { waiting: progress.waiting }) },
    remaining: progress.waiting !== undefined,
    show: ({ line }) =>
      line(
        progress.waiting ??
          `Restored. In the dashboards of your payment and email providers, send the events since ${state.at} again; each is processed once. The old table ${state.from} stays, protected. Delete ${file} when you are done.`,
      ),
  };
};

export const define = (command: Command, run: Runner): void =>
  run<RestoreFlags>(
    command
      .option('--at <time>', 'the moment to restore, such as 2030-01-31T03:00:00Z')
      .option('--to <table>', 'the name of the new table')
      .option(
        '--replay-from <time>',
        'relay changes since this time that were not relayed; by default 15 minutes before',
      )
      .option('--no-replay', 'relay no changes again')
      .option('--accept-counts', 'continue although the numbers of rows are not the expected ones')
      .option(...GRACE)
      .option('--state <file>', 'the file that remembers the steps; by default .ops/restore-<stage>.json'),
    restore,
  );
