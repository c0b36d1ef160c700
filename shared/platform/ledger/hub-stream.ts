import { Contention } from '../db/contention.ts';
import { absent } from '../db/expression.ts';
import type { NewItem } from '../db/item.ts';
import type { HubKey, Key } from '../db/key.ts';
import { AUDIT } from '../db/personal-data.ts';
import { entity, type RowKind } from '../db/row-kind.ts';
import { writesShards } from '../db/shards.ts';
import { stamped } from '../db/stamp.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { Recent } from '../runtime/recent.ts';
import { groupCommit } from './group-commit.ts';
import type { LedgerEvent } from './ledger-event.ts';
import { recordKey } from './ledger-key.ts';
import { type StreamEnd, streamEnd } from './stream-end.ts';
import { placeKey, placeShard, streamOf } from './stream-position.ts';

const streamEntryEntity = /* @__PURE__ */ entity('stream_entry');

/** An event to record: the hub of the stream, and the ledger row for a given position and key. */
interface PendingEvent {
  readonly event: LedgerEvent;
  readonly hub: HubKey;
  readonly row: (position: StreamEnd, key: Key) => NewItem;
  readonly thread: string | undefined;
}

/** Two rows per event; a transaction has at most 100 steps. */
const BATCH_SIZE = 40;
const ATTEMPTS = 20;
const CACHED_HUBS = 1_000;

const entryRow = (partition: string, { actor, ...event }: LedgerEvent, position: StreamEnd): NewItem => ({
  pk: partition,
  sk: placeKey(position.place),
  entity: streamEntryEntity,
  ...event,
  ...position,
  ...(actor && { actor: { ...actor } }),
});

/** The end of a stream after more events. A full transaction moves what follows it to the shards. */
const endAfter = ({ place, sharded_at }: StreamEnd, count: number): StreamEnd => {
  const since = sharded_at ?? (count === BATCH_SIZE && writesShards() ? new Date().toISOString() : undefined);
  return { place: place + count, ...(since !== undefined && { sharded_at: since }) };
};

/** Two steps per pending event: the event at index `n` has the steps `2n` and `2n + 1`. */
const stepsOf = (
  stream: string,
  pending: readonly PendingEvent[],
  { place: last, sharded_at }: StreamEnd,
  end: StreamEnd,
): readonly Step[] =>
  pending.flatMap(({ event, row, thread }, index) => {
    const place = last + index + 1;
    const since = place === end.place ? end.sharded_at : sharded_at;
    const position: StreamEnd = { place, ...(since !== undefined && { sharded_at: since }) };
    const partition = sharded_at === undefined ? stream : placeShard(stream, place);
    return [
      { label: 'event', put: row(position, recordKey(event, sharded_at)), condition: absent() },
      { label: 'place', put: stamped(entryRow(partition, event, position), thread), condition: absent() },
    ];
  });

/**
 * Appends events to their hubs' streams. The ledger row and the stream entry are written in one transaction, each only
 * if absent, and a position only after the previous one exists. So positions have no gaps, no event appears behind a
 * reader, and a redelivered event is recorded once. Concurrent events of one hub are written in one transaction.
 *
 * The positions of a busy hub are in shards from then on: the last event before them says so. A relay must read it before
 * it can take the next position.
 */
export const hubStream = (db: Table) => {
  const ends = new Recent<StreamEnd>(CACHED_HUBS);

  const record = async (stream: string, pending: readonly PendingEvent[]): Promise<void> => {
    let left = [...new Map(pending.map((item) => [item.event.id, item])).values()];
    for (let attempt = 1; left.length > 0; attempt += 1) {
      const last = ends.get(stream) ?? (await streamEnd(db, stream));
      const end = endAfter(last, left.length);
      const written = await db.transact(stepsOf(stream, left, last, end));
      if (written.ok) {
        ends.set(stream, end);
        return;
      }
      if (attempt === ATTEMPTS) throw new Contention(`The end of ${stream} moved on every attempt`);
      const known = new Set(written.failed.filter(({ label }) => label === 'event').map(({ index: step }) => step / 2));
      left = left.filter((_, index) => !known.has(index));
      const moved = written.failed.some(({ label }) => label === 'place');
      ends.set(stream, moved ? await streamEnd(db, stream) : last);
    }
  };

  const commit = groupCommit(record, BATCH_SIZE);
  return (item: PendingEvent): Promise<void> => commit(streamOf(item.hub), item);
};

export const streamEntryKind = {
  entity: streamEntryEntity,
  key: ['TEAM#{team}#HUB#{hub}#STREAM or TEAM#{team}#HUB#{hub}#STREAM~{n}', 'AT#{place}'],
  events: 'none',
  person: { contact: { exported: { none: 'The rows that changed are exported.' }, erased: AUDIT } },
  text: 'none',
  gives: false,
  note: "an event at its place in its hub's stream",
} as const satisfies RowKind;
