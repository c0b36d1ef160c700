import type { Command } from 'commander';
import { usage } from '../../hub/exit.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { triggersOf } from '../writers/triggers.ts';
import { GRACE, type GraceFlags, startWriters, stopWriters } from '../writers/writers.ts';

const writers = async (ops: Ops<GraceFlags>, action = ''): Promise<Outcome> => {
  if (action !== 'stop' && action !== 'start') throw usage('Use hub ops writers stop, or hub ops writers start.');
  await ops.confirm(
    action === 'stop'
      ? 'All requests will be refused, and all workers stop.'
      : 'All workers start, and the gateway opens. If a restore is running, what is then written is lost.',
  );
  const triggers = ops.isDry
    ? await triggersOf(ops.stage)
    : await (action === 'stop' ? stopWriters : startWriters)(ops);
  const names = triggers.map(({ name }) => name);
  const what = action === 'stop' ? 'Stopped' : 'Started';
  return {
    result: { stage: ops.stage.name, dry_run: ops.isDry, action, triggers: names },
    show({ line }) {
      line(`${ops.isDry ? `Would ${action}` : what}: the gateway, ${names.join(', ')}.`);
    },
  };
};

export const define = (command: Command, run: Runner): void =>
  run<GraceFlags>(command.argument('<action>', 'stop or start').option(...GRACE), writers);
