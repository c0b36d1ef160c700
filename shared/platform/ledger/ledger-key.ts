import { hubPartition, type Key, teamPartition } from '../db/key.ts';
import { AUDIT } from '../db/personal-data.ts';
import { entity, type RowKind } from '../db/row-kind.ts';
import { shardOf, shardPartition } from '../db/shards.ts';
import type { DomainEvent } from './domain-event.ts';
import type { LedgerEvent } from './ledger-event.ts';
import { STREAM_SHARDS, streamOf } from './stream-position.ts';

export const ledgerEventEntity = /* @__PURE__ */ entity('event');

type Identity = Pick<LedgerEvent, 'id' | 'team_id' | 'hub_id'>;

/** The clocks of two functions differ by less. */
const CLOCK_SKEW_MS = 3_600_000;

const partitionOf = ({ team_id: team, hub_id: hub }: Pick<DomainEvent, 'team_id' | 'hub_id'>): string => {
  if (team === null) return 'PLATFORM';
  return hub === null ? teamPartition(team) : hubPartition({ team, hub });
};

export const ledgerKey = (event: Identity): Key => ({ pk: partitionOf(event), sk: `EVENT#${event.id}` });

/** The key in the shards of a busy hub's stream; `undefined` for an event without a hub. */
const shardKey = ({ id, team_id: team, hub_id: hub }: Identity): Key | undefined =>
  team === null || hub === null
    ? undefined
    : { pk: shardPartition(streamOf({ team, hub }), shardOf(id, STREAM_SHARDS)), sk: `EVENT#${id}` };

/** The time in an event's id (UUIDv7), in ms. */
const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/**
 * The key under which a streamed event is recorded. It depends only on the id and on when its stream was sharded, so a
 * redelivered event has the key of its first delivery.
 */
export const recordKey = (event: Identity, shardedAt: string | undefined): Key => {
  const key = shardKey(event);
  const isLater = shardedAt !== undefined && timeOf(event.id) >= Date.parse(shardedAt) + CLOCK_SKEW_MS;
  return isLater && key ? key : ledgerKey(event);
};

/** The keys that a streamed event may have. */
export const recordKeys = (event: Identity): readonly Key[] =>
  [ledgerKey(event), shardKey(event)].filter((key) => key !== undefined);

export const ledgerEventKind = {
  entity: ledgerEventEntity,
  key: ['TEAM#{team} or TEAM#{team}#HUB#{hub} or TEAM#{team}#HUB#{hub}#STREAM~{n} or PLATFORM', 'EVENT#{event}'],
  index: ['TEAM#{team}#AUDIT or none', 'EVENT#{event} or none'],
  events: 'none',
  person: {
    contact: { exported: { none: 'The rows that changed are exported.' }, erased: AUDIT },
    user: { exported: 'actions', erased: AUDIT },
  },
  text: 'none',
  gives: false,
  note: 'the ledger; in the index what users and keys did',
} as const satisfies RowKind;
