import type { Value } from './table.ts';

/** Converts a value of the service to a displayed one. */
export const shownAs = (value: unknown): Value => {
  if (value === undefined) return null;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return JSON.stringify(value);
};

/** Attributes as names and values; objects are shown as JSON. */
export const attributesOf = (item: {
  readonly id: string;
  readonly attributes: object;
}): (readonly [string, Value])[] => [
  ['id', item.id],
  ...Object.entries(item.attributes).map(([name, value]: [string, unknown]): [string, Value] => [name, shownAs(value)]),
];
