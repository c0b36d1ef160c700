import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildOptions } from '../../infra/bundle/esbuild.ts';

const root = join(import.meta.dirname, '..', '..');

/** How the functions are built, apart from their minified wrapper. */
const { entryPoints, outdir, absWorkingDir, minify, metafile, banner, footer, ...shared } = buildOptions(
  root,
  [],
  root,
);

/** The exports of a module that is bundled as the functions are. */
export const bundled = async <T>(contents: string): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-probe-'));
  const outfile = join(folder, 'probe.cjs');
  try {
    await build({
      stdin: { contents, resolveDir: root },
      outfile,
      ...shared,
      logLevel: 'error',
    });
    return createRequire(import.meta.url)(outfile) as T;
  } finally {
    await rm(folder, { recursive: true });
  }
};
