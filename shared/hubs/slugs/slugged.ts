import { absent, type Condition, either, equals, free, live } from '../../platform/db/expression.ts';
import type { Attributes, NewItem } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Deletion } from '../../platform/db/store.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { slugsFor } from './slug.ts';

export type SlugTaken = 'slug_taken';

/** An entity with a unique slug. Its row and the pointer row of its slug change in one transaction. */
export interface Slugged {
  readonly id: string;
  readonly key: Key;
  /** Slugs that are never generated from a name. */
  readonly reserved?: (slug: string) => boolean;
  /** The pointer row from a slug to this entity's `id`. */
  pointer(slug: string): NewItem;
  /** The row that reserves a slug that this entity gave up. Without it, the slug is free at once. */
  former?(slug: string): NewItem;
  /** The condition on which this entity may take a slug; by default, that no other has it. */
  readonly takes?: Condition;
}

interface Named {
  readonly name: string;
  readonly slug?: string | undefined;
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const isOwnPointer = ({ id }: Slugged): Condition => either(absent('pk'), equals('id', id));

/** The step that takes a slug. */
const taking = (thing: Slugged, slug: string): Step => ({
  put: thing.pointer(slug),
  condition: thing.takes ?? free,
  label: 'taken',
});

/** The step that gives up a slug. */
const leaving = (thing: Slugged, slug: string): Step => {
  const condition = isOwnPointer(thing);
  return thing.former ? { put: thing.former(slug), condition } : { remove: keyOf(thing.pointer(slug)), condition };
};

/** Creates the row, its slug and `more` in one transaction. Without a slug, a free one is generated from the name. */
export const createSlugged = async <T extends NewItem>(
  db: Table,
  thing: Slugged,
  { name, slug }: Named,
  row: (slug: string) => T,
  more: readonly Step[] = [],
): Promise<T | SlugTaken> => {
  const made = () => slugsFor(name).filter((candidate) => !thing.reserved?.(candidate));
  for (const candidate of slug === undefined ? made() : [slug]) {
    const item = row(candidate);
    const written = await db.transact([taking(thing, candidate), { put: item, condition: free }, ...more]);
    if (written.ok) return item;
  }
  return 'slug_taken';
};

/**
 * Returns the updated row; `undefined` if it does not exist. A new slug replaces the old one in the same write. Of
 * concurrent slug changes, the last one wins.
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
      taking(thing, slug),
      leaving(thing, current.slug),
      { update: thing.key, change: { set }, condition: equals('slug', current.slug) },
    ]);
    if (moved.ok) return db.get<T>(thing.key);
    const taken = moved.failed.find(({ label }) => label === 'taken');
    if (taken && taken.current?.id !== thing.id) return 'slug_taken';
  }
  const fresh = await db.get<T>(thing.key);
  return fresh && changeSlugged(db, thing, fresh, set);
};

/**
 * Returns false if the row does not exist. The slug is given up, the id is never reused. `more` is in the same
 * write.
 */
export const removeSlugged = async (
  db: Table,
  thing: Slugged,
  current: { readonly slug: string },
  deletion: Deletion,
  more: () => Promise<readonly Step[]> = async () => [],
): Promise<boolean> => {
  const gone = await db.transact([
    { put: tombstone(thing.key, deletion), condition: equals('slug', current.slug) },
    leaving(thing, current.slug),
    ...(await more()),
  ]);
  if (gone.ok) return true;
  const fresh = await db.get<{ slug: string }>(thing.key);
  return fresh !== undefined && removeSlugged(db, thing, fresh, deletion, more);
};
