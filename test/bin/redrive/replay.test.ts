import { expect, test } from 'vitest';
import type { Aws } from '../../../bin/redrive/aws.ts';
import { redriveStream } from '../../../bin/redrive/replay.ts';

const batch = (from: number, to: number) => ({
  ...{ shardId: 'shard', streamArn: 'stream', batchSize: to - from + 1 },
  ...{ startSequenceNumber: String(from), endSequenceNumber: String(to) },
});

/** A dead-letter queue, a stream with pages of two records, and a relay that rejects some. */
const account = (
  batches: readonly object[],
  kept: readonly number[],
  refuses: readonly number[] = [],
  { returning = false, broken }: { readonly returning?: boolean; readonly broken?: string } = {},
) => {
  const messages = batches.map((one, nth) => ({
    MessageId: `message ${nth}`,
    Body: JSON.stringify({ DDBStreamBatchInfo: one }),
    ReceiptHandle: String(nth),
  }));
  const visible = [...messages];
  const deleted: string[] = [];
  const relayed: number[][] = [];
  const option = (args: readonly string[], name: string) => args[args.indexOf(name) + 1] ?? '';
  const commands: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
    'receive-message'(args) {
      /* Without long polling SQS queries a subset of its servers, here one without messages. */
      if (Number(option(args, '--wait-time-seconds')) < 1) return undefined;
      const [message] = visible.splice(0, 1);
      if (returning && message) visible.push(message);
      return message && { Messages: [message] };
    },
    'delete-message': (args) => void deleted.push(option(args, '--receipt-handle')),
    'get-shard-iterator'(args) {
      const from = Number(option(args, '--sequence-number'));
      if (!kept.includes(from)) throw new Error('An error occurred (TrimmedDataAccessException)');
      return { ShardIterator: String(kept.indexOf(from)) };
    },
    'get-records'(args) {
      const from = Number(option(args, '--shard-iterator'));
      const Records = kept.slice(from, from + 2).map((one) => ({ dynamodb: { SequenceNumber: String(one) } }));
      return { Records, NextShardIterator: String(from + 2) };
    },
    invoke(args) {
      const { Records } = JSON.parse(option(args, '--payload')) as {
        Records: { dynamodb: { SequenceNumber: string } }[];
      };
      const numbers = Records.map(({ dynamodb }) => Number(dynamodb.SequenceNumber));
      relayed.push(numbers);
      const batchItemFailures = numbers.filter((one) => refuses.includes(one));
      return { batchItemFailures };
    },
  };
  const aws: Aws = async (args) => {
    if (args[1] === broken && deleted.length > 0) throw new Error('An error occurred (ExpiredTokenException)');
    return commands[args[1] ?? '']?.(args);
  };
  return { aws, deleted, relayed };
};

test('every set-aside batch is replayed completely, without other records', async () => {
  const { aws, relayed, deleted } = account([batch(2, 4), batch(6, 6)], [1, 2, 3, 4, 5, 6, 7]);
  expect(await redriveStream(aws, 'queue', 'relay')).toEqual({ replayed: 2, expired: [], failed: [] });
  expect(relayed).toEqual([[2, 3, 4], [6]]);
  expect(deleted).toEqual(['0', '1']);
});

test('a batch that the relay rejects, or whose records have expired, stays in the queue and is reported', async () => {
  const [expiredRecords, refused, fine] = [batch(1, 2), batch(5, 5), batch(6, 6)];
  const { aws, deleted } = account([expiredRecords, refused, fine], [5, 6], [5]);
  const redriven = await redriveStream(aws, 'queue', 'relay');
  expect(redriven).toEqual({ replayed: 1, expired: [expiredRecords], failed: [refused] });
  expect(deleted).toEqual(['2']);
});

test('a run with a relay that rejects everything handles each message once, and reports all batches', async () => {
  const refused = [batch(1, 1), batch(2, 2)];
  const { aws, relayed } = account(refused, [1, 2], [1, 2], { returning: true });
  const redriven = await redriveStream(aws, 'queue', 'relay');
  expect(redriven).toEqual({
    replayed: 0,
    expired: [],
    failed: refused,
    stopped: expect.stringMatching(/became visible again/),
  });
  expect(relayed).toEqual([[1], [2]]);
});

test.each(['receive-message', 'get-shard-iterator', 'get-records', 'invoke'])(
  'an error of AWS in %s ends the run, and the batches found so far are reported',
  async (broken) => {
    const [expiredRecords, refused, fine] = [batch(1, 2), batch(5, 5), batch(6, 6)];
    const { aws } = account([expiredRecords, refused, fine, batch(6, 6)], [5, 6], [5], { broken });
    const redriven = await redriveStream(aws, 'queue', 'relay');
    const stopped = expect.stringMatching(/ExpiredTokenException/);
    expect(redriven).toEqual({ replayed: 1, expired: [expiredRecords], failed: [refused], stopped });
  },
);
