import { newOpaque, OPAQUE } from '../../accounts/identity/opaque-token.ts';
import { all, compare, equals } from '../../platform/db/expression.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { type Holder, RENEWABLE_SECONDS, TICKET, type TicketItem, ticketKey } from './ticket-holder.ts';

/** Ten minutes. A client renews the ticket to stay connected. */
export const TICKET_SECONDS = 600;

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

/** A stream ticket without the ticket. */
type Renewed = Omit<StreamTicket, 'ticket'>;

/** Stream tickets. They can be used repeatedly; the table contains only their hashes. */
export const streamTickets = (db: Table) => {
  const renewAt = async (
    key: Key,
    { hub }: HubKey,
    { id: contact, generation }: Holder,
    proved: boolean,
    now: Date,
  ): Promise<Renewed | undefined> => {
    const item = await db.get<TicketItem>(key);
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
    const written = await db.update<TicketItem>(key, { set }, all(...isUsable));
    return written.ok ? { id, hub_id: hub, expires_at, renewable_until } : undefined;
  };

  return {
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
     * hour; a token starts a new hour and sets the ticket's generation. A ticket without `renewable_until`, of an
     * earlier release, cannot be renewed past `expires_at`.
     */
    async renew(ticket: string, hub: HubKey, holder: Holder, proved: boolean, now: Date) {
      const renewed = OPAQUE.test(ticket) ? await renewAt(ticketKey(ticket), hub, holder, proved, now) : undefined;
      return renewed && ({ ...renewed, ticket } satisfies StreamTicket);
    },

    /** Renews the ticket of an open connection, without a token. */
    renewByKey: (pk: string, hub: HubKey, holder: Holder, now: Date) =>
      renewAt({ pk, sk: TICKET }, hub, holder, false, now),
  };
};
