import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './world.ts';

type Credentials = Pick<Account, 'email' | 'password'>;

/** The accounts of one run, so that a later run can delete what an interrupted one left. */
interface Leftover {
  readonly run: string;
  readonly origin: string;
  readonly started_at: string;
  readonly accounts: readonly Credentials[];
}

export interface Journal {
  readonly addAccount: (account: Credentials) => void;
  readonly accounts: () => readonly Credentials[];
  /** Everything was deleted. */
  readonly close: () => void;
}

/** The folder of the journals: that of XDG_STATE_HOME, readable by its owner only. */
export const journalFolder = (environment: Readonly<Record<string, string | undefined>>): string =>
  join(environment.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'hub-verify');

const isLeftover = (value: unknown): value is Leftover =>
  typeof value === 'object' && value !== null && 'run' in value && 'origin' in value && 'accounts' in value;

const read = (file: string): Leftover | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isLeftover(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const journalAt = (folder: string, leftover: Leftover): Journal => {
  const file = join(folder, `${leftover.run}.json`);
  let accounts = leftover.accounts;
  const write = () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ ...leftover, accounts }), { mode: 0o600 });
  };
  return {
    /** Written before the account exists, so that no account is without its entry. */
    addAccount: (account) => {
      accounts = [...accounts, account];
      write();
    },
    accounts: () => accounts,
    close: () => rmSync(file, { force: true }),
  };
};

export const newJournal = (folder: string, run: string, origin: string, now: Date): Journal =>
  journalAt(folder, { run, origin, started_at: now.toISOString(), accounts: [] });

/** What earlier runs against this origin did not delete, with the journal of each. */
export const leftovers = (folder: string, origin: string): readonly { leftover: Leftover; journal: Journal }[] => {
  let files: readonly string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
  return files
    .flatMap((file) => read(join(folder, file)) ?? [])
    .filter((leftover) => leftover.origin === origin)
    .map((leftover) => ({ leftover, journal: journalAt(folder, leftover) }));
};
