/** Why an email is held. */
const HOLD_REASONS = ['no_verified_owner', 'daily_limit', 'team_suspended', 'recipient_limit'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Why an email is held or was not sent. */
export const STATUS_REASONS = [
  ...HOLD_REASONS,
  'sign_in_limit',
  'address_not_proved',
  'not_a_member',
  'address_suppressed',
  'suppressed_by_provider',
  'no_longer_wanted',
  'held_too_long',
] as const;
export type StatusReason = (typeof STATUS_REASONS)[number];
