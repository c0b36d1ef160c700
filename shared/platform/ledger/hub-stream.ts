import { Contention } from '../db/contention.ts';
import { absent } from '../db/expression.ts';
import type { Attributes, Item } from '../db/item.ts';
import { type HubKey, hubPartition } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { Recent } from '../runtime/recent.ts';
import { groupCommit } from './group-commit.ts';
import type { LedgerEvent } from './ledger-event.ts';

/**
 * An event at its place in its hub's stream. Places are 1, 2, 3 and so on in the order of recording, which is not that
 * of the writes: one that is recorded late, after a retry or from a slow shard, stands after all that was recorded
 * before it.
 */
export interface StreamEntry extends LedgerEvent {
  readonly place: number;
}

export const streamOf = (hub: HubKey): string => `${hubPartition(hub)}#STREAM`;

export const AT = 'AT#';
export const placeKey = (place: number): string => `${AT}${String(place).padStart(12, '0')}`;

/** An event to be recorded: the hub whose stream tells it, and its row in the ledger with the place it got. */
interface Telling {
  readonly event: LedgerEvent;
  readonly hub: HubKey;
  readonly row: (place: number) => Item & Attributes;
}

/** Two rows each: the store takes a hundred in a transaction. */
const BATCH_SIZE = 40;
const ATTEMPTS = 20;
const HUBS = 1_000;

const entryRow = (partition: string, { actor, ...told }: LedgerEvent, place: number): Item & Attributes => ({
  pk: partition,
  sk: placeKey(place),
  entity: 'stream_entry',
  ...told,
  place,
  ...(actor && { actor: { ...actor } }),
});

/**
 * Records events at the end of their hubs' streams. An event's row in the ledger and its place are written together,
 * each only where there is none yet, and a place only after the one before it has been seen: so no place is left out,
 * none appears below one that a reader has passed, and no event has two, however many record side by side and however
 * often it is delivered. Those of one hub that wait at the same time are written in one transaction.
 */
export const hubStream = (db: Table) => {
  const ends = new Recent<number>(HUBS);

  const endOf = async (partition: string): Promise<number> => {
    const { items } = await db.query<StreamEntry>({ partition, prefix: AT, descending: true, limit: 1 });
    return items[0]?.place ?? 0;
  };

  /** The position in `tellings` is the one in the steps, halved. */
  const stepsOf = (partition: string, tellings: readonly Telling[], end: number): readonly Step[] =>
    tellings.flatMap(({ event, row }, nth) => [
      { label: 'event', put: row(end + nth + 1), condition: absent() },
      { label: 'place', put: entryRow(partition, event, end + nth + 1), condition: absent() },
    ]);

  const record = async (partition: string, tellings: readonly Telling[]): Promise<void> => {
    let left = [...new Map(tellings.map((telling) => [telling.event.id, telling])).values()];
    for (let attempt = 1; left.length > 0; attempt += 1) {
      const end = ends.get(partition) ?? (await endOf(partition));
      const written = await db.transact(stepsOf(partition, left, end));
      if (written.ok) {
        ends.set(partition, end + left.length);
        return;
      }
      if (attempt === ATTEMPTS) throw new Contention(`The end of ${partition} kept moving`);
      const known = new Set(written.failed.filter(({ label }) => label === 'event').map(({ index }) => index / 2));
      left = left.filter((_, nth) => !known.has(nth));
      ends.set(partition, written.failed.some(({ label }) => label === 'place') ? await endOf(partition) : end);
    }
  };

  const commit = groupCommit(record, BATCH_SIZE);
  return (telling: Telling): Promise<void> => commit(streamOf(telling.hub), telling);
};
