import type { EmailKind } from './email-kinds.ts';

/** Why an email may go to an address that its contact has not proved. Such emails are limited per address. */
type UnprovedReason = 'signs_in' | 'proves_the_address' | 'invites' | 'gives_access' | 'warns_its_owner' | 'refunds';

/**
 * The membership that the recipient needs when the email is sent. `admitted`: an active membership of the hub, unless
 * the email is for former members too. `access`: an active membership or a subscription, which is checked when the email
 * is composed. `none`: it is for users, about money, or about an account that exists without a membership.
 */
type NeededMembership = 'admitted' | 'access' | 'none';

/** Who may get an email of a kind. */
interface RecipientRule {
  readonly to_unproved: UnprovedReason | false;
  readonly needs_membership: NeededMembership;
}

const RECIPIENT_RULES = {
  magic_link: { to_unproved: 'signs_in', needs_membership: 'access' },
  password_reset: { to_unproved: 'signs_in', needs_membership: 'none' },
  registration_attempt: { to_unproved: 'warns_its_owner', needs_membership: 'none' },
  contact_password_reset: { to_unproved: 'signs_in', needs_membership: 'access' },
  contact_access: { to_unproved: 'gives_access', needs_membership: 'access' },
  contact_email_proof: { to_unproved: 'proves_the_address', needs_membership: 'none' },
  contact_email_notice: { to_unproved: 'warns_its_owner', needs_membership: 'none' },
  email_verification: { to_unproved: 'proves_the_address', needs_membership: 'none' },
  invitation: { to_unproved: 'invites', needs_membership: 'none' },
  event_seat: { to_unproved: false, needs_membership: 'admitted' },
  achievement: { to_unproved: false, needs_membership: 'admitted' },
  automation: { to_unproved: false, needs_membership: 'admitted' },
  notification: { to_unproved: false, needs_membership: 'admitted' },
  duplicate_subscription: { to_unproved: 'refunds', needs_membership: 'none' },
} as const satisfies Readonly<Record<EmailKind, RecipientRule>>;

export const recipientRule = (kind: EmailKind): RecipientRule => RECIPIENT_RULES[kind];
