import { absent, type Condition, either, equals, free, live } from '../../platform/db/expression.ts';
import type { Attributes, Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Deletion } from '../../platform/db/store.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { slugsFor } from './slug.ts';

export type SlugTaken = 'slug_taken';

/**
 * Something that a slug leads to. Its row and the pointer that keeps the slug its own change together or not at all.
 */
export interface Slugged {
  readonly id: string;
  readonly key: Key;
  /** Slugs that none is made of for a name. */
  readonly reserved?: (slug: string) => boolean;
  /** The row that leads from a slug to this thing, which it names as `id`. */
  pointer(slug: string): Item & Attributes;
}

interface Named {
  readonly name: string;
  readonly slug?: string | undefined;
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const isOwnPointer = ({ id }: Slugged): Condition => either(absent('pk'), equals('id', id));

/** Makes the row by its slug, with `more` beside it; where none was chosen, a free one is made from the name. */
export const createSlugged = async <T extends Item & Attributes>(
  db: Table,
  thing: Slugged,
  { name, slug }: Named,
  row: (slug: string) => T,
  more: readonly Step[] = [],
): Promise<T | SlugTaken> => {
  const made = () => slugsFor(name).filter((candidate) => !thing.reserved?.(candidate));
  for (const candidate of slug === undefined ? made() : [slug]) {
    const item = row(candidate);
    const written = await db.transact([
      { put: thing.pointer(candidate), condition: free },
      { put: item, condition: free },
      ...more,
    ]);
    if (written.ok) return item;
  }
  return 'slug_taken';
};

/**
 * The row as changed; `undefined` where it does not stand. A new slug takes the old one's place in the same write, and
 * of two writers who choose slugs at once the later one wins.
 */
export const changeSlugged = async <T extends { readonly slug: string }>(
  db: Table,
  thing: Slugged,
  current: T,
  set: Attributes & { readonly slug?: string | undefined },
): Promise<T | SlugTaken | undefined> => {
  const { slug } = set;
  if (slug === undefined || slug === current.slug) {
    const written = await db.update<T>(thing.key, { set }, slug === undefined ? live : equals('slug', slug));
    if (written.ok) return written.value;
    if (slug === undefined) return undefined;
  } else {
    const moved = await db.transact([
      { put: thing.pointer(slug), condition: free, label: 'taken' },
      { remove: keyOf(thing.pointer(current.slug)), condition: isOwnPointer(thing) },
      { update: thing.key, change: { set }, condition: equals('slug', current.slug) },
    ]);
    if (moved.ok) return db.get<T>(thing.key);
    const taken = moved.failed.find(({ label }) => label === 'taken');
    if (taken && taken.current?.id !== thing.id) return 'slug_taken';
  }
  const fresh = await db.get<T>(thing.key);
  return fresh && changeSlugged(db, thing, fresh, set);
};

/** Whether it stood. Its slug is free again; its id never means another thing. `more` is undone with it. */
export const removeSlugged = async (
  db: Table,
  thing: Slugged,
  current: { readonly slug: string },
  deletion: Deletion,
  more: () => Promise<readonly Step[]> = async () => [],
): Promise<boolean> => {
  const gone = await db.transact([
    { put: tombstone(thing.key, deletion), condition: equals('slug', current.slug) },
    { remove: keyOf(thing.pointer(current.slug)), condition: isOwnPointer(thing) },
    ...(await more()),
  ]);
  if (gone.ok) return true;
  const fresh = await db.get<{ slug: string }>(thing.key);
  return fresh !== undefined && removeSlugged(db, thing, fresh, deletion, more);
};
