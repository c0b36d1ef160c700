import { newOpaque, OPAQUE } from '../../accounts/identity/opaque-token.ts';
import { TOKENS } from '../../accounts/identity/token.ts';
import { all, compare, equals } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { type Holder, type TicketItem, ticketKey } from './ticket-holder.ts';

/** Ten minutes. A client renews the ticket to stay connected. */
const TICKET_SECONDS = 600;
/** How long a ticket can be renewed without a token: as long as a contact token is valid. */
const RENEWABLE_SECONDS = TOKENS.contact.seconds;

/** A credential of one contact for one hub's stream, for clients that cannot send headers. */
interface StreamTicket {
  readonly id: string;
  readonly hub_id: string;
  readonly ticket: string;
  readonly expires_at: string;
  readonly renewable_until: string;
}

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();
const secondOf = (at: string): number => Math.ceil(Date.parse(at) / 1000);

/** Stream tickets. They can be used repeatedly; the table contains only their hashes. */
export const streamTickets = (db: Table) => ({
  async create({ team, hub }: HubKey, { id: contact, generation }: Holder, now: Date): Promise<StreamTicket> {
    const ticket = newOpaque();
    const whose = { id: newId(), team_id: team, hub_id: hub, contact_id: contact, generation };
    const until = { expires_at: after(now, TICKET_SECONDS), renewable_until: after(now, RENEWABLE_SECONDS) };
    await db.put({
      ...ticketKey(ticket),
      entity: 'stream_ticket',
      ...whose,
      ...until,
      ttl: secondOf(until.expires_at),
    });
    return { id: whose.id, hub_id: hub, ticket, ...until };
  },

  /**
   * Renews a contact's unexpired ticket for ten minutes. Without a token (`proved` is false) it can be renewed for an
   * hour; a token starts a new hour and sets the ticket's generation. A ticket without `renewable_until`, of an earlier
   * release, cannot be renewed past `expires_at`.
   */
  async renew(ticket: string, { hub }: HubKey, { id: contact, generation }: Holder, proved: boolean, now: Date) {
    const item = OPAQUE.test(ticket) ? await db.get<TicketItem>(ticketKey(ticket)) : undefined;
    if (!item) return undefined;
    const { id = newId() } = item;
    const renewable_until = proved ? after(now, RENEWABLE_SECONDS) : (item.renewable_until ?? item.expires_at);
    const [expires_at = ''] = [after(now, TICKET_SECONDS), renewable_until].sort();
    const isUsable = [
      equals('hub_id', hub),
      equals('contact_id', contact),
      compare('expires_at', '>', now.toISOString()),
    ];
    const set = { id, expires_at, renewable_until, ttl: secondOf(expires_at), ...(proved && { generation }) };
    const written = await db.update<TicketItem>(ticketKey(ticket), { set }, all(...isUsable));
    return written.ok ? ({ id, hub_id: hub, ticket, expires_at, renewable_until } satisfies StreamTicket) : undefined;
  },
});
