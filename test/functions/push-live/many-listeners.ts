import {
  connectionKey,
  listenerKey,
  liveConnectionEntity,
  liveListenerEntity,
} from '../../../shared/downstream/live/connection-item.ts';
import type { LiveWorld } from '../live/world.ts';

/** Writes the rows of that many subscribed connections of one member, without events. Returns their ids, sorted. */
export const manyListeners = async (
  { db, ours, ticket }: LiveWorld,
  count: number,
  name = 'many',
): Promise<readonly string[]> => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const of = {
    team_id: ours.id,
    hub_id: ours.hub,
    contact_id: ours.member.id,
    generation: 1,
    ticket: await ticket(),
    expires_at: until,
    renewable_until: until,
    proved_at: new Date().toISOString(),
    position: { place: 0 },
    ttl: Math.ceil(Date.now() / 1_000) + 60,
  };
  const ids = Array.from({ length: count }, (_, nth) => `${name}-${String(nth).padStart(5, '0')}`);
  for (const id of ids) {
    await db.put({ ...connectionKey(id), entity: liveConnectionEntity, id, ...of });
    const listener = { id, contact_id: of.contact_id, ttl: of.ttl };
    await db.put({ ...listenerKey({ team: ours.id, hub: ours.hub }, id), entity: liveListenerEntity, ...listener });
  }
  return ids;
};
