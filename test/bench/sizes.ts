import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { groups } from '../../functions/groups.ts';
import { bundle, functionFolder } from '../../infra/bundle/bundle.ts';
import type { Row } from './tables.ts';

const KB = 1024;

/** Minified bytes of each route group's bundle, as deployed and gzipped. */
export const sizes = async (): Promise<readonly Row[]> => {
  await bundle();
  return Promise.all(
    groups.map(async ({ name }) => {
      const bytes = await readFile(join(functionFolder(name), 'bundle.js'));
      const [raw, zipped] = [bytes.length / KB, gzipSync(bytes).length / KB];
      return {
        what: name,
        measured: `${raw.toFixed(0)} KB, ${zipped.toFixed(0)} KB gzipped`,
        target: '≤ 230 KB, ≤ 80 KB gzipped',
        met: raw <= 230 && zipped <= 80,
      };
    }),
  );
};
