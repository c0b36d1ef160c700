import type { Command } from 'commander';
import { usage } from '../../hub/exit.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { control } from '../teams/control.ts';

interface Flags {
  readonly reason: string;
}

const MAX_REASON = 200;

const pause = async (ops: Ops<Flags>, team = ''): Promise<Outcome> => {
  const reason = ops.flags.reason.trim();
  if (reason === '' || reason.length > MAX_REASON) throw usage(`--reason has 1 to ${MAX_REASON} characters.`);
  await ops.confirm(`Every request with a credential of the team ${team} will be refused with 403 team_suspended.`);
  return control(ops, team, { pause: { reason } }, { done: 'paused.', unchanged: 'already paused.' });
};

export const define = (command: Command, run: Runner): void =>
  run<Flags>(
    command
      .argument('<team_id>', 'the id of the team')
      .requiredOption('--reason <text>', 'why; shown by hub ops status, never to the team'),
    pause,
  );
