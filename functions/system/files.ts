import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A bundled file: compressed, named by a hash of its content. */
export interface StaticFile {
  readonly name: string;
  readonly gzipped: Buffer;
  readonly hash: string;
}

/** Returns the file with this name; other paths are never read. */
export type Files = (name: string) => Promise<StaticFile | undefined>;

const SUFFIX = '.gz';

/** The content of a file, which can be binary. */
export const bytesOf = ({ gzipped }: StaticFile): Buffer => process.getBuiltinModule('node:zlib').gunzipSync(gzipped);

/** The content of a text file. */
export const textOf = (file: StaticFile): string => bytesOf(file).toString();

/** The files of a folder, listed on the first call; each is read once. */
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
