import { hashOpaque, OPAQUE } from '../../accounts/identity/opaque-token.ts';
import { type Subject, TOKENS } from '../../accounts/identity/token.ts';
import { SECRET } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';

export const streamTicketEntity = /* @__PURE__ */ entity('stream_ticket');

type Contact = Extract<Subject, { kind: 'contact' }>;

/**
 * The contact of a ticket. The ticket is revoked with their token generation, and ends with the token if its lifetime is
 * shortened.
 */
export type Holder = Pick<Contact, 'id' | 'generation' | 'expires_at'>;

/** Tickets of earlier releases have no `id`, no `renewable_until` and no `proved_at`. */
export interface TicketItem {
  readonly id?: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  /** Missing in tickets of earlier releases: it counts as older than every generation. */
  readonly generation?: number;
  readonly expires_at: string;
  readonly renewable_until?: string;
  /** When the ticket was issued or renewed with a token. */
  readonly proved_at?: string;
}

/** How long a ticket can be renewed without a token: as long as a contact token is valid. */
export const RENEWABLE_SECONDS = TOKENS.contact.seconds;

/** When the ticket was issued or renewed with a token. Tickets without `proved_at` could be renewed for the whole time since. */
export const provedAt = ({ proved_at }: Pick<TicketItem, 'proved_at'>, renewable_until: string): string =>
  proved_at ?? new Date(Date.parse(renewable_until) - RENEWABLE_SECONDS * 1000).toISOString();

export const TICKET = 'TICKET';

export const ticketKey = (ticket: string) => ({ pk: `STREAM_TICKET#${hashOpaque(ticket)}`, sk: TICKET });

/** The contact of a ticket, and when it was issued or renewed with a token: a later sign-out revokes it. */
export interface TicketHolder extends Contact {
  readonly proved_at: string;
}

/** A valid ticket: its holder, its hub, and the key of its row. */
interface ValidTicket {
  readonly holder: TicketHolder;
  readonly hub: string;
  readonly key: string;
  readonly expires_at: string;
  readonly renewable_until: string;
}

/** The ticket if it is valid. The caller checks the membership. */
export const validTicket = async (db: Table, ticket: string, now: number): Promise<ValidTicket | undefined> => {
  if (!OPAQUE.test(ticket)) return undefined;
  const { pk: key } = ticketKey(ticket);
  const item = await db.get<TicketItem>(ticketKey(ticket));
  if (!item || Date.parse(item.expires_at) <= now) return undefined;
  const { team_id: team, hub_id: hub, contact_id: id, generation = 0, expires_at } = item;
  const { renewable_until = expires_at } = item;
  const proved_at = provedAt(item, renewable_until);
  return { holder: { kind: 'contact', id, team, generation, proved_at }, hub, key, expires_at, renewable_until };
};

/** The contact of a valid ticket for a hub. The caller checks the membership. */
export const ticketHolder = async (
  db: Table,
  ticket: string,
  hub: string,
  now: number,
): Promise<TicketHolder | undefined> => {
  const valid = await validTicket(db, ticket, now);
  return valid?.hub === hub ? valid.holder : undefined;
};

export const streamTicketKind = {
  entity: streamTicketEntity,
  key: ['STREAM_TICKET#{hash}', 'TICKET'],
  events: 'none',
  person: { contact: { exported: SECRET, erased: { expires: '20 minutes' } } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'ten minutes, and ten more with each renewal',
} as const satisfies RowKind;
