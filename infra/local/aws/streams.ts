import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import { type AwsResponse, type AwsService, inputOf, operationOf } from '../protocol/request.ts';
import { recordId, sequenceOf } from '../sources/stream.ts';

const STREAMS = 'DynamoDBStreams_';

/** Iterators that are remembered. A reader has one at a time. */
const MAX_ITERATORS = 1_000;

const bodyOf = ({ body }: AwsResponse): JsonObject => objectOf(JSON.parse(String(body)));

/**
 * Streams whose records have the ids that functions got with them, so that a replayed change is recognized. The engine's
 * own ids are unique only in one stream.
 */
export const withRecordIds = (streams: AwsService): AwsService => {
  const streamOf = new Map<string, string>();
  const remember = (iterator: unknown, streamArn: string): void => {
    streamOf.set(stringOf(iterator), streamArn);
    const [oldest] = streamOf.keys();
    if (streamOf.size > MAX_ITERATORS && oldest !== undefined) streamOf.delete(oldest);
  };
  return async (request) => {
    const response = await streams(request);
    if (!request.target.startsWith(STREAMS) || response.status !== 200) return response;
    const operation = operationOf(request);
    if (operation === 'GetShardIterator')
      remember(bodyOf(response).ShardIterator, stringOf(inputOf(request).StreamArn));
    if (operation !== 'GetRecords') return response;
    const { Records, NextShardIterator, ...rest } = bodyOf(response);
    const streamArn = streamOf.get(stringOf(inputOf(request).ShardIterator)) ?? '';
    if (NextShardIterator) remember(NextShardIterator, streamArn);
    const records = arrayOf(Records).map(objectOf);
    const identified = records.map((record) => ({ ...record, eventID: recordId(streamArn, sequenceOf(record)) }));
    const body = JSON.stringify({ ...rest, NextShardIterator, Records: identified });
    return { ...response, body };
  };
};
