import type { Item } from '../../platform/db/item.ts';
import { type Entries, REMOVED, unpack } from './posting.ts';

/** The number of postings in a block: the open block is written as a whole, so it is kept near one write unit. */
export const BLOCK_SIZE = 32;

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * A stored block of postings: packed in `b` once it is sealed, before that one attribute each. The open block also has
 * `seq` (the number of sealed blocks), `dead` (outdated postings in the list), `writes`, and the forms of the word.
 */
export type BlockRow = Item & Readonly<Record<string, unknown>>;

const NAME_LENGTH = 23;

export const entriesOf = (row: BlockRow): Entries =>
  row.b instanceof Uint8Array
    ? unpack(row.b)
    : new Map(
        Object.entries(row).filter(
          (entry): entry is [string, Uint8Array] => entry[0].length === NAME_LENGTH && entry[1] instanceof Uint8Array,
        ),
      );

/** Whether the posting says that the document no longer contains the word. */
export const isRemoved = (value: Uint8Array): boolean => value[0] === REMOVED[0];
