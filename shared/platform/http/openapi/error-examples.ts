import { errorMeta, standardErrors } from '#standard-errors';
import { aboutError } from '../about-error.ts';
import { type ErrorCode, TITLES } from '../error-codes.ts';
import { REQUIRED } from '../expected.ts';

/** The example name for schema failures, which have no code. */
export const SCHEMA_FAILURE = 'schema_failure';

const REQUEST_ID = 'JKJaXmPLvHcESHA=';

/** The origin of the service in examples. */
const ORIGIN = 'https://api.example.com';

/** The example document of a code, with its real texts, or with the detail of one operation. */
export const errorExample = (code: ErrorCode | typeof SCHEMA_FAILURE, own?: string) => {
  const [status, standard] = code === SCHEMA_FAILURE ? [422, REQUIRED] : standardErrors().codes[code];
  const detail = own ?? standard;
  const source = { pointer: '/data/attributes/name' };
  const named = code === SCHEMA_FAILURE ? undefined : code;
  const links = { about: aboutError(ORIGIN, status, named) };
  const about = named === undefined ? { detail, links, source } : { code, detail, links };
  const about_value = code === SCHEMA_FAILURE ? { rule: 'required' } : errorMeta[code];
  const meta = { ...about_value, request_id: REQUEST_ID };
  return { errors: [{ status: String(status), title: TITLES[status], ...about, meta }] };
};
