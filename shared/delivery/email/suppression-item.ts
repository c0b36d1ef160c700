import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { addressId } from './address-id.ts';
import { contactMailPartition, emailsToAddress } from './email-item.ts';
import type { EmailKind } from './email-kinds.ts';

export const emailSuppressionEntity = /* @__PURE__ */ entity('email_suppression');
export const serviceSuppressionEntity = /* @__PURE__ */ entity('service_suppression');

/** In ascending order of strictness: a hard bounce also suppresses emails that are required to sign in. */
export const SUPPRESSION_REASONS = ['complained', 'bounced'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export const isStricter = (one: SuppressionReason, other: SuppressionReason): boolean =>
  SUPPRESSION_REASONS.indexOf(one) > SUPPRESSION_REASONS.indexOf(other);

/** An address that a team's emails are not sent to, until the team deletes the suppression. */
export interface SuppressionItem {
  /** The id of the address in this team. */
  readonly id: string;
  readonly team_id: TeamId;
  readonly email: string;
  readonly reason: SuppressionReason;
  /** The time of the bounce or complaint. */
  readonly suppressed_at: string;
  /** The email that bounced or was complained about. */
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

/** The suppressions of an address without a contact, in the index. */
export const suppressionsOfAddress = (address: string) =>
  ({ ...emailsToAddress(address), prefix: SUPPRESSION }) as const;

/** An address that the service itself sends no emails to for a while. Only its hash is stored. */
export interface ServiceSuppressionItem {
  readonly expires_at: string;
}

export const serviceSuppressionKey = (address: string): Key => ({
  pk: `SERVICE_SUPPRESSION#${addressId(null, address)}`,
  sk: 'SUPPRESSION',
});

/** They expire, because nobody can delete them: a hard bounce must not lock a user out forever. */
export const SERVICE_SUPPRESSION_DAYS = 30;

const suppressionEvents = /* @__PURE__ */ lifecycle<SuppressionItem>()({
  thing: 'suppression',
  resource_type: 'suppressions',
  id: ({ id }) => id,
  created: 'created',
  updated: 'updated',
  deleted: 'lifted',
  at: { created: 'suppressed_at', updated: 'suppressed_at', lifted: onWrite },
});

export const emailSuppressionKind = {
  entity: emailSuppressionEntity,
  key: ['TEAM#{team}#SUPPRESSIONS', 'SUPPRESSION#{hash}'],
  index: ['TEAM#{team}#CONTACT#{contact}#EMAILS or ADDRESS#{hash}#EMAILS', 'SUPPRESSION#{hash}'],
  events: suppressionEvents,
  person: {
    contact: { exported: 'suppressions', erased: 'afterwards' },
    user: { exported: 'suppressions', erased: 'at once' },
  },
  text: 'none',
  gives: false,
  note: "an address that a team's emails are held back from; found by the address's hash, which is its id",
} as const satisfies RowKind;

export const serviceSuppressionKind = {
  entity: serviceSuppressionEntity,
  key: ['SERVICE_SUPPRESSION#{hash}', 'SUPPRESSION'],
  events: 'none',
  person: nobody,
  team: { remains: 'It belongs to the service.' },
  text: 'none',
  gives: false,
  note: 'the same for emails that belong to no team; 30 days',
} as const satisfies RowKind;
