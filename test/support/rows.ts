import { ROWS } from '../../shared/downstream/rows.ts';
import type { Entity, RowKind } from '../../shared/platform/db/row-kind.ts';

/** Every kind of row, by its stored name. */
export const KINDS: ReadonlyMap<string, RowKind> = new Map(ROWS.map((kind) => [kind.entity, kind]));

type Kind = (typeof ROWS)[number];

type NameOf<K> = K extends { readonly entity: Entity<infer Name> } ? Name : never;

/** The kinds that contain personal data of a contact. */
export type ContactKind = NameOf<Extract<Kind, { readonly person: { readonly contact: object } }>>;

/** The kinds whose rows can give a contact something of value. */
export type GivingKind = NameOf<Extract<Kind, { readonly gives: true }>>;

/** The kind of this stored name, as a write needs it. */
export const entityNamed = (name: string): Entity => {
  const kind = KINDS.get(name);
  if (!kind) throw new Error(`No kind of row is named ${name}`);
  return kind.entity;
};
