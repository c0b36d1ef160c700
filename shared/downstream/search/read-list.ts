import type { Table } from '../../platform/db/table.ts';
import { BLOCK_SIZE, type BlockRow, entriesOf, isRemoved, numberOf } from './block.ts';
import { BLOCK } from './index-key.ts';
import type { Entries } from './posting.ts';

/** The number of newest blocks that are read: about 1,000 postings, three to five read units. */
const MAX_BLOCKS = 32;

/** The part of a posting list that was read. */
export interface ReadList {
  /** The current postings, newest block first. */
  readonly entries: Entries;
  /** The estimated number of documents with the word. */
  readonly frequency: number;
  readonly cut: boolean;
}

/** The newest posting of each document, without removed ones. */
const currentPostings = (rows: readonly BlockRow[]): Entries => {
  const newest = new Map<string, Uint8Array>();
  for (const row of rows) for (const [name, value] of entriesOf(row)) if (!newest.has(name)) newest.set(name, value);
  return new Map([...newest].filter(([, value]) => !isRemoved(value)));
};

/** The number of current postings in sealed blocks. */
const knownFrequency = (first: BlockRow | undefined): number =>
  first && !(first.b instanceof Uint8Array) ? numberOf(first.seq) * BLOCK_SIZE - numberOf(first.dead) : 0;

/** Reads the newest part of a posting list in one eventually consistent request. */
export const readList = async (db: Table, partition: string): Promise<ReadList> => {
  const query = { partition, prefix: BLOCK, descending: true, eventual: true, limit: MAX_BLOCKS };
  const { items, next } = await db.query<BlockRow>(query);
  const entries = currentPostings(items);
  const cut = next !== undefined;
  return { entries, frequency: cut ? Math.max(knownFrequency(items[0]), entries.size) : entries.size, cut };
};
