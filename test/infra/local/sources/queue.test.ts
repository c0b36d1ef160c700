import { describe, expect, onTestFinished, test } from 'vitest';
import { type Queues, startQueues } from '../../../../infra/local/engines/queues.ts';
import { arn } from '../../../../infra/local/environment.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { mappingOf } from '../../../../infra/local/sources/mapping.ts';
import { readQueue } from '../../../../infra/local/sources/queue.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const queuesOf = async (attributes: Record<string, string> = {}): Promise<Queues> => {
  const queues = await startQueues(temporaryFolder());
  onTestFinished(queues.stop);
  const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: arn('sqs', 'letters'), maxReceiveCount: 3 });
  await queues.call('CreateQueue', { QueueName: 'letters' });
  await queues.call('CreateQueue', { QueueName: 'mail', Attributes: { RedrivePolicy, ...attributes } });
  return queues;
};

const send = (queues: Queues, ...bodies: string[]) =>
  Promise.all(bodies.map((MessageBody) => queues.call('SendMessage', { QueueUrl: 'mail', MessageBody })));

const depth = (queues: Queues, queue: string) => {
  const { ready, delayed, inflight } = queues.inspect(queue);
  return [...ready, ...delayed, ...inflight].map(({ body }) => body).sort();
};

const reader = (queues: Queues, invoke: (event: JsonObject) => Promise<unknown>) => {
  const mapping = mappingOf({ BatchSize: 10, FunctionResponseTypes: ['ReportBatchItemFailures'] }, 10);
  const source = readQueue({ name: 'mail', arn: arn('sqs', 'mail'), queues, mapping, invoke });
  onTestFinished(source.stop);
  return source;
};

const bodies = (event: JsonObject) => arrayOf(event.Records).map((record) => stringOf(objectOf(record).body));

describe('reading a queue', () => {
  test('a handled message is deleted', async () => {
    const queues = await queuesOf();
    const seen: string[] = [];
    await send(queues, 'a', 'b');
    await reader(queues, async (event) => void seen.push(...bodies(event))).caughtUp();
    expect(seen.sort()).toEqual(['a', 'b']);
    expect(depth(queues, 'mail')).toEqual([]);
  });

  test('a message that arrives after the source was stopped is not processed, and is visible again', async () => {
    const queues = await queuesOf();
    const received = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow: Queues = {
      ...queues,
      async call(operation, input) {
        const answer = await queues.call(operation, input);
        if (operation === 'ReceiveMessage') await received.promise;
        if (operation === 'ChangeMessageVisibility') released.resolve();
        return answer;
      },
    };
    const seen: string[] = [];
    await send(queues, 'a');
    const source = reader(slow, async (event) => void seen.push(...bodies(event)));
    await source.stop();
    received.resolve();
    await released.promise;
    expect([seen, depth(queues, 'mail')]).toEqual([[], ['a']]);
  });

  test('draining waits for messages in flight to the function', async () => {
    const queues = await queuesOf();
    const [left, arriving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let inspections = 0;
    const slow: Queues = {
      ...queues,
      inspect(queue) {
        inspections += 1;
        return queues.inspect(queue);
      },
      async call(operation, input) {
        const answer = await queues.call(operation, input);
        if (answer.Messages === undefined) return answer;
        left.resolve();
        await arriving.promise;
        return answer;
      },
    };
    const seen: string[] = [];
    const source = reader(slow, async (event) => void seen.push(...bodies(event)));
    await send(queues, 'a');
    await left.promise;
    const caughtUp = source.caughtUp();
    await expect.poll(() => inspections).toBeGreaterThan(10);
    arriving.resolve();
    await caughtUp;
    expect(seen).toEqual(['a']);
  });

  test('only the messages that are reported as failed are received again', async () => {
    const queues = await queuesOf({ VisibilityTimeout: '1000' });
    await send(queues, 'good', 'bad');
    const invoke = async (event: JsonObject) => {
      const bad = arrayOf(event.Records)
        .map(objectOf)
        .filter(({ body }) => body === 'bad');
      return { batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId ?? null })) };
    };
    await reader(queues, invoke).caughtUp();
    expect(depth(queues, 'mail')).toEqual(['bad']);
  });

  test('after the maximum number of receives, a message moves to the dead-letter queue', async () => {
    const queues = await queuesOf({ VisibilityTimeout: '0' });
    let attempts = 0;
    await send(queues, 'poison');
    const source = reader(queues, async () => {
      attempts += 1;
      throw new Error('poison');
    });
    await source.caughtUp();
    await expect.poll(() => depth(queues, 'letters')).toEqual(['poison']);
    expect(attempts).toBe(3);
    expect(depth(queues, 'mail')).toEqual([]);
  });

  test('a record has the format of a Lambda event', async () => {
    const queues = await queuesOf();
    const events: JsonObject[] = [];
    const kind = { DataType: 'String', StringValue: 'invitation' };
    await queues.call('SendMessage', { QueueUrl: 'mail', MessageBody: 'a', MessageAttributes: { kind } });
    await reader(queues, async (event) => void events.push(event)).caughtUp();
    expect(events[0]).toMatchObject({
      Records: [
        {
          messageId: expect.any(String),
          receiptHandle: expect.any(String),
          attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.any(String) },
          messageAttributes: { kind: { dataType: 'String', stringValue: 'invitation' } },
          eventSource: 'aws:sqs',
          eventSourceARN: arn('sqs', 'mail'),
        },
      ],
    });
  });
});
