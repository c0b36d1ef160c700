import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from './error-codes.ts';

/** The file next to each bundle with the status and the standard detail of each error code. */
export const ERRORS_FILE = 'errors.json';

let errors: Readonly<Record<ErrorCode, readonly [status: number, detail: string]>> | undefined;

/** Reads the file once, at the first error: no request that succeeds needs it. */
export const standardErrors = () => {
  errors ??= JSON.parse(readFileSync(join(import.meta.dirname, ERRORS_FILE), 'utf8'));
  return errors;
};
