import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { replacements } from './replacements.ts';

/**
 * Signatures are verified by node:crypto, because loading WebCrypto for jose takes 2 ms of a cold start. Only a public
 * Ed25519 key verifies: node:crypto would take the algorithm from the key, not from the token's header.
 */
export const SUBTLE = {
  define: { 'crypto.subtle': 'subtle' },
  /* The directive is the first statement, or a bundle would not be in strict mode. */
  source: `"use strict";const subtle={verify:async(_,key,signature,data)=>key.type==="public"&&
    key.asymmetricKeyType==="ed25519"&&require("node:crypto").verify(null,data,key,signature)};`,
};

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
  define: { 'import.meta.dirname': '__dirname', ...SUBTLE.define },
  banner: { js: `(function(exports,require,module,__filename,__dirname){${SUBTLE.source}` },
  footer: { js: '})' },
  plugins: [replacements],
});
