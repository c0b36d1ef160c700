import type { Command } from 'commander';
import { counted } from '../../../shared/platform/text/counted.ts';
import { usage } from '../../hub/exit.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { control } from '../teams/control.ts';

interface Flags {
  readonly perMinute?: string;
  readonly none?: boolean;
}

/** More than the counter of one team can count in a minute. */
const MAX_PER_MINUTE = 50_000;

const limit = async (ops: Ops<Flags>, team = ''): Promise<Outcome> => {
  const { perMinute, none } = ops.flags;
  if ((perMinute === undefined) === (none !== true)) throw usage('Use either --per-minute <number> or --none.');
  if (none) return control(ops, team, { per_minute: null }, { done: 'no limit.', unchanged: 'had no limit.' });
  const per_minute = Number(perMinute);
  if (!Number.isInteger(per_minute) || per_minute < 1 || per_minute > MAX_PER_MINUTE)
    throw usage(`--per-minute is a number of requests, from 1 to ${MAX_PER_MINUTE}.`);
  const words = `${counted(per_minute, 'request')} per minute`;
  return control(ops, team, { per_minute }, { done: `${words}.`, unchanged: `already ${words}.` });
};

export const define = (command: Command, run: Runner): void =>
  run<Flags>(
    command
      .argument('<team_id>', 'the id of the team')
      .option('--per-minute <number>', 'requests per minute of all callers of the team together')
      .option('--none', 'remove the limit'),
    limit,
  );
