import { ROWS } from '../../shared/downstream/rows.ts';
import type { Entity, RowKind } from '../../shared/platform/db/row-kind.ts';

/** Every kind of row, by its stored name. */
export const KINDS: ReadonlyMap<string, RowKind> = new Map(ROWS.map((kind) => [kind.entity, kind]));

/** The kind of this stored name, as a write needs it. */
export const entityNamed = (name: string): Entity => {
  const kind = KINDS.get(name);
  if (!kind) throw new Error(`No kind of row is named ${name}`);
  return kind.entity;
};
