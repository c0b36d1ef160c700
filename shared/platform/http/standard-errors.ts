import { ERRORS, type ErrorCode } from './error-codes.ts';

/** The status and the standard detail of each error code. A bundle has stored-errors.ts in the place of this module. */
export const standardErrors = (): Readonly<Record<ErrorCode, readonly [status: number, detail: string]>> => ERRORS;
