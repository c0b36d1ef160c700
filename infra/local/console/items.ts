import { storedImage } from '../../../shared/platform/db/stored.ts';
import { type DynamoCall, wireItem } from '../engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';

const plainItem = (item: JsonObject): JsonObject => objectOf(storedImage(wireItem(item)));

interface Items {
  readonly items: readonly JsonObject[];
  /** The cursor of the next page; absent on the last. */
  readonly next?: string;
}

const encodeCursor = (key: JsonObject): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const decodeCursor = (text: string): JsonObject | undefined => {
  try {
    return objectOf(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return undefined;
  }
};

/** Maximum reads per page, of 1 MB each. */
const MAX_READS = 20;

const scanOf = (TableName: string, entity: string | undefined): JsonObject => ({
  TableName,
  Limit: 1_000,
  ...(entity && {
    FilterExpression: '#entity = :entity',
    ExpressionAttributeNames: { '#entity': 'entity' },
    ExpressionAttributeValues: { ':entity': { S: entity } },
  }),
});

/** Rows of one entity or of all: at least `most` of them, if there are that many. */
export const itemsOf = async (
  call: DynamoCall,
  TableName: string,
  { entity, from, most }: { readonly entity?: string; readonly from?: string; readonly most: number },
): Promise<Items> => {
  const items: JsonObject[] = [];
  let start = from ? decodeCursor(from) : undefined;
  for (let read = 0; read < MAX_READS; read += 1) {
    const scanInput = { ...scanOf(TableName, entity), ...(start && { ExclusiveStartKey: start }) };
    const { Items: found, LastEvaluatedKey: last } = await call('Scan', scanInput);
    for (const item of arrayOf(found)) {
      items.push(plainItem(objectOf(item)));
      if (items.length < most) continue;
      const { pk, sk } = objectOf(item);
      return { items, next: encodeCursor({ pk, sk }) };
    }
    if (!last) return { items };
    start = objectOf(last);
  }
  return start ? { items, next: encodeCursor(start) } : { items };
};

/** All rows of one entity, or of all, in no particular order. */
export async function* everyItem(call: DynamoCall, TableName: string, entity?: string): AsyncGenerator<JsonObject> {
  let start: JsonObject | undefined;
  do {
    const scanInput = { ...scanOf(TableName, entity), ...(start && { ExclusiveStartKey: start }) };
    const { Items: found, LastEvaluatedKey: last } = await call('Scan', scanInput);
    for (const item of arrayOf(found)) yield plainItem(objectOf(item));
    start = last ? objectOf(last) : undefined;
  } while (start);
}

/** The number of rows per entity. */
export const entityCounts = async (call: DynamoCall, table: string): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for await (const { entity } of everyItem(call, table))
    counts.set(stringOf(entity), (counts.get(stringOf(entity)) ?? 0) + 1);
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
};
