import { type ErrorCode, type StandardErrors, TITLES } from '../platform/http/error-codes.ts';
import { ERRORS } from './error-codes.ts';

/* The texts of errors that the platform sends. A bundle has stored-errors.ts in the place of this module. */

export const standardErrors = (): StandardErrors => ({ codes: ERRORS, titles: TITLES });

const ID = '0199d3a0-0000-7000-8000-000000000001';
const HUB = '0199d3a0-0000-7000-8000-000000000002';

/** The `meta` members of some error codes, in examples. */
export const errorMeta: Readonly<Partial<Record<ErrorCode, object>>> = {
  already_subscribed: { subscription_id: ID },
  last_owner: { team_ids: [ID] },
  rule_exists: { rule_id: ID },
  subscription_goes_on: { subscriptions: [{ id: ID, hub_id: HUB }] },
  upload_rejected: { reason: 'type_mismatch' },
  version_conflict: { current_version: 8 },
};
