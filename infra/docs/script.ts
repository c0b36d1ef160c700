import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles a script of the pages: `main.ts` runs on all of them, `try-it/form.ts` when a reader opens the form. */
export const siteScript = (entry: 'main.ts' | 'try-it/form.ts'): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'app', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};
