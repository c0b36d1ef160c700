import type { ConnectionItem } from '../../shared/downstream/live/connection-item.ts';
import { connections } from '../../shared/downstream/live/connections.ts';
import type { LiveMessage } from '../../shared/downstream/live/live-message.ts';
import { liveUnread } from '../../shared/downstream/live/live-unread.ts';
import { startAfter } from '../../shared/downstream/stream/stream-page.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { LiveDeps } from './live-deps.ts';

/** Starts the events of the ticket's hub. Those recorded meanwhile are queued. */
export const subscribe = async (
  { db, queue, now }: LiveDeps,
  connection: ConnectionItem,
  last: string | undefined,
): Promise<LiveMessage> => {
  const { id, team_id, hub_id, contact_id, expires_at, renewable_until } = connection;
  const { cursor = null, position = { place: 0 } } = await startAfter(db, hubOf(connection), last);
  if (await connections(db).subscribe(connection, position)) await queue.send({ kind: 'connections', ids: [id] });
  const { unread } = await liveUnread(db, { team: team_id, contact: contact_id }, now());
  return { type: 'subscribed', hub_id, last_event_id: cursor, ...unread, expires_at, renewable_until };
};
