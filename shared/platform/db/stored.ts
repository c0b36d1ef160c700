import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshalled } from './document-client.ts';
import type { Item } from './item.ts';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) && !(value instanceof Set);

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** DynamoDB keeps no order in a map: its members are returned in the order of their names, the same at every read. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMap(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return Object.fromEntries(members.sort(byName));
};

/** A row as the module that owns its entity wrote it. The store is trusted here and nowhere else. */
export function stored<T>(row: Readonly<Record<string, unknown>>): T & Item;
export function stored(row: Readonly<Record<string, unknown>>): unknown {
  const item: Record<string, unknown> = {};
  for (const name in row) item[name] = sorted(row[name]);
  return item;
}

/** The same for a row in DynamoDB's JSON: a stream image, or the item of an error. */
export const storedImage = <T>(image: Readonly<Record<string, AttributeValue>>): T & Item =>
  stored<T>(unmarshalled(image));
