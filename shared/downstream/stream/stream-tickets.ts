import { newOpaque, OPAQUE } from '../../accounts/identity/opaque-token.ts';
import { all, compare, equals } from '../../platform/db/expression.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import {
  type Holder,
  provedAt,
  RENEWABLE_SECONDS,
  streamTicketEntity,
  TICKET,
  type TicketItem,
  ticketKey,
} from './ticket-holder.ts';

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
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The proof of a ticket by a token: a ticket can be renewed for an hour, but not past the end of the token. */
const proofBy = ({ generation, expires_at }: Holder, now: Date) => {
  const hour = after(now, RENEWABLE_SECONDS);
  const renewable_until = expires_at === undefined ? hour : earlier(hour, new Date(expires_at).toISOString());
  return { generation, renewable_until, proved_at: now.toISOString() };
};

/** A renewed stream ticket without the ticket, and when a token last proved it. */
interface Renewed extends Omit<StreamTicket, 'ticket'> {
  readonly proved_at: string;
}

/** Stream tickets. They can be used repeatedly; the table contains only their hashes. */
export const streamTickets = (db: Table) => {
  const renewAt = async (
    key: Key,
    { hub }: HubKey,
    holder: Holder,
    proved: boolean,
    now: Date,
  ): Promise<Renewed | undefined> => {
    const item = await db.get<TicketItem>(key);
    if (!item) return undefined;
    const { id = newId() } = item;
    const proof = proved ? proofBy(holder, now) : undefined;
    const renewable_until = proof?.renewable_until ?? item.renewable_until ?? item.expires_at;
    const expires_at = earlier(after(now, TICKET_SECONDS), renewable_until);
    const isUsable = [
      equals('hub_id', hub),
      equals('contact_id', holder.id),
      compare('expires_at', '>', now.toISOString()),
    ];
    const set = { id, expires_at, renewable_until, ttl: secondOf(expires_at), ...proof };
    const written = await db.update<TicketItem>(key, { set }, all(...isUsable));
    const proved_at = provedAt(proof ?? item, renewable_until);
    return written.ok ? { id, hub_id: hub, expires_at, renewable_until, proved_at } : undefined;
  };

  return {
    async create({ team, hub }: HubKey, holder: Holder, now: Date): Promise<StreamTicket> {
      const [ticket, id, proof] = [newOpaque(), newId(), proofBy(holder, now)];
      const { renewable_until } = proof;
      const expires_at = earlier(after(now, TICKET_SECONDS), renewable_until);
      const whose = { id, team_id: team, hub_id: hub, contact_id: holder.id, ...proof };
      await db.put({
        ...ticketKey(ticket),
        entity: streamTicketEntity,
        ...whose,
        expires_at,
        ttl: secondOf(expires_at),
      });
      return { id, hub_id: hub, ticket, expires_at, renewable_until };
    },

    /**
     * Renews a contact's unexpired ticket for ten minutes. Without a token (`proved` is false) it can be renewed for an
     * hour; a token starts a new hour and sets the ticket's generation. A token with a shortened lifetime ends it sooner.
     * A ticket without `renewable_until`, of an earlier release, cannot be renewed past `expires_at`.
     */
    async renew(ticket: string, hub: HubKey, holder: Holder, proved: boolean, now: Date) {
      const renewed = OPAQUE.test(ticket) ? await renewAt(ticketKey(ticket), hub, holder, proved, now) : undefined;
      if (!renewed) return undefined;
      const { proved_at: _, ...until } = renewed;
      return { ...until, ticket } satisfies StreamTicket;
    },

    /** Renews the ticket of an open connection, without a token. */
    renewByKey: (pk: string, hub: HubKey, holder: Holder, now: Date) =>
      renewAt({ pk, sk: TICKET }, hub, holder, false, now),
  };
};
