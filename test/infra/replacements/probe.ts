import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SUBTLE } from '../../../infra/esbuild.ts';
import { replacements } from '../../../infra/replacements.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The exports of a module that is bundled as the functions are. */
export const bundled = async <T>(contents: string): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-probe-'));
  const outfile = join(folder, 'probe.cjs');
  try {
    await build({
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      logLevel: 'error',
      define: SUBTLE.define,
      banner: { js: SUBTLE.source },
      plugins: [replacements],
    });
    return createRequire(import.meta.url)(outfile) as T;
  } finally {
    await rm(folder, { recursive: true });
  }
};
