import type { Command } from 'commander';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { control } from '../teams/control.ts';

const resume = (ops: Ops, team = ''): Promise<Outcome> =>
  control(ops, team, { pause: null }, { done: 'resumed.', unchanged: 'not paused.' });

export const define = (command: Command, run: Runner): void =>
  run(command.argument('<team_id>', 'the id of the team'), resume);
