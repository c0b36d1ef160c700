import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from './folder-lock.ts';

/** The entries that a local stack owns. Other entries in the folder are left alone. */
const NAMES = [
  'callbacks-untaken.json',
  'callbacks.json',
  'checkpoints.json',
  'clock.json',
  'custom-resources.json',
  'demo.json',
  'files',
  'functions.log',
  'kms.json',
  'mail.json',
  'oidc.json',
  'payments.json',
  'queues',
  'secrets.json',
  'seed-hub.json',
  'seed.json',
  'shared-local-instance.db',
  'table.sqlite',
] as const;

type DataName = (typeof NAMES)[number];

/** The persistent data of a local stack. One stack at a time can lock a folder. */
export interface DataFolder {
  readonly path: string;
  readonly file: (name: DataName) => string;
  readonly read: <T>(name: DataName, otherwise: T) => T;
  /** Replaces the file atomically. */
  readonly write: (name: DataName, value: unknown) => void;
  readonly release: () => void;
}

/** Includes the side files of an engine, such as `table.sqlite-wal`. */
const isDataFile = (entry: string): boolean =>
  NAMES.some((name) => entry === name || entry.startsWith(`${name}-`) || entry.startsWith(`${name}.`));

const empty = (path: string): void => {
  for (const entry of readdirSync(path).filter(isDataFile)) rmSync(join(path, entry), { recursive: true, force: true });
};

const opened = (path: string): (() => void) => {
  try {
    // The folder contains keys and credentials, so only its owner may read it.
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return lockFolder(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code ? new Error(`The data folder ${path} cannot be used (${code}). Set HUB_DATA to another folder.`) : error;
  }
};

/** Locks the folder; with `fresh`, deletes the data of earlier stacks first. */
export const openDataFolder = (folder: string, { fresh = false } = {}): DataFolder => {
  const path = resolve(folder);
  const release = opened(path);
  const file = (name: string) => join(path, name);
  try {
    if (fresh) empty(path);
  } catch (error) {
    release();
    throw error;
  }
  return {
    path,
    file,
    release,
    read(name, otherwise) {
      try {
        return JSON.parse(readFileSync(file(name), 'utf8'));
      } catch {
        return otherwise;
      }
    },
    write(name, value) {
      writeFileSync(file(`${name}.new`), `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
      renameSync(file(`${name}.new`), file(name));
    },
  };
};
