import type { DynamoCall } from '../engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';

/** Returns the next records after a sequence number, or from the start. */
type NextRecords = (after: string | undefined, limit: number) => Promise<readonly JsonObject[]>;

interface Position {
  readonly shardId: string;
  readonly token: string;
  readonly after: string | undefined;
}

interface Shard {
  readonly id: string;
  readonly from: bigint;
  readonly to: bigint;
}

const shardsOf = async (call: DynamoCall, StreamArn: string): Promise<readonly Shard[]> => {
  const description = objectOf((await call('DescribeStream', { StreamArn })).StreamDescription);
  return arrayOf(description.Shards).map((value) => {
    const shard = objectOf(value);
    const range = objectOf(shard.SequenceNumberRange);
    const from = BigInt(stringOf(range.StartingSequenceNumber) || '0');
    const to = BigInt(stringOf(range.EndingSequenceNumber) || '0');
    return { id: stringOf(shard.ShardId), from, to };
  });
};

/** The shard with a record. */
export const shardOf = async (call: DynamoCall, StreamArn: string, sequence: string): Promise<string> => {
  const known = await shardsOf(call, StreamArn);
  const position = BigInt(sequence);
  const shard = known.find(({ from, to }) => from <= position && (to === 0n || to >= position)) ?? known.at(-1);
  return shard?.id ?? '';
};

const PAGE_SIZE = 1_000;

/** All records that the engine has of a stream, in order. */
export const allRecords = async (call: DynamoCall, StreamArn: string): Promise<readonly JsonObject[]> => {
  const found: JsonObject[] = [];
  for (const { id: ShardId } of await shardsOf(call, StreamArn)) {
    const start = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' };
    let ShardIterator = stringOf((await call('GetShardIterator', start)).ShardIterator);
    while (ShardIterator) {
      const page = await call('GetRecords', { ShardIterator, Limit: PAGE_SIZE });
      const records = arrayOf(page.Records).map(objectOf);
      found.push(...records);
      ShardIterator = records.length > 0 ? stringOf(page.NextShardIterator) : '';
    }
  }
  return found;
};

/** The number of empty reads after which the shards are listed again. */
const MAX_EMPTY_READS = 60;

/** Whether the engine no longer has the position. */
const isTrimmed = (error: unknown): boolean =>
  error instanceof Error && /TrimmedDataAccess|ExpiredIterator|Invalid shard iterator/i.test(error.message);

/**
 * Reads the shards of a stream in order. An engine without a record at or after the position was reset; reading then
 * starts from its first record. The number at which the last shard ends says nothing, because that shard is open.
 */
export const shards = (call: DynamoCall, StreamArn: string): NextRecords => {
  let place: Position | undefined;
  let beyond: Position | undefined;
  let quiet = 0;
  const exhausted = new Set<string>();

  const iteratorOf = async (ShardId: string, start: JsonObject): Promise<string> =>
    stringOf((await call('GetShardIterator', { StreamArn, ShardId, ...start })).ShardIterator);

  const reaches = async (shardId: string, SequenceNumber: string): Promise<boolean> => {
    try {
      const ShardIterator = await iteratorOf(shardId, { ShardIteratorType: 'AT_SEQUENCE_NUMBER', SequenceNumber });
      return arrayOf((await call('GetRecords', { ShardIterator, Limit: 1 })).Records).length > 0;
    } catch (error) {
      if (isTrimmed(error)) return false;
      throw error;
    }
  };

  const placeAfter = async (after: string | undefined): Promise<Position | undefined> => {
    const known = await shardsOf(call, StreamArn);
    const position = BigInt(after ?? '0');
    const last = known.at(-1);
    const shard = known.find(
      (one) => one === last || ((one.to === 0n || one.to >= position) && !exhausted.has(one.id)),
    );
    if (!shard) return undefined;
    const isWithin = after !== undefined && (known.length === 1 || position >= shard.from);
    const start =
      isWithin && (await reaches(shard.id, after))
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
        : { ShardIteratorType: 'TRIM_HORIZON' };
    return { shardId: shard.id, token: await iteratorOf(shard.id, start), after };
  };

  const next: NextRecords = async (after, Limit) => {
    if (beyond && beyond.after === after) place = beyond;
    else if (!place || place.after !== after || quiet >= MAX_EMPTY_READS) place = await placeAfter(after);
    if (!place) return [];
    const { shardId, token: ShardIterator } = place;
    try {
      const { Records, NextShardIterator } = await call('GetRecords', { ShardIterator, Limit });
      const records = arrayOf(Records).map(objectOf);
      const last = stringOf(objectOf(records.at(-1)?.dynamodb).SequenceNumber);
      quiet = records.length === 0 && quiet < MAX_EMPTY_READS ? quiet + 1 : 0;
      beyond = last && NextShardIterator ? { shardId, token: stringOf(NextShardIterator), after: last } : undefined;
      if (NextShardIterator || exhausted.has(shardId)) return records;
      exhausted.add(shardId);
      place = undefined;
      return records.length > 0 ? records : next(after, Limit);
    } catch (error) {
      place = undefined;
      if (!isTrimmed(error)) throw error;
      return [];
    }
  };
  return next;
};
