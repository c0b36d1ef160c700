import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshalled } from './document-client.ts';
import type { Item } from './item.ts';
import { rememberThread, STAMP } from './stamp.ts';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) && !(value instanceof Set);

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** DynamoDB does not keep the member order of a map, so members are sorted by name. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMap(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return Object.fromEntries(members.sort(byName));
};

/**
 * A row with the type of its entity, without its stamp. The stored shape is trusted here and nowhere else.
 */
export function stored<T>(row: Readonly<Record<string, unknown>>): T & Item;
export function stored(row: Readonly<Record<string, unknown>>): unknown {
  const item: Record<string, unknown> = {};
  for (const name in row) if (name !== STAMP) item[name] = sorted(row[name]);
  rememberThread(item, row);
  return item;
}

/** As `stored`, for DynamoDB JSON: a stream image, or the item of an error. */
export const storedImage = <T>(image: Readonly<Record<string, AttributeValue>>): T & Item =>
  stored<T>(unmarshalled(image));
