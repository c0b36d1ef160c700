import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The script of all pages. */
export const siteScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'app', 'main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};
