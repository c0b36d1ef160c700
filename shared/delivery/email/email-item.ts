import {
  contactPartition,
  type HubKey,
  hubPartition,
  type Key,
  type TeamId,
  teamPartition,
} from '../../platform/db/key.ts';
import { addressId } from './address-id.ts';
import type { EmailContext } from './email-kinds.ts';

/** From the status that says least of a delivery to the one that says most: a status only ever goes up. */
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

/** An email of a team and what became of it, without its subject and its text. Kept for 90 days. */
export interface EmailItem extends EmailContext {
  readonly id: string;
  readonly team_id: TeamId;
  /** The recipient's address. */
  readonly email: string;
  readonly status: DeliveryStatus;
  /** Each status with the first time it was reported, in order of time. */
  readonly status_history: readonly StatusChange[];
  /** Grows with each change: the condition of the next one. */
  readonly version: number;
  readonly created_at: string;
}

/** Which email a provider's message is. */
export interface EmailMessageItem extends EmailContext {
  /** The recipient's address id: nobody reads the address out of this row. */
  readonly recipient: string;
  readonly email_id: string;
}

export const EMAIL = 'EMAIL#';
export const EMAIL_RETENTION_DAYS = 90;

type Scope = Pick<EmailItem, 'team_id' | 'hub_id'>;

/** A hub's emails stand together, and so do those of a team that belong to no hub. */
const partitionOf = ({ team_id: team, hub_id: hub }: Scope): string =>
  `${hub === null ? teamPartition(team) : hubPartition({ team, hub })}#EMAILS`;

export const emailKey = (scope: Scope, id: string): Key => ({ pk: partitionOf(scope), sk: `${EMAIL}${id}` });

export const emailsOfHub = ({ team, hub }: HubKey) =>
  ({ partition: partitionOf({ team_id: team, hub_id: hub }), prefix: EMAIL }) as const;

/** What was sent to a contact, and the suppressions of their addresses, in the index. */
export const contactMailPartition = (team: TeamId, contact: string): string =>
  `${contactPartition(team, contact)}#EMAILS`;

export const emailsToContact = (team: TeamId, contact: string) =>
  ({ partition: contactMailPartition(team, contact), prefix: EMAIL, index: 'listing' }) as const;

/** The same of an address that is no contact's: whom a team invited. */
const addressMailPartition = (address: string): string => `ADDRESS#${addressId(null, address)}#EMAILS`;

export const emailsToAddress = (address: string) =>
  ({ partition: addressMailPartition(address), prefix: EMAIL, index: 'listing' }) as const;

/** By whom it went to, in the index. */
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
