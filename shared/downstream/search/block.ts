import type { Item } from '../../platform/db/item.ts';
import { type Entries, TOMBSTONE, unpack } from './posting.ts';

/** How many postings a block takes: the open one is written as a whole, so it is kept near one write unit. */
export const SEALED_AT = 32;

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A block of postings as stored: packed in `b` once it is sealed, before that an attribute each. */
export type BlockRow = Item & Readonly<Record<string, unknown>>;

const NAME = 23;

export const entriesOf = (row: BlockRow): Entries =>
  row.b instanceof Uint8Array
    ? unpack(row.b)
    : new Map(
        Object.entries(row).filter(
          (entry): entry is [string, Uint8Array] => entry[0].length === NAME && entry[1] instanceof Uint8Array,
        ),
      );

/** It says that the document no longer holds the word. */
export const isDead = (value: Uint8Array): boolean => value[0] === TOMBSTONE[0];
