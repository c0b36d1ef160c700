import {
  contactPartition,
  type HubKey,
  hubPartition,
  type Key,
  type TeamId,
  teamPartition,
} from '../../platform/db/key.ts';

import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { addressId } from './address-id.ts';
import type { EmailContext } from './email-kinds.ts';
import type { StatusReason } from './status-reason.ts';

export const emailEntity = /* @__PURE__ */ entity('email');
export const emailMessageEntity = /* @__PURE__ */ entity('email_message');

/** In ascending order. The status of an email never goes down. */
export const DELIVERY_STATUSES = [
  'queued',
  'sent',
  'delayed',
  'delivered',
  'bounced',
  'complained',
  'suppressed',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const rankOf = (status: DeliveryStatus): number => DELIVERY_STATUSES.indexOf(status);

export interface StatusChange {
  readonly status: DeliveryStatus;
  readonly at: string;
}

/** An email of a team and its delivery status, without subject and text. Kept for 90 days. */
export interface EmailItem extends EmailContext {
  readonly id: string;
  readonly team_id: TeamId;
  /** The recipient's address. */
  readonly email: string;
  readonly status: DeliveryStatus;
  /** Why the email is held or was not sent. Absent for other statuses, and in earlier rows. */
  readonly status_reason?: StatusReason | null;
  /** Each status with the first time it was reported, oldest first. */
  readonly status_history: readonly StatusChange[];
  /** Incremented by each change, and the condition of the next one. */
  readonly version: number;
  readonly created_at: string;
}

/** Maps a provider's message id to an email. */
export interface EmailMessageItem extends EmailContext {
  /** The address id of the recipient, so that this row does not contain the address. */
  readonly recipient: string;
  readonly email_id: string;
}

export const EMAIL = 'EMAIL#';
export const EMAIL_RETENTION_DAYS = 90;

type Scope = Pick<EmailItem, 'team_id' | 'hub_id'>;

/** One partition for each hub, and one for the emails of a team without a hub. */
const partitionOf = ({ team_id: team, hub_id: hub }: Scope): string =>
  `${hub === null ? teamPartition(team) : hubPartition({ team, hub })}#EMAILS`;

export const emailKey = (scope: Scope, id: string): Key => ({ pk: partitionOf(scope), sk: `${EMAIL}${id}` });

export const emailsOfHub = ({ team, hub }: HubKey) =>
  ({ partition: partitionOf({ team_id: team, hub_id: hub }), prefix: EMAIL }) as const;

/** The index partition of the emails to a contact and of the suppressions of their addresses. */
export const contactMailPartition = (team: TeamId, contact: string): string =>
  `${contactPartition(team, contact)}#EMAILS`;

export const emailsToContact = (team: TeamId, contact: string) =>
  ({ partition: contactMailPartition(team, contact), prefix: EMAIL, index: 'listing' }) as const;

/** The same for an address without a contact: that of an invited user. */
const addressMailPartition = (address: string): string => `ADDRESS#${addressId(null, address)}#EMAILS`;

export const emailsToAddress = (address: string) =>
  ({ partition: addressMailPartition(address), prefix: EMAIL, index: 'listing' }) as const;

/** The index partition of the recipient of an email. */
export const recipientMailPartition = ({
  team_id,
  contact_id,
  email,
}: Pick<EmailItem, 'team_id' | 'contact_id' | 'email'>) =>
  contact_id === null ? addressMailPartition(email) : contactMailPartition(team_id, contact_id);

export const messageKey = (provider: string, message_id: string): Key => ({
  pk: `EMAIL#${provider}#${message_id}`,
  sk: 'MESSAGE',
});

export const emailKind = {
  entity: emailEntity,
  key: ['TEAM#{team}#HUB#{hub}#EMAILS or TEAM#{team}#EMAILS', 'EMAIL#{email}'],
  index: ['TEAM#{team}#CONTACT#{contact}#EMAILS or ADDRESS#{hash}#EMAILS', 'EMAIL#{email}'],
  events: 'none',
  person: { contact: { exported: 'emails', erased: 'afterwards' }, user: { exported: 'emails', erased: 'at once' } },
  text: 'none',
  gives: false,
  note: 'an email of a team: recipient, kind, status and its history, never its text; in the index by its contact, or by the address of an invited person; 90 days',
} as const satisfies RowKind;

export const emailMessageKind = {
  entity: emailMessageEntity,
  key: ['EMAIL#{provider}#{message}', 'MESSAGE'],
  events: 'none',
  person: { contact: { exported: { none: 'The email is exported.' }, erased: { expires: '90 days' } } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: "which email a provider's message is, and the hash of its recipient; 90 days",
} as const satisfies RowKind;
