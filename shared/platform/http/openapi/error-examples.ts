import { aboutError } from '../about-error.ts';
import { ERRORS, type ErrorCode, TITLES } from '../error-codes.ts';
import { REQUIRED } from '../expected.ts';

/** The example name for schema failures, which have no code. */
export const SCHEMA_FAILURE = 'schema_failure';

const REQUEST_ID = 'JKJaXmPLvHcESHA=';

/** The origin of the service in examples. */
const ORIGIN = 'https://api.example.com';

const ID = '0199d3a0-0000-7000-8000-000000000001';
const HUB = '0199d3a0-0000-7000-8000-000000000002';

/** The `meta` members of some error codes. */
const ERROR_META: Readonly<Partial<Record<ErrorCode, object>>> = {
  already_subscribed: { subscription_id: ID },
  last_owner: { team_ids: [ID] },
  rule_exists: { rule_id: ID },
  subscription_goes_on: { subscriptions: [{ id: ID, hub_id: HUB }] },
  upload_rejected: { reason: 'type_mismatch' },
  version_conflict: { current_version: 8 },
};

/** The example document of a code, with its real texts, or with the detail of one operation. */
export const errorExample = (code: ErrorCode | typeof SCHEMA_FAILURE, own?: string) => {
  const [status, standard] = code === SCHEMA_FAILURE ? [422, REQUIRED] : ERRORS[code];
  const detail = own ?? standard;
  const source = { pointer: '/data/attributes/name' };
  const named = code === SCHEMA_FAILURE ? undefined : code;
  const links = { about: aboutError(ORIGIN, status, named) };
  const about = named === undefined ? { detail, links, source } : { code, detail, links };
  const about_value = code === SCHEMA_FAILURE ? { rule: 'required' } : ERROR_META[code];
  const meta = { ...about_value, request_id: REQUEST_ID };
  return { errors: [{ status: String(status), title: TITLES[status], ...about, meta }] };
};
