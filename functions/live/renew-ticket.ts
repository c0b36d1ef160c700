import type { ConnectionItem } from '../../shared/downstream/live/connection-item.ts';
import { connections } from '../../shared/downstream/live/connections.ts';
import { streamTickets } from '../../shared/downstream/stream/stream-tickets.ts';
import { validTicket } from '../../shared/downstream/stream/ticket-holder.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { LiveDeps } from './live-deps.ts';

type Renewal = Parameters<ReturnType<typeof connections>['renew']>[1];

/** Another ticket of the same contact and hub. */
const another = async ({ db, now }: LiveDeps, connection: ConnectionItem, ticket: string) => {
  const valid = await validTicket(db, ticket, now().getTime());
  if (!valid) return undefined;
  const { holder, hub, key, expires_at, renewable_until } = valid;
  const isOwn = holder.team === connection.team_id && hub === connection.hub_id && holder.id === connection.contact_id;
  const { generation, proved_at } = holder;
  return isOwn ? { ticket: key, expires_at, renewable_until, generation, proved_at } : undefined;
};

/** The connection's own ticket, valid for ten more minutes. */
const renewed = async ({ db, now }: LiveDeps, connection: ConnectionItem) => {
  const { contact_id: id, generation, ticket } = connection;
  const own = await streamTickets(db).renewByKey(ticket, hubOf(connection), { id, generation }, now());
  if (!own) return undefined;
  const { expires_at, renewable_until, proved_at } = own;
  return { ticket, generation, expires_at, renewable_until, proved_at };
};

/** Renews the ticket of a connection; `undefined` if it cannot be renewed or the other ticket is not the contact's. */
export const renewTicket = async (
  deps: LiveDeps,
  connection: ConnectionItem,
  ticket: string | undefined,
): Promise<Renewal | undefined> => {
  const renewal = await (ticket === undefined ? renewed(deps, connection) : another(deps, connection, ticket));
  if (renewal) await connections(deps.db).renew(connection.id, renewal);
  return renewal;
};
