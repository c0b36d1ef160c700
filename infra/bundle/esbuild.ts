import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { replacements } from './replacements.ts';

/**
 * One build for all functions. Each bundle is a function expression with the five parameters of a CommonJS module;
 * index.js calls it.
 */
export const buildOptions = (
  root: string,
  names: readonly string[],
  outdir: string,
  { suffix = '', condition }: { readonly suffix?: string; readonly condition?: string } = {},
): BuildOptions & { metafile: true } => ({
  absWorkingDir: root,
  entryPoints: names.map((name) => ({ in: join('functions', name, 'index.ts'), out: join(name + suffix, 'bundle') })),
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  /* Texts that only the documentation needs are left out, and errors are read from a file (package.json, imports). */
  conditions: ['module', 'hub-membership-service/bundle', ...(condition === undefined ? [] : [condition])],
  minify: true,
  legalComments: 'none',
  charset: 'ascii',
  metafile: true,
  logLevel: 'warning',
  supported: { 'dynamic-import': false },
  define: { 'import.meta.dirname': '__dirname' },
  /* The directive that follows is the first statement, or a bundle would not be in strict mode. */
  banner: { js: '(function(exports,require,module,__filename,__dirname){' },
  footer: { js: '})' },
  plugins: [replacements],
});
