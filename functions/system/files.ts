import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file as it lies beside the bundle: compressed, named by a hash of its content. */
export interface StaticFile {
  readonly name: string;
  readonly gzipped: Buffer;
  readonly hash: string;
}

/** The file of that name; no other path is ever read. */
export type Files = (name: string) => Promise<StaticFile | undefined>;

const SUFFIX = '.gz';

/** The files of a folder, listed with the first call and each read once. */
export const filesOf = (folder: string): Files => {
  let listed: Promise<ReadonlySet<string>> | undefined;
  const read = new Map<string, Promise<StaticFile>>();
  const load = async (name: string): Promise<StaticFile> => {
    const gzipped = await readFile(join(folder, name + SUFFIX));
    return { name, gzipped, hash: createHash('sha256').update(gzipped).digest('base64url').slice(0, 22) };
  };
  return async (name) => {
    listed ??= readdir(folder).then((names) => new Set(names));
    if (!(await listed).has(name + SUFFIX)) return undefined;
    const known = read.get(name) ?? load(name);
    read.set(name, known);
    return known;
  };
};
