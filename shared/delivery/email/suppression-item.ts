import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { ofWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { addressId } from './address-id.ts';
import { contactMailPartition, emailsToAddress } from './email-item.ts';
import type { EmailKind } from './email-kinds.ts';

/** From the reason that stops less to the one that stops more: a hard bounce also stops what is needed to get in. */
export const SUPPRESSION_REASONS = ['complained', 'bounced'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export const isStricter = (one: SuppressionReason, other: SuppressionReason): boolean =>
  SUPPRESSION_REASONS.indexOf(one) > SUPPRESSION_REASONS.indexOf(other);

/** An address that a team's emails are held back from, until the team lifts it. */
export interface SuppressionItem {
  /** The address's id in this team: found by either. */
  readonly id: string;
  readonly team_id: TeamId;
  readonly email: string;
  readonly reason: SuppressionReason;
  /** When the recipient's server or the recipient refused. */
  readonly suppressed_at: string;
  /** The email that was refused. */
  readonly email_id: string;
  readonly email_kind: EmailKind;
  readonly hub_id: string | null;
  readonly contact_id: string | null;
  readonly created_at: string;
}

export const SUPPRESSION = 'SUPPRESSION#';

export const suppressionsOf = (team: TeamId) =>
  ({ partition: `${teamPartition(team)}#SUPPRESSIONS`, prefix: SUPPRESSION }) as const;

export const suppressionKey = (team: TeamId, id: string): Key => ({
  pk: suppressionsOf(team).partition,
  sk: `${SUPPRESSION}${id}`,
});

/** The suppressions of a contact's addresses, in the index. */
export const suppressionsOfContact = (team: TeamId, contact: string) =>
  ({ partition: contactMailPartition(team, contact), prefix: SUPPRESSION, index: 'listing' }) as const;

/** The suppressions of an address that is no contact's, in the index. */
export const suppressionsOfAddress = (address: string) =>
  ({ ...emailsToAddress(address), prefix: SUPPRESSION }) as const;

/** An address that no email of the service itself goes to, for a while; known by its hash alone. */
export interface ServiceSuppressionItem {
  readonly expires_at: string;
}

export const serviceSuppressionKey = (address: string): Key => ({
  pk: `SERVICE_SUPPRESSION#${addressId(null, address)}`,
  sk: 'SUPPRESSION',
});

/** Nobody can lift these by hand, so they end: one hard bounce must not lock a user out for good. */
export const SERVICE_SUPPRESSION_DAYS = 30;

export const suppressionEvents = /* @__PURE__ */ lifecycle<SuppressionItem>()({
  thing: 'suppression',
  resource_type: 'suppressions',
  id: ({ id }) => id,
  created: 'created',
  updated: 'updated',
  deleted: 'lifted',
  at: { created: 'suppressed_at', updated: 'suppressed_at', lifted: ofWrite },
});
