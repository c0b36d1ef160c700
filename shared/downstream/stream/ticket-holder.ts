import { hashOpaque, OPAQUE } from '../../accounts/identity/opaque-token.ts';
import type { Subject } from '../../accounts/identity/token.ts';
import type { Table } from '../../platform/db/table.ts';

type Contact = Extract<Subject, { kind: 'contact' }>;

/** Who gets or renews a ticket; it is revoked with the generation of theirs. */
export type Holder = Pick<Contact, 'id' | 'generation'>;

/** `id` and `renewable_until` are absent from tickets that an earlier release made. */
export interface TicketItem {
  readonly id?: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  /** Tickets once had none: they count as older than every generation. */
  readonly generation?: number;
  readonly expires_at: string;
  readonly renewable_until?: string;
}

export const ticketKey = (ticket: string) => ({ pk: `STREAM_TICKET#${hashOpaque(ticket)}`, sk: 'TICKET' });

/** Whom a ticket speaks for at a hub; whether they are still let in there is for their membership to say. */
export const ticketHolder = async (
  db: Table,
  ticket: string,
  hub: string,
  now: number,
): Promise<Contact | undefined> => {
  if (!OPAQUE.test(ticket)) return undefined;
  const item = await db.get<TicketItem>(ticketKey(ticket));
  if (item?.hub_id !== hub || Date.parse(item.expires_at) <= now) return undefined;
  const { team_id: team, contact_id: id, generation = 0 } = item;
  return { kind: 'contact', id, team, generation };
};
