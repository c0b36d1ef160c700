import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { CommandError, Exit } from '../../hub/exit.ts';

const Time = z.iso.datetime();

/** What a restore has done so far, in a file: the table names are needed after the stack has adopted the new table. */
const State = z.object({
  stage: z.string(),
  /** The moment that is restored. */
  at: Time,
  from: z.string(),
  to: z.string(),
  /** The changes that are relayed again are those since this moment; null to skip them. */
  replayFrom: Time.nullable(),
  done: z.array(z.string()),
});

export type RestoreState = z.output<typeof State>;

export const readState = (file: string): RestoreState | undefined => {
  if (!existsSync(file)) return undefined;
  const parsed = State.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new CommandError(Exit.usage, `${file} is not the file of a restore.`);
  return parsed.data;
};

/** Replaces the file atomically, so that an interruption leaves the old or the new state. */
export const writeState = (file: string, state: RestoreState): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
};
