import {
  type _Record,
  type AttributeValue,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { Clients } from '../clients.ts';
import type { Batch } from './batch.ts';

/** The records of a batch are gone: DynamoDB keeps them for 24 hours. */
export class Expired extends Error {
  override readonly name = 'Expired';
}

/** More pages than the largest batch has, empty ones included. */
const MAX_PAGES = 100;

const GONE = new Set(['TrimmedDataAccessException', 'ResourceNotFoundException', 'ExpiredIteratorException']);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A value as Lambda's events have it: bytes are base64 text. */
const eventValue = (value: AttributeValue): unknown => {
  if (value.B !== undefined) return { B: base64(value.B) };
  if (value.BS !== undefined) return { BS: value.BS.map(base64) };
  if (value.L !== undefined) return { L: value.L.map(eventValue) };
  if (value.M !== undefined) return { M: eventImage(value.M) };
  return value;
};

const eventImage = (image: Record<string, AttributeValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, eventValue(value)]));

/** A record of a stream in the format of a Lambda event. */
export interface EventRecord {
  readonly eventID: string;
  readonly eventSourceARN?: string;
  readonly dynamodb: { readonly SequenceNumber: string; readonly ApproximateCreationDateTime: number };
}

/** A record as Lambda hands it on, with the id that identifies its events. */
export const eventRecord = ({ eventID = '', dynamodb = {}, ...rest }: _Record, streamArn: string): EventRecord => {
  const { Keys, NewImage, OldImage, SequenceNumber = '', ApproximateCreationDateTime, ...others } = dynamodb;
  return {
    ...rest,
    eventID,
    eventSourceARN: streamArn,
    dynamodb: {
      ...others,
      SequenceNumber,
      ApproximateCreationDateTime: Math.floor((ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
      ...(Keys && { Keys: eventImage(Keys) }),
      ...(NewImage && { NewImage: eventImage(NewImage) }),
      ...(OldImage && { OldImage: eventImage(OldImage) }),
    },
  };
};

const isGone = (error: unknown): boolean => error instanceof Error && GONE.has(error.name);

/** All records of a batch, in order. Throws `Expired` if the first has left the stream. */
export const recordsOf = async ({ streams }: Clients, batch: Batch): Promise<readonly EventRecord[]> => {
  const { streamArn: StreamArn, shardId: ShardId, startSequenceNumber: SequenceNumber } = batch;
  const end = BigInt(batch.endSequenceNumber);
  const found: EventRecord[] = [];
  try {
    const at = { StreamArn, ShardId, ShardIteratorType: 'AT_SEQUENCE_NUMBER', SequenceNumber } as const;
    let { ShardIterator } = await streams.send(new GetShardIteratorCommand(at));
    for (let page = 0; ShardIterator !== undefined && page < MAX_PAGES; page += 1) {
      const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator }));
      const records = Records.map((record) => eventRecord(record, StreamArn));
      found.push(...records.filter(({ dynamodb }) => BigInt(dynamodb.SequenceNumber) <= end));
      const last = records.at(-1);
      if (last && BigInt(last.dynamodb.SequenceNumber) >= end) return found;
      ShardIterator = NextShardIterator;
    }
  } catch (error) {
    if (isGone(error)) throw new Expired();
    throw error;
  }
  if (found.length === 0) throw new Expired();
  throw new Error('The stream ended before the batch did');
};
