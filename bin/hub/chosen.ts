import { usage } from './exit.ts';
import { shownAs } from './shown.ts';
import type { Column, Value } from './table.ts';

/** The names of `--columns id,name`. */
export const columnNames = (input: string): readonly string[] => input.split(',').map((name) => name.trim());

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The id and the attributes of a resource by name. */
const valuesOf = (item: unknown): ReadonlyMap<string, unknown> => {
  if (!isObject(item)) return new Map();
  const { id, attributes }: { id?: unknown; attributes?: unknown } = item;
  return new Map<string, unknown>([['id', id], ...Object.entries(isObject(attributes) ? attributes : {})]);
};

/** A name that no item has is a mistake; the error lists the names that exist. */
const checked = (names: readonly string[], items: readonly unknown[]): void => {
  const known = new Set(items.flatMap((item) => [...valuesOf(item).keys()]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw usage(`Unknown column ${unknown.map((name) => `“${name}”`).join(', ')}. Use: ${[...known].join(', ')}`);
};

/** The columns of a list by attribute names. */
export const chosenColumns = <Item>(names: readonly string[], items: readonly Item[]): readonly Column<Item>[] => {
  checked(names, items);
  return names.map((name) => ({
    title: name.toUpperCase().replaceAll('_', ' '),
    flexible: name !== 'id',
    of: (item) => shownAs(valuesOf(item).get(name)),
  }));
};

/** The attributes of one resource by name. */
export const chosenPairs = (names: readonly string[], item: unknown): readonly (readonly [string, Value])[] => {
  checked(names, [item]);
  return names.map((name) => [name, shownAs(valuesOf(item).get(name))] as const);
};
