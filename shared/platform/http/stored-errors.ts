import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../runtime/lazy.ts';
import type { StandardErrors } from './error-codes.ts';

/** The file next to each bundle with the standard texts of errors. */
export const ERRORS_FILE = 'errors.json';

/** Reads the file once, at the first error: no request that succeeds needs it. */
export const standardErrors = lazy(
  (): StandardErrors => JSON.parse(readFileSync(join(import.meta.dirname, ERRORS_FILE), 'utf8')),
);
