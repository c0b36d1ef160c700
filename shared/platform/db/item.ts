import type { Key } from './key.ts';
import type { Listed } from './listing.ts';
import type { Entity } from './row-kind.ts';

/** A value that an attribute can hold. `undefined` is not stored. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | ReadonlySet<string>
  | readonly Value[]
  | { readonly [name: string]: Value | undefined };

export type Attributes = Readonly<Record<string, Value | undefined>>;

/** Maps a type to itself, or to `never` if DynamoDB cannot store it (dates, maps, functions). */
type Storable<T> = T extends string | number | boolean | null | undefined | Uint8Array | ReadonlySet<string>
  ? T
  : T extends Date | ReadonlyMap<unknown, unknown> | ((...args: never) => unknown)
    ? never
    : { readonly [Name in keyof T]: Storable<T[Name]> };

/** The attributes of an entity's row. Values that cannot be stored do not compile. */
export function attributesOf<T extends object>(entity: T & Storable<T>): Attributes;
export function attributesOf(entity: Attributes): Attributes {
  return entity;
}

/** The author of a change, as the audit log shows it. */
export interface Actor {
  readonly type: 'user' | 'api_key' | 'contact' | 'operator' | 'system';
  readonly id: string;
}

/** The author of content. Display names and badges are read separately. */
export interface Author {
  readonly type: Exclude<Actor['type'], 'operator' | 'system'>;
  readonly id: string;
}

/**
 * A row of the table. `entity` names the owning module, `actor` the last writer, `ttl` (epoch seconds) when the store
 * may drop the row.
 */
export interface Item extends Key, Partial<Listed> {
  readonly entity: string;
  readonly actor?: Actor;
  readonly ttl?: number;
  /** The time of the soft deletion. Stored as `buried_at`: renaming needs a migration. */
  readonly buried_at?: string;
}

/** A row to write. Its kind is declared. */
export type NewItem = Item & Attributes & { readonly entity: Entity };

/** A row that was read, to be written again. Its kind was declared when it was first written. */
export function writtenAgain<T extends Item>(row: T): T & NewItem;
export function writtenAgain(row: Item): Item {
  return row;
}

/**
 * Whether the row is a tombstone: the entity was deleted, and the row keeps the actor until the stream has published
 * the deletion.
 */
export const isTombstone = (item: { readonly buried_at?: unknown }): boolean => item.buried_at !== undefined;
