import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { groups } from '../../functions/groups.ts';
import { bundle, functionFolder } from '../../infra/bundle/bundle.ts';
import { markdownTable } from '../tables/markdown.ts';

const KB = 1024;

/** The kilobytes of each route group's bundle, as deployed and gzipped. */
const sizes = async (): Promise<readonly (readonly string[])[]> => {
  await bundle();
  return Promise.all(
    groups.map(async ({ name }) => {
      const bytes = await readFile(join(functionFolder(name), 'bundle.js'));
      return [name, (bytes.length / KB).toFixed(0), (gzipSync(bytes).length / KB).toFixed(0)];
    }),
  );
};

/** The size of the bundle of each route group. */
export const bundlesTable = async (): Promise<string> => {
  const rows = await sizes();
  return markdownTable(
    ['Route group', 'KB', 'KB gzipped'],
    rows.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
};
