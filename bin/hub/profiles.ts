import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError, Exit } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** The kind of credential: a user's, a member's, or an API key. */
export type Kind = 'user' | 'contact' | 'key';

/** A saved sign-in. It is only used for its service. */
export interface Profile {
  readonly url: string;
  readonly kind: Kind;
  readonly token: string;
  readonly refresh_token?: string;
  readonly team?: string;
  readonly hub?: string;
}

type Profiles = Readonly<Record<string, Profile>>;

type Env = Terminal['env'];

/** The profiles file (XDG Base Directory). */
export const profilesFile = (env: Env): string =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'hub', 'profiles.json');

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'kind', 'token'].every((name) => typeof Reflect.get(value, name) === 'string');

const parsed = (text: string, file: string): Profiles => {
  try {
    const entries = Object.entries(JSON.parse(text) as object).filter(([, profile]) => isProfile(profile));
    return Object.fromEntries(entries);
  } catch {
    throw new CommandError(
      Exit.unexpected,
      `${file} is not valid JSON. Fix it, or delete it and sign in again.`,
      'hub login',
    );
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const readProfiles = (env: Env): Profiles => {
  const file = profilesFile(env);
  try {
    return parsed(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
};

/** Readable by the owner only. The file is replaced atomically. */
const replace = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  rmSync(next, { force: true });
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
};

const write = (env: Env, profiles: Profiles): void =>
  replace(profilesFile(env), `${JSON.stringify(profiles, null, 2)}\n`);

const defaultFile = (env: Env): string => join(dirname(profilesFile(env)), 'default-profile');

/** The profile that commands use without `--profile`: the selected one while it is signed in, else `default`. */
export const defaultProfile = (env: Env): string => {
  try {
    const name = readFileSync(defaultFile(env), 'utf8').trim();
    return Object.hasOwn(readProfiles(env), name) ? name : 'default';
  } catch (error) {
    if (isMissing(error)) return 'default';
    throw error;
  }
};

/** Selects the default profile. Requires the lock. */
export const saveDefaultProfile = (env: Env, name: string): void => replace(defaultFile(env), `${name}\n`);

/** Saves or deletes a profile. Requires the lock. */
export const saveProfile = (env: Env, name: string, profile: Profile | undefined): void => {
  const { [name]: _, ...others } = readProfiles(env);
  write(env, profile ? { ...others, [name]: profile } : others);
};

const STALE = 30_000;

const tryLock = (file: string): boolean => {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - since > STALE) rmSync(file, { force: true });
    return false;
  }
};

/** Locks the profiles while `work` runs: using a refresh token twice ends its session. */
export const withProfilesLocked = async <T>(
  { env, wait }: Pick<Terminal, 'env' | 'wait'>,
  work: () => T | Promise<T>,
): Promise<T> => {
  const lock = `${profilesFile(env)}.lock`;
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  while (!tryLock(lock)) await wait(20);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};
