import type { Aws } from './aws.ts';

/** A dead letter of a stream mapping: the position of the records, not the records. */
interface Batch {
  readonly shardId: string;
  readonly startSequenceNumber: string;
  readonly endSequenceNumber: string;
  readonly streamArn: string;
}

interface Message {
  readonly MessageId: string;
  readonly Body: string;
  readonly ReceiptHandle: string;
}

interface StreamRecord {
  readonly dynamodb: { readonly SequenceNumber: string };
}

interface Redriven {
  /** Batches that were relayed and deleted. */
  readonly replayed: number;
  /** Batches whose records are no longer in the stream. They stay in the queue. */
  readonly expired: readonly Batch[];
  /** Batches that failed again. They stay in the queue. */
  readonly failed: readonly Batch[];
  /** Why the run ended before the queue was empty. */
  readonly stopped?: string;
}

/** The records of a batch are gone: DynamoDB keeps them for 24 hours. */
class Expired extends Error {}

/** More pages than the largest batch has, empty ones included. */
const MAX_PAGES = 100;

const iteratorOf = async (aws: Aws, { streamArn, shardId, startSequenceNumber }: Batch): Promise<string> => {
  const at = ['--shard-iterator-type', 'AT_SEQUENCE_NUMBER', '--sequence-number', startSequenceNumber];
  const args = ['dynamodbstreams', 'get-shard-iterator', '--stream-arn', streamArn, '--shard-id', shardId, ...at];
  try {
    return ((await aws(args)) as { ShardIterator: string }).ShardIterator;
  } catch (error) {
    if (/TrimmedDataAccess|ResourceNotFound/.test(String(error))) throw new Expired();
    throw error;
  }
};

/** All records of a batch, in order. Throws if the first has left the stream. */
const recordsOf = async (aws: Aws, batch: Batch): Promise<readonly StreamRecord[]> => {
  const end = BigInt(batch.endSequenceNumber);
  const found: StreamRecord[] = [];
  let iterator: string | undefined = await iteratorOf(aws, batch);
  for (let page = 0; iterator !== undefined && page < MAX_PAGES; page += 1) {
    const answered = (await aws(['dynamodbstreams', 'get-records', '--shard-iterator', iterator])) as {
      readonly Records: readonly StreamRecord[];
      readonly NextShardIterator?: string;
    };
    found.push(...answered.Records.filter(({ dynamodb }) => BigInt(dynamodb.SequenceNumber) <= end));
    const last = answered.Records.at(-1);
    if (last && BigInt(last.dynamodb.SequenceNumber) >= end) return found;
    iterator = answered.NextShardIterator;
  }
  if (found.length === 0) throw new Expired();
  throw new Error('The stream ended before the batch did');
};

/** Invokes the relay; returns whether all records were relayed. */
const relay = async (aws: Aws, name: string, Records: readonly StreamRecord[]): Promise<boolean> => {
  const payload = JSON.stringify({ Records });
  const sent = ['lambda', 'invoke', '--function-name', name, '--cli-binary-format', 'raw-in-base64-out'];
  const answered = (await aws([...sent, '--payload', payload])) as { readonly batchItemFailures?: readonly unknown[] };
  return answered.batchItemFailures?.length === 0;
};

/** Long polling: a short poll queries only some of the SQS servers and may be empty. */
const nextMessage = async (aws: Aws, queue: string): Promise<Message | undefined> => {
  const waiting = ['--visibility-timeout', '300', '--wait-time-seconds', '1'];
  const args = ['sqs', 'receive-message', '--queue-url', queue, ...waiting];
  const { Messages = [] } = ((await aws(args)) ?? {}) as { readonly Messages?: readonly Message[] };
  return Messages[0];
};

const ALREADY_SEEN =
  'A message became visible again during this run. Run the command again for the remaining messages.';

/**
 * Replays dead-letter batches through the relay, each at most once per run. A batch is deleted after all its records were
 * relayed; records are not relayed twice. An AWS error ends the run and is part of the result.
 */
export const redriveStream = async (aws: Aws, queue: string, relayName: string): Promise<Redriven> => {
  const expired: Batch[] = [];
  const failed: Batch[] = [];
  const seen = new Set<string>();
  let replayed = 0;
  const take = async ({ Body, ReceiptHandle }: Message): Promise<void> => {
    const batch = (JSON.parse(Body) as { DDBStreamBatchInfo: Batch }).DDBStreamBatchInfo;
    try {
      if (!(await relay(aws, relayName, await recordsOf(aws, batch)))) {
        failed.push(batch);
        return;
      }
    } catch (error) {
      if (!(error instanceof Expired)) throw error;
      expired.push(batch);
      return;
    }
    await aws(['sqs', 'delete-message', '--queue-url', queue, '--receipt-handle', ReceiptHandle]);
    replayed += 1;
  };
  try {
    for (let message = await nextMessage(aws, queue); message; message = await nextMessage(aws, queue)) {
      if (seen.has(message.MessageId)) return { replayed, expired, failed, stopped: ALREADY_SEEN };
      seen.add(message.MessageId);
      await take(message);
    }
  } catch (error) {
    return { replayed, expired, failed, stopped: String(error) };
  }
  return { replayed, expired, failed };
};
