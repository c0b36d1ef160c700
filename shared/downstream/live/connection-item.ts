import { contactPartition, type HubKey, hubPartition, type Key, type TeamId } from '../../platform/db/key.ts';
import { NOT_INDEXED, SECRET } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { StreamEnd } from '../../platform/ledger/stream-end.ts';

export const liveConnectionEntity = /* @__PURE__ */ entity('live_connection');
export const liveListenerEntity = /* @__PURE__ */ entity('live_listener');

/** An open WebSocket of a contact, for the hub of its ticket. The row contains no ticket, only the key of its row. */
export interface ConnectionItem {
  /** API Gateway's id of the connection. */
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly generation: number;
  /** The key of the ticket's row: a hash. */
  readonly ticket: string;
  /** When the ticket expires. */
  readonly expires_at: string;
  readonly renewable_until: string;
  /** When the ticket was issued or renewed with a token. */
  readonly proved_at: string;
  /** Up to where the hub's stream was sent. Missing before the subscription. */
  readonly position?: StreamEnd;
  readonly ttl: number;
}

/** A WebSocket lasts two hours at most; its rows expire ten minutes later. */
const KEPT_SECONDS = 2 * 3_600 + 600;

export const connectionTtl = (now: Date): number => Math.ceil(now.getTime() / 1000) + KEPT_SECONDS;

export const connectionKey = (id: string): Key => ({ pk: `LIVE#${id}`, sk: 'CONNECTION' });

/** The partition of the subscribed connections of a hub. */
export const listenersPartition = (hub: HubKey): string => `${hubPartition(hub)}#LIVE`;

export const LISTENER = 'CONNECTION#';

export const listenerKey = (hub: HubKey, id: string): Key => ({ pk: listenersPartition(hub), sk: `${LISTENER}${id}` });

/** The index partition of a contact's connections. */
export const connectionsOfContact = (team: TeamId, contact: string): string =>
  `${contactPartition(team, contact)}#LIVE`;

/** A subscribed connection in the hub's partition. */
export interface ListenerItem {
  readonly id: string;
  readonly contact_id: string;
  readonly ttl: number;
}

export const liveConnectionKind = {
  entity: liveConnectionEntity,
  key: ['LIVE#{connection}', 'CONNECTION'],
  index: ['TEAM#{team}#CONTACT#{contact}#LIVE', 'CONNECTION#{connection}'],
  events: 'none',
  person: { contact: { exported: SECRET, erased: { expires: 'two hours' } } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'an open WebSocket, and up to where the stream was sent; two hours',
} as const satisfies RowKind;

export const liveListenerKind = {
  entity: liveListenerEntity,
  key: ['TEAM#{team}#HUB#{hub}#LIVE', 'CONNECTION#{connection}'],
  events: 'none',
  person: { contact: { exported: NOT_INDEXED, erased: { expires: 'two hours' } } },
  text: 'none',
  gives: false,
  note: 'a WebSocket that is subscribed to the hub; two hours',
} as const satisfies RowKind;
