import { ERRORS, type ErrorCode } from '../error-codes.ts';
import { TITLES } from '../errors.ts';

/** The name of the example for a request that does not fit its schema: such an error has no code. */
export const SCHEMA_FAILURE = 'schema_failure';

const REQUEST_ID = 'JKJaXmPLvHcESHA=';

const ID = '0199d3a0-0000-7000-8000-000000000001';
const HUB = '0199d3a0-0000-7000-8000-000000000002';

/** What some errors tell in their `meta`, for programs to go on with. */
const TOLD: Readonly<Partial<Record<ErrorCode, object>>> = {
  already_subscribed: { subscription_id: ID },
  last_owner: { team_ids: [ID] },
  rule_exists: { rule_id: ID },
  subscription_goes_on: { subscriptions: [{ id: ID, hub_id: HUB }] },
  upload_rejected: { reason: 'type_mismatch' },
  version_conflict: { current_version: 8 },
};

/** The document a code is answered with, made from the texts that are sent. */
export const errorExample = (code: ErrorCode | typeof SCHEMA_FAILURE) => {
  const [status, detail] = code === SCHEMA_FAILURE ? [422, 'This field is required.'] : ERRORS[code];
  const source = { pointer: '/data/attributes/name' };
  const about = code === SCHEMA_FAILURE ? { detail, source } : { code, detail };
  const meta = { ...(code !== SCHEMA_FAILURE && TOLD[code]), request_id: REQUEST_ID };
  return { errors: [{ status: String(status), title: TITLES[status], ...about, meta }] };
};
