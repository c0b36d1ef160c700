import { admitConnections } from '../../shared/downstream/live/admit-connection.ts';
import { connectionTtl } from '../../shared/downstream/live/connection-item.ts';
import { connections } from '../../shared/downstream/live/connections.ts';
import { validTicket } from '../../shared/downstream/stream/ticket-holder.ts';
import type { LiveDeps } from './live-deps.ts';
import { DONE, type SocketResult } from './socket-event.ts';

const OPENED = { name: 'live-connections', limit: 60, seconds: 60 };

/** Accepts a handshake with a valid ticket of a contact whom the hub admits. */
export const connect = async (
  { db, isPaused, limiter, now }: LiveDeps,
  id: string,
  ticket: string,
): Promise<SocketResult> => {
  const at = now();
  const valid = await validTicket(db, ticket, at.getTime());
  if (!valid) return { statusCode: 401 };
  const { holder, hub, key, expires_at, renewable_until } = valid;
  const [verdict, isFull] = await Promise.all([
    limiter.take(OPENED, `contact#${holder.id}`, at.getTime()),
    connections(db).isFull(holder.team, holder.id),
  ]);
  if (!verdict.passed || isFull) return { statusCode: 429 };
  const connection = {
    id,
    team_id: holder.team,
    hub_id: hub,
    contact_id: holder.id,
    generation: holder.generation,
    ticket: key,
    expires_at,
    renewable_until,
    proved_at: holder.proved_at,
    ttl: connectionTtl(at),
  };
  const admit = await admitConnections(db, isPaused, [connection], at);
  const admitted = await admit(connection);
  if ('closed' in admitted) return { statusCode: admitted.closed === 'signed_out' ? 401 : 403 };
  await connections(db).open(connection);
  return DONE;
};
