import { all, equals, exists } from '../../platform/db/expression.ts';
import { isFull } from '../../platform/db/is-full.ts';
import { type HubKey, hubOf, type TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Position } from '../../platform/db/query.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import type { StreamEnd } from '../../platform/ledger/stream-end.ts';
import {
  type ConnectionItem,
  connectionKey,
  connectionsOfContact,
  LISTENER,
  type ListenerItem,
  listenerKey,
  listenersPartition,
  liveConnectionEntity,
  liveListenerEntity,
} from './connection-item.ts';

type Renewal = Pick<ConnectionItem, 'ticket' | 'expires_at' | 'renewable_until' | 'proved_at' | 'generation'>;

type Place = Pick<ConnectionItem, 'id' | 'team_id' | 'hub_id'>;

/** The ids of a page of listeners, and the position of the next page. */
interface Listeners {
  readonly ids: readonly string[];
  readonly next: Position | undefined;
}

/** The open connections of one contact, in all hubs of the team: each event is sent to all of them. */
export const MAX_OF_CONTACT = 100;

const present = <T>(rows: readonly (T | undefined)[]): readonly T[] => rows.filter((row) => row !== undefined);

const ofContact = (team: TeamId, contact: string) =>
  ({ partition: connectionsOfContact(team, contact), prefix: LISTENER, index: 'listing' }) as const;

/** The open WebSockets of all hubs. */
export const connections = (db: Table) => ({
  get: (id: string) => db.get<ConnectionItem>(connectionKey(id)),

  async open(connection: ConnectionItem): Promise<void> {
    const { id, team_id, contact_id } = connection;
    const place = listed({ partition: connectionsOfContact(team_id, contact_id), sort: `${LISTENER}${id}` });
    await db.put({ ...connectionKey(id), ...place, entity: liveConnectionEntity, ...connection, position: undefined });
  },

  /** Starts or restarts the subscription. Returns whether the connection is still open. */
  async subscribe(connection: ConnectionItem, position: StreamEnd): Promise<boolean> {
    const { id, contact_id, ttl } = connection;
    const listener = { ...listenerKey(hubOf(connection), id), entity: liveListenerEntity, id, contact_id, ttl };
    const written = await db.transact([
      { update: connectionKey(id), change: { set: { position: { ...position } } }, condition: exists() },
      { put: listener },
    ]);
    return written.ok;
  },

  /** Records up to where the stream was sent. Does nothing if another run or a new subscription did so meanwhile. */
  async advance({ id, position }: ConnectionItem, to: StreamEnd): Promise<void> {
    const isUnchanged = all(exists(), equals('position.place', position?.place ?? 0));
    await db.update(connectionKey(id), { set: { position: { ...to } } }, isUnchanged);
  },

  async renew(id: string, renewal: Renewal): Promise<void> {
    await db.update(connectionKey(id), { set: { ...renewal } }, exists());
  },

  /** Removes both rows of a connection, or none. Idempotent. */
  async forget(connection: Place): Promise<void> {
    const { id } = connection;
    await db.transact([{ remove: listenerKey(hubOf(connection), id) }, { remove: connectionKey(id) }]);
  },

  async hasListeners(hub: HubKey): Promise<boolean> {
    const { items } = await db.query({ partition: listenersPartition(hub), prefix: LISTENER, limit: 1 });
    return items.length > 0;
  },

  /** Whether a contact has as many open connections as are allowed. Eventually consistent. */
  isFull: (team: TeamId, contact: string): Promise<boolean> => isFull(db, ofContact(team, contact), MAX_OF_CONTACT),

  /** Whether a contact has an open connection. Eventually consistent. */
  async isConnected(team: TeamId, contact: string): Promise<boolean> {
    const { items } = await db.query({ ...ofContact(team, contact), limit: 1 });
    return items.length > 0;
  },

  /** A page of the subscribed connections of a hub. */
  async ofHub(hub: HubKey, limit: number, after: Position | undefined): Promise<Listeners> {
    const page = { partition: listenersPartition(hub), prefix: LISTENER, limit, after };
    const { items, next } = await db.query<ListenerItem>(page);
    return { ids: items.map(({ id }) => id), next };
  },

  /** Those of some connections that are still open. */
  async getMany(ids: readonly string[]): Promise<readonly ConnectionItem[]> {
    return present(ids.length > 0 ? await db.getMany<ConnectionItem>(ids.map(connectionKey)) : []);
  },

  /** The open connections of a contact in all hubs of the team. Eventually consistent. */
  async ofContact(team: TeamId, contact: string): Promise<readonly ConnectionItem[]> {
    return queryAll<ConnectionItem>(db, ofContact(team, contact));
  },
});
