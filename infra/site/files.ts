import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

/** The script of the site, bundled on the first request. */
export const siteScript = (): Promise<string> => {
  bundled ??= build({
    entryPoints: [join(import.meta.dirname, 'app', 'main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  }).then(
    ({ outputFiles: [script] }) => script?.text ?? '',
    (error) => {
      bundled = undefined;
      throw error;
    },
  );
  return bundled;
};

export const siteStyle = (): string => readFileSync(join(import.meta.dirname, 'style.css'), 'utf8');
