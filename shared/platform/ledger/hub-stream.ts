import { Contention } from '../db/contention.ts';
import { absent } from '../db/expression.ts';
import type { Attributes, Item } from '../db/item.ts';
import { type HubKey, hubPartition } from '../db/key.ts';
import { stamped } from '../db/stamp.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { Recent } from '../runtime/recent.ts';
import { groupCommit } from './group-commit.ts';
import type { LedgerEvent } from './ledger-event.ts';

/**
 * An event with its position in the hub's stream. Positions are 1, 2, 3 and so on in the order of recording, which can
 * differ from the order of the writes: a late event gets a later position. Stored as `place`: renaming needs a
 * migration.
 */
export interface StreamEntry extends LedgerEvent {
  readonly place: number;
}

export const streamOf = (hub: HubKey): string => `${hubPartition(hub)}#STREAM`;

export const AT = 'AT#';
export const placeKey = (place: number): string => `${AT}${String(place).padStart(12, '0')}`;

/** An event to record: the hub of the stream, and the ledger row for a given position. */
interface PendingEvent {
  readonly event: LedgerEvent;
  readonly hub: HubKey;
  readonly row: (place: number) => Item & Attributes;
  readonly thread: string | undefined;
}

/** Two rows per event; a transaction has at most 100 steps. */
const BATCH_SIZE = 40;
const ATTEMPTS = 20;
const CACHED_HUBS = 1_000;

const entryRow = (partition: string, { actor, ...event }: LedgerEvent, place: number): Item & Attributes => ({
  pk: partition,
  sk: placeKey(place),
  entity: 'stream_entry',
  ...event,
  place,
  ...(actor && { actor: { ...actor } }),
});

/**
 * Appends events to their hubs' streams. The ledger row and the stream entry are written in one transaction, each only
 * if absent, and a position only after the previous one exists. So positions have no gaps, no event appears behind a
 * reader, and a redelivered event is recorded once. Concurrent events of one hub are written in one transaction.
 */
export const hubStream = (db: Table) => {
  const ends = new Recent<number>(CACHED_HUBS);

  const endOf = async (partition: string): Promise<number> => {
    const { items } = await db.query<StreamEntry>({ partition, prefix: AT, descending: true, limit: 1 });
    return items[0]?.place ?? 0;
  };

  /** Two steps per pending event: the event at index `n` has the steps `2n` and `2n + 1`. */
  const stepsOf = (partition: string, pending: readonly PendingEvent[], end: number): readonly Step[] =>
    pending.flatMap(({ event, row, thread }, index) => [
      { label: 'event', put: row(end + index + 1), condition: absent() },
      { label: 'place', put: stamped(entryRow(partition, event, end + index + 1), thread), condition: absent() },
    ]);

  const record = async (partition: string, pending: readonly PendingEvent[]): Promise<void> => {
    let left = [...new Map(pending.map((item) => [item.event.id, item])).values()];
    for (let attempt = 1; left.length > 0; attempt += 1) {
      const end = ends.get(partition) ?? (await endOf(partition));
      const written = await db.transact(stepsOf(partition, left, end));
      if (written.ok) {
        ends.set(partition, end + left.length);
        return;
      }
      if (attempt === ATTEMPTS) throw new Contention(`The end of ${partition} moved on every attempt`);
      const known = new Set(written.failed.filter(({ label }) => label === 'event').map(({ index: step }) => step / 2));
      left = left.filter((_, index) => !known.has(index));
      ends.set(partition, written.failed.some(({ label }) => label === 'place') ? await endOf(partition) : end);
    }
  };

  const commit = groupCommit(record, BATCH_SIZE);
  return (item: PendingEvent): Promise<void> => commit(streamOf(item.hub), item);
};
