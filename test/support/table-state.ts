import { type AttributeValue, BatchWriteItemCommand, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb';
import type { StreamRecord } from '../../functions/relay/stream-record.ts';
import { inParts } from '../../shared/platform/runtime/in-parts.ts';
import type { TestStore } from './dynamo.ts';

type Row = Record<string, AttributeValue>;

export const rowsIn = async ({ client, name: TableName }: TestStore): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) rows.push(...Items);
  return rows;
};

/** Replaces the rows of a table. */
export const restore = async (store: TestStore, rows: readonly Row[]): Promise<void> => {
  const kept = new Map(rows.map((row) => [keyOf(row), textOf(row)]));
  const found = await rowsIn(store);
  const same = new Set(found.filter((row) => kept.get(keyOf(row)) === textOf(row)).map(keyOf));
  const gone = found.flatMap(({ pk, sk }): WriteRequest[] =>
    pk && sk && !kept.has(`${pk.S} ${sk.S}`) ? [{ DeleteRequest: { Key: { pk, sk } } }] : [],
  );
  const put = rows.filter((row) => !same.has(keyOf(row))).map((Item): WriteRequest => ({ PutRequest: { Item } }));
  for (const part of inParts([...gone, ...put], 25))
    await store.client.send(new BatchWriteItemCommand({ RequestItems: { [store.name]: [...part] } }));
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const EPOCH = /(?<=")1[6-9]\d{8}(?:\d{3})?(?=")/g;
/** A position in the order of recording, or of earning. */
const PLACE = /(?<=AT#)\d{12}(?=")|(?<=#)8\d{12}(?=#)/g;
/** Attributes that record when a row was processed, in which order, or how often it was written. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'ttl',
  'locked_until',
  'lease',
  'until',
  'lease_until',
  'revision',
  'place',
  'writes',
  'dead',
  /* Rows that an interrupted step removed are not counted. */
  'ms',
  'signature',
  'removed_rows',
  /* Encrypted again by each write. */
  'grant',
]);

/** Serializes a value with sorted keys and sets, without bookkeeping attributes. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (name, one: unknown) => {
    if (BOOKKEEPING.has(name)) return undefined;
    if (one instanceof Uint8Array) return Buffer.from(one).toString('base64');
    if (name === 'SS' && Array.isArray(one)) return one.toSorted();
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Returns a serializer that replaces ids and times that do not occur in `before` with placeholders. */
export const normalizer = (before: readonly unknown[]) => {
  const known = new Set([UUID, TIME, EPOCH].flatMap((form) => textOf(before).match(form) ?? []));
  const unlessKnown = (to: string) => (found: string) => (known.has(found) ? found : to);
  return (value: unknown): string =>
    textOf(value)
      .replace(UUID, unlessKnown('<id>'))
      .replace(TIME, unlessKnown('<time>'))
      .replace(EPOCH, unlessKnown('<time>'))
      .replace(PLACE, '<place>');
};

const keyOf = ({ pk, sk }: Row): string => `${pk?.S} ${sk?.S}`;

/** The changes between two states of a table, as stream records. */
export const changesBetween = (before: readonly Row[], after: readonly Row[]): readonly StreamRecord[] => {
  const previous = new Map(before.map((row) => [keyOf(row), row]));
  return after.flatMap((NewImage, nth) => {
    const OldImage = previous.get(keyOf(NewImage));
    const { pk, sk } = NewImage;
    if (!pk || !sk || (OldImage && textOf(OldImage) === textOf(NewImage))) return [];
    const change = { Keys: { pk, sk }, NewImage, ...(OldImage && { OldImage }), SequenceNumber: String(nth + 1) };
    return [{ eventID: `${keyOf(NewImage)} ${textOf(OldImage ?? {}).length}`, dynamodb: change }];
  });
};

export const snapshot = (rows: readonly Row[], write: (value: unknown) => string): readonly string[] =>
  rows.map((row) => write(row)).toSorted();
