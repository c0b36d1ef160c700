import { type Item, isTombstone } from '../db/item.ts';
import { tenantOf } from '../db/key.ts';
import type { DomainEvent } from './domain-event.ts';

/** The change of a row. A tombstone is a deletion. A row that expires by TTL publishes nothing: it has no actor. */
type RowChange =
  | { readonly kind: 'created'; readonly after: Item }
  | { readonly kind: 'updated'; readonly before: Item; readonly after: Item }
  | { readonly kind: 'deleted'; readonly before: Item; readonly after: Item };

const existing = (row: Item | undefined): Item | undefined => (row && !isTombstone(row) ? row : undefined);

export const rowChange = (before: Item | undefined, after: Item | undefined): RowChange | undefined => {
  if (!after) return undefined;
  const previous = existing(before);
  if (isTombstone(after)) return previous && { kind: 'deleted', before: previous, after };
  return previous ? { kind: 'updated', before: previous, after } : { kind: 'created', after };
};

interface Timed {
  readonly buried_at?: string;
  readonly updated_at?: string;
  readonly created_at?: string;
}

/** When the row previous last written. */
export const writeTime = (row: Item): string => {
  const { buried_at, updated_at, created_at } = row as Timed;
  const at = buried_at ?? updated_at ?? created_at;
  if (at === undefined) throw new TypeError(`A row of ${row.entity} has no write time`);
  return at;
};

/** The attributes common to all events of a write: tenant, actor and time. */
export const circumstances = (after: Item, at: string): Pick<DomainEvent, 'team_id' | 'hub_id' | 'actor' | 'at'> => ({
  ...tenantOf(after.pk),
  actor: after.actor ? { ...after.actor } : null,
  at,
});
