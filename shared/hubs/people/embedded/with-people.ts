import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import { type Gathered, gather, type ReadRows } from '../../../platform/db/gather.ts';
import type { Key } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type EmbeddedPerson, embeddedKeys, embeddedPerson, type NamedPerson } from './embedded-person.ts';
import { type Prefixed, prefixed } from './prefixed.ts';

/** Finds a person in an item, per role of the person: `author`, `reporter`. */
type Roles<T> = Readonly<Record<string, (item: T) => NamedPerson | undefined>>;

type Find = (...args: never) => unknown;

type Nobody = Readonly<Record<keyof EmbeddedPerson, null>>;

/** The attributes without a person. */
export const NOBODY: Nobody = {
  display_name: null,
  photo_url: null,
  photo_url_expires_at: null,
  is_former_member: null,
};

/** The attributes of the people, null where an item names nobody in the role. */
type EmbeddedAttributes<R extends Readonly<Record<string, Find>>> = UnionToIntersection<
  {
    [Role in keyof R & string]: Prefixed<
      Role,
      undefined extends ReturnType<R[Role]> ? { [K in keyof EmbeddedPerson]: EmbeddedPerson[K] | null } : EmbeddedPerson
    >;
  }[keyof R & string]
>;

type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;

/** The rows of the people that the items name. */
export const peopleKeys = <T>(items: readonly T[], roles: Roles<T>): readonly Key[] =>
  items.flatMap((item) =>
    Object.values(roles).flatMap((find) => {
      const named = find(item);
      return named ? embeddedKeys(named) : [];
    }),
  );

/** The items with their people, from the rows of `peopleKeys`. */
export function attachPeople<T extends object, R extends Roles<T>>(
  items: readonly T[],
  roles: R,
  rows: Gathered,
  showing: PresentDeps,
): readonly (T & EmbeddedAttributes<R>)[];
export function attachPeople(
  items: readonly object[],
  roles: Roles<object>,
  rows: Gathered,
  showing: PresentDeps,
): readonly object[] {
  return items.map((item) => {
    const embedded = Object.entries(roles).map(([role, find]) => {
      const named = find(item);
      return prefixed(role, named ? embeddedPerson(named, rows, showing) : NOBODY);
    });
    return Object.assign({}, item, ...embedded);
  });
}

/**
 * The items with the current names and photos of the people that they name: one more round trip for any number of
 * items, none without people. Rows in `known` are not read again. A change of a name may be missing for a moment.
 */
export const withPeople = async <T extends object, const R extends Roles<T>>(
  db: Table,
  items: readonly T[],
  roles: R,
  showing: PresentDeps,
  known?: ReadRows,
): Promise<readonly (T & EmbeddedAttributes<R>)[]> => {
  const rows = await gather(db, peopleKeys(items, roles), { eventual: true }, known);
  return attachPeople<T, R>(items, roles, rows, showing);
};
