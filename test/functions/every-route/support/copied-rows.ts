import { ScanCommand } from '@aws-sdk/client-dynamodb';
import type { NewItem } from '../../../../shared/platform/db/item.ts';
import { fromAttributes } from '../../../support/attributes.ts';
import type { TestStore } from '../../../support/dynamo.ts';

export type Row = NewItem;

export const allRows = async ({ client, name: TableName }: TestStore): Promise<readonly Row[]> => {
  const found: Row[] = [];
  let ExclusiveStartKey: Record<string, never> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey }));
    found.push(...(page.Items ?? []).map((row) => fromAttributes(row) as unknown as Row));
    ExclusiveStartKey = page.LastEvaluatedKey as typeof ExclusiveStartKey;
  } while (ExclusiveStartKey);
  return found;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const shifted = (digits: string, by: number): string =>
  BigInt.asUintN(4 * digits.length, BigInt(`0x${digits}`) - BigInt(by))
    .toString(16)
    .padStart(digits.length, '0');

/** Another id in the same place: a UUID of an earlier time, or a hash that begins otherwise. */
export const otherId = (id: string, nth: number): string => {
  if (!UUID.test(id)) return nth.toString(36).padStart(4, '0') + id.slice(4);
  const time = shifted(id.slice(0, 8) + id.slice(9, 13), nth + 1);
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
};

/** The end of an id, which names its place. */
export const placeIn = (id: string): string => id.slice(-10);
/** Another place. */
export const otherPlace = (place: string, nth: number): string =>
  place.slice(0, -6) + shifted(place.slice(-6), nth + 1);

/** A value in which each first text is replaced by the second one. */
export const replaced = (value: unknown, pairs: readonly (readonly [string, string])[]): unknown => {
  if (typeof value === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, pairs));
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [replaced(name, pairs) as string, replaced(one, pairs)]),
  );
};

/** Characters of the texts of a typical row. */
const TYPICAL: Readonly<Record<string, number>> = {
  body: 250,
  description: 216,
  title: 60,
  name: 20,
  definition: 1_500,
};
/** Posts and lessons are longer than comments and messages. */
const LONG: ReadonlySet<string> = new Set(['discussion', 'content_node']);

/** A row with texts of typical length. */
export const ofTypicalSize = (row: Row): Row => {
  const sized = Object.entries(TYPICAL).flatMap(([name, length]) => {
    const value = row[name];
    const wanted = name === 'body' && LONG.has(row.entity) ? 800 : length;
    return typeof value === 'string' ? [[name, value.padEnd(wanted, name === 'definition' ? ' ' : ' x')] as const] : [];
  });
  return { ...row, ...Object.fromEntries(sized) };
};
