import { type Item, isBuried } from '../db/item.ts';
import { tenantOf } from '../db/key.ts';
import type { DomainEvent } from './domain-event.ts';

/** What became of a row. A headstone is a deletion; a row that the store drops tells nothing, for nobody did it. */
type RowChange =
  | { readonly kind: 'created'; readonly after: Item }
  | { readonly kind: 'updated'; readonly before: Item; readonly after: Item }
  | { readonly kind: 'deleted'; readonly before: Item; readonly after: Item };

const standing = (row: Item | undefined): Item | undefined => (row && !isBuried(row) ? row : undefined);

export const rowChange = (before: Item | undefined, after: Item | undefined): RowChange | undefined => {
  if (!after) return undefined;
  const was = standing(before);
  if (isBuried(after)) return was && { kind: 'deleted', before: was, after };
  return was ? { kind: 'updated', before: was, after } : { kind: 'created', after };
};

interface Timed {
  readonly buried_at?: string;
  readonly updated_at?: string;
  readonly created_at?: string;
}

/** When the row was written last. */
export const writeTime = (row: Item): string => {
  const { buried_at, updated_at, created_at } = row as Timed;
  const at = buried_at ?? updated_at ?? created_at;
  if (at === undefined) throw new TypeError(`A row of ${row.entity} says not when it was written`);
  return at;
};

/** What every event of a write has: whose it is, who made it and when it happened. */
export const circumstances = (after: Item, at: string): Pick<DomainEvent, 'team_id' | 'hub_id' | 'actor' | 'at'> => ({
  ...tenantOf(after.pk),
  actor: after.actor ? { ...after.actor } : null,
  at,
});
