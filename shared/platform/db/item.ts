import type { Key } from './key.ts';
import type { Listed } from './listing.ts';

/** What a stored attribute may hold; `undefined` is not stored. */
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

/** A type as a row keeps it; `never` where a row could not, as of a date or a function. */
type Storable<T> = T extends string | number | boolean | null | undefined | Uint8Array | ReadonlySet<string>
  ? T
  : T extends Date | ReadonlyMap<unknown, unknown> | ((...given: never) => unknown)
    ? never
    : { readonly [Name in keyof T]: Storable<T[Name]> };

/** The attributes of an entity's row. What no row can keep does not compile. */
export function attributesOf<T extends object>(entity: T & Storable<T>): Attributes;
export function attributesOf(entity: Attributes): Attributes {
  return entity;
}

/** Who made a change; the audit log reads it from the changed item. */
export interface Actor {
  readonly type: 'user' | 'api_key' | 'contact' | 'system';
  readonly id: string;
}

/** Who wrote something; what they are called and stand for now is read with them. */
export interface Author {
  readonly type: Exclude<Actor['type'], 'system'>;
  readonly id: string;
}

/**
 * A row of the table. `entity` names the module that owns it, `actor` who wrote it last, `ttl` (epoch seconds) when
 * the store may drop it.
 */
export interface Item extends Key, Partial<Listed> {
  readonly entity: string;
  readonly actor?: Actor;
  readonly ttl?: number;
  readonly buried_at?: string;
}

/** A row whose entity was deleted: it keeps who deleted it until the stream has told, then the store drops it. */
export const isBuried = (item: { readonly buried_at?: unknown }): boolean => item.buried_at !== undefined;
