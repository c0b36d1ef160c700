import type { Table } from '../../platform/db/table.ts';
import { type BlockRow, entriesOf, isDead, numberOf, SEALED_AT } from './block.ts';
import { BLOCK } from './index-key.ts';
import type { Entries } from './posting.ts';

/** So many blocks of a word are read, the newest: about a thousand postings, three to five read units. */
const BLOCKS_READ = 32;

/** What was read of a list. */
export interface ReadList {
  /** Those that count, newest block first. */
  readonly entries: Entries;
  /** How many documents hold the word, as near as is known without reading them all. */
  readonly frequency: number;
  readonly cut: boolean;
}

/** The newest posting of each document, and of those only such as still count. */
const living = (rows: readonly BlockRow[]): Entries => {
  const newest = new Map<string, Uint8Array>();
  for (const row of rows) for (const [name, value] of entriesOf(row)) if (!newest.has(name)) newest.set(name, value);
  return new Map([...newest].filter(([, value]) => !isDead(value)));
};

/** How many postings are known to count: all that were sealed but those that were replaced. */
const known = (first: BlockRow | undefined): number =>
  first && !(first.b instanceof Uint8Array) ? numberOf(first.seq) * SEALED_AT - numberOf(first.dead) : 0;

/** The newest part of a list, in one request; it may lag a write by a moment. */
export const readList = async (db: Table, partition: string): Promise<ReadList> => {
  const query = { partition, prefix: BLOCK, descending: true, eventual: true, limit: BLOCKS_READ };
  const { items, next } = await db.query<BlockRow>(query);
  const entries = living(items);
  const cut = next !== undefined;
  return { entries, frequency: cut ? Math.max(known(items[0]), entries.size) : entries.size, cut };
};
