import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { newId } from '../id.ts';
import { hashOpaque, newOpaque, OPAQUE } from '../identity/opaque-token.ts';

/** Ten minutes: an event source that outlives its ticket asks for another. */
const SECONDS = 600;

/** One contact's leave to read one hub's stream, for a client that can send no headers. */
export interface StreamTicket {
  readonly id: string;
  readonly hub_id: string;
  readonly ticket: string;
  readonly expires_at: string;
}

interface TicketItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly expires_at: string;
}

const keyOf = (ticket: string) => ({ pk: `STREAM_TICKET#${hashOpaque(ticket)}`, sk: 'TICKET' });

/** Tickets are used as often as an event source connects again; the table holds their hashes only. */
export const streamTickets = (db: Table) => ({
  async make({ team, hub }: HubKey, contact: string, now: Date): Promise<StreamTicket> {
    const ticket = newOpaque();
    const expires = new Date(now.getTime() + SECONDS * 1000);
    const expires_at = expires.toISOString();
    const whose = { team_id: team, hub_id: hub, contact_id: contact, expires_at };
    await db.put({
      ...keyOf(ticket),
      entity: 'stream_ticket',
      ...whose,
      ttl: Math.ceil(expires.getTime() / 1000),
    });
    return { id: newId(), hub_id: hub, ticket, expires_at };
  },

  /** Whom the ticket speaks for at this hub; whether they are still let in there is for their membership to say. */
  async holder(ticket: string, hub: string, now: number): Promise<{ team: string; contact: string } | undefined> {
    if (!OPAQUE.test(ticket)) return undefined;
    const item = await db.get<TicketItem>(keyOf(ticket));
    if (item?.hub_id !== hub || Date.parse(item.expires_at) <= now) return undefined;
    return { team: item.team_id, contact: item.contact_id };
  },
});
