import { ERRORS, type StandardErrors, TITLES } from './error-codes.ts';

/** The standard texts of errors. A bundle has stored-errors.ts in the place of this module. */
export const standardErrors = (): StandardErrors => ({ codes: ERRORS, titles: TITLES });
