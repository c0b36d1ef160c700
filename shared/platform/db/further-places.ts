import { isDeepStrictEqual } from 'node:util';
import type { Attributes } from './item.ts';
import type { Key } from './key.ts';
import { listed } from './listing.ts';
import type { Entity } from './row-kind.ts';
import type { Table } from './table.ts';

/**
 * A further place of something in the index. A row has one place in the index, so each further place is a row of its
 * own. The attributes are those that filters of the list read; what a list shows is read from the thing itself.
 */
export interface FurtherPlace {
  readonly key: Key;
  /** Absent: the list does not contain the thing. */
  readonly at?: { readonly partition: string; readonly sort: string; readonly attributes: Attributes } | undefined;
}

const MAX_ROUNDS = 6;

const rowOf = (entity: Entity, key: Key, { partition, sort, attributes }: NonNullable<FurtherPlace['at']>) => ({
  ...key,
  entity,
  ...listed({ partition, sort }),
  ...attributes,
});

/**
 * Makes the rows of a thing's further places agree with the thing, which `read` reads consistently. Idempotent. A call
 * returns only after it has read both without a difference, so after concurrent and repeated calls, in any order, the
 * rows agree with the newest state.
 */
export const settlePlaces = async (
  db: Table,
  { entity, read }: { readonly entity: Entity; readonly read: () => Promise<readonly FurtherPlace[]> },
): Promise<void> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const places = await read();
    const rows = await db.getMany<object>(places.map(({ key }) => key));
    const wrong = places.filter(({ key, at }, nth) => !isDeepStrictEqual(at && rowOf(entity, key, at), rows[nth]));
    if (wrong.length === 0) return;
    await Promise.all(wrong.map(({ key, at }) => (at ? db.put(rowOf(entity, key, at)) : db.remove(key))));
  }
  throw new Error('The thing changed faster than its further places');
};
