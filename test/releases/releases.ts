import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** The recorded releases, oldest first. */
export const releases = (): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The files of a release. Only the newest release keeps its code. */
export const filesOf = (version: string) => ({
  /** The code and properties of every function. */
  functions: join(folder, version, 'functions.br'),
  /** The data folder of a local stack that was used. */
  data: join(folder, version, 'data.br'),
  /** What callers read from it. */
  kept: join(folder, version, 'kept.json'),
  /** The stateful resources of its template. */
  stateful: join(folder, version, 'stateful.json'),
});

export const newestRelease = (): string => {
  const version = releases().findLast((one) => existsSync(filesOf(one).functions));
  if (version === undefined) throw new Error('no release is recorded; run npm run release:record');
  return version;
};
