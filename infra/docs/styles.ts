import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { sources } from './sources.ts';

const SHEETS = ['page', 'navigation', 'text', 'buttons', 'code', 'operations', 'fields', 'search', 'try-it', 'print'];

/** The style of all pages. It is part of each page, so that the first request is enough to show it. */
export const style = lazy((): string => {
  const text = SHEETS.map((name) => readFileSync(join(sources, 'styles', `${name}.css`), 'utf8')).join('\n');
  return transformSync(text, { loader: 'css', minify: true, target: 'chrome123' }).code.trim();
});
