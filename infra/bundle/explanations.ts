import { join } from 'node:path';
import { build } from 'esbuild';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { buildOptions } from './esbuild.ts';

/** What explains a refused request, as a CommonJS module of its own. It is the same beside each bundle. */
export const explanationsModule = lazy(async (): Promise<string> => {
  const root = join(import.meta.dirname, '..', '..');
  const { banner, footer, outdir, metafile, ...options } = buildOptions(root, [], root);
  const entryPoints = [join(root, 'shared', 'api', 'explanations.ts')];
  const { outputFiles } = await build({ ...options, entryPoints, write: false });
  return outputFiles.map(({ text }) => text).join('');
});
