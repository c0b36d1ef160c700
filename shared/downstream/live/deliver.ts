import type { IsPaused } from '../../accounts/teams/team-controls.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import { readOnce } from '../../platform/db/read-once.ts';
import type { Table } from '../../platform/db/table.ts';
import { concurrently } from '../search/concurrently.ts';
import { eventData } from '../stream/event-data.ts';
import { pageAfter } from '../stream/stream-page.ts';
import { visibleEvents } from '../stream/visible-events.ts';
import { admitConnections } from './admit-connection.ts';
import type { ConnectionItem } from './connection-item.ts';
import { connections } from './connections.ts';
import type { ClosingReason, LiveMessage } from './live-message.ts';
import type { Sockets } from './sockets.ts';

export interface Delivery {
  readonly db: Table;
  readonly sockets: Sockets;
  readonly isPaused: IsPaused;
}

/** An open connection, and the membership with which it was admitted. */
interface Listening {
  readonly connection: ConnectionItem;
  readonly member: MemberItem;
}

/** Sends to this many connections at once. */
const LANES = 25;

/** The pages of events for one connection in one run: 1,000 events. */
const MAX_PAGES = 10;

/** Hidden events that are filtered again next time, so that each of them is not a write. */
const MAX_HIDDEN = 20;

/** Closes a connection, and says why. */
export const closeConnection = async (
  { db, sockets }: Delivery,
  connection: ConnectionItem,
  reason: ClosingReason,
): Promise<void> => {
  const sent = await sockets.post(connection.id, { type: 'closing', reason });
  if (sent === 'sent') await sockets.close(connection.id);
  await connections(db).forget(connection);
};

/** Sends a message. A connection that is gone loses its rows. */
const post = async ({ db, sockets }: Delivery, connection: ConnectionItem, message: LiveMessage): Promise<boolean> => {
  const sent = await sockets.post(connection.id, message);
  if (sent === 'gone') await connections(db).forget(connection);
  return sent === 'sent';
};

/**
 * Sends the events that a connection has not been sent and its contact may see now, in order. Returns whether events
 * are left. A failure in between sends the last page again, and loses none.
 */
const sendEvents = async (delivery: Delivery, shared: Table, listening: Listening, now: Date): Promise<boolean> => {
  const { member } = listening;
  let { connection } = listening;
  const hub: HubKey = hubOf(connection);
  const reader = { kind: 'contact', id: connection.contact_id, member } as const;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    if (!connection.position) return false;
    const { events, cursor, more, position } = await pageAfter(shared, hub, connection.position);
    if (!position) return false;
    const visible = await visibleEvents(shared, reader, hub, events, now);
    const message = {
      type: 'events',
      hub_id: hub.hub,
      events: visible.map((event) => eventData(event, 'contact')),
      last_event_id: cursor,
    } as const;
    if (visible.length > 0 && !(await post(delivery, connection, message))) return false;
    const isRecorded = visible.length > 0 || more || events.length >= MAX_HIDDEN;
    if (isRecorded) await connections(delivery.db).advance(connection, position);
    if (!more) return false;
    connection = { ...connection, position };
  }
  return true;
};

/**
 * Closes the connections that are no longer admitted, and runs `send` for each of the others. All are tried before the
 * first failure is thrown.
 */
const toAdmitted = async (
  delivery: Delivery,
  of: readonly ConnectionItem[],
  now: Date,
  send: (listening: Listening) => Promise<void>,
): Promise<void> => {
  const admit = await admitConnections(delivery.db, delivery.isPaused, of, now);
  const failures: unknown[] = [];
  await concurrently(LANES, of, async (connection) => {
    try {
      const admitted = await admit(connection);
      if ('closed' in admitted) await closeConnection(delivery, connection, admitted.closed);
      else await send({ connection, member: admitted.member });
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0) throw failures[0];
};

/** Sends new events to connections. Returns those with events left. */
export const deliverEvents = async (
  delivery: Delivery,
  of: readonly ConnectionItem[],
  now: Date,
): Promise<readonly ConnectionItem[]> => {
  const shared = readOnce(delivery.db);
  const left: ConnectionItem[] = [];
  await toAdmitted(delivery, of, now, async (listening) => {
    if (await sendEvents(delivery, shared, listening, now)) left.push(listening.connection);
  });
  return left;
};

/** Sends messages to the admitted ones of some connections. */
export const deliverMessages = async (
  delivery: Delivery,
  of: readonly ConnectionItem[],
  messages: readonly LiveMessage[],
  now: Date,
): Promise<void> =>
  toAdmitted(delivery, of, now, async ({ connection }) => {
    for (const message of messages) if (!(await post(delivery, connection, message))) return;
  });
