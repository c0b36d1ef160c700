import { ERRORS, type ErrorCode } from '../error-codes.ts';
import { TITLES } from '../errors.ts';

/** The name of the example for a request that does not fit its schema: such an error has no code. */
export const SCHEMA_FAILURE = 'schema_failure';

const REQUEST_ID = 'JKJaXmPLvHcESHA=';

/** The document a code is answered with, made from the texts that are sent. */
export const errorExample = (code: ErrorCode | typeof SCHEMA_FAILURE) => {
  const [status, detail] = code === SCHEMA_FAILURE ? [422, 'This field is required.'] : ERRORS[code];
  const source = { pointer: '/data/attributes/name' };
  const about = code === SCHEMA_FAILURE ? { detail, source } : { code, detail };
  return { errors: [{ status: String(status), title: TITLES[status], ...about, meta: { request_id: REQUEST_ID } }] };
};
