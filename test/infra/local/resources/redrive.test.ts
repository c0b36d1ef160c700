import { expect, onTestFinished, test } from 'vitest';
import { queuesPage } from '../../../../infra/local/console/queues-page.ts';
import { startQueues } from '../../../../infra/local/engines/queues.ts';
import { arn } from '../../../../infra/local/environment.ts';
import { deadLetterQueues, redrive } from '../../../../infra/local/resources/redrive.ts';
import { emptyWorld } from '../support/world.ts';

const started = async () => {
  const world = emptyWorld();
  const queues = await startQueues(world.folder.file('queues'));
  onTestFinished(() => queues.stop());
  for (const QueueName of ['work', 'aside', 'alone']) await queues.call('CreateQueue', { QueueName });
  const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: arn('sqs', 'aside'), maxReceiveCount: '3' });
  await queues.call('SetQueueAttributes', { QueueUrl: 'work', Attributes: { RedrivePolicy } });
  return { ...world, queues, queueNames: ['work', 'aside', 'alone'] };
};

test('a dead-letter queue is mapped to its source queue', async () => {
  expect([...(await deadLetterQueues(await started()))]).toEqual([['aside', 'work']]);
});

test('all dead letters go back to their source queue with their attributes', async () => {
  const world = await started();
  const MessageAttributes = { kind: { DataType: 'String', StringValue: 'letter' } };
  for (let number = 0; number < 25; number += 1)
    await world.queues.call('SendMessage', { QueueUrl: 'aside', MessageBody: `<b>${number}`, MessageAttributes });
  expect((await queuesPage(world)).body).toContain('Redrive 25');
  expect((await queuesPage(world)).body).not.toContain('<b>');

  expect(await redrive(world.queues, 'aside', 'work')).toBe(25);
  const { ready, inflight } = world.queues.inspect('aside');
  expect([...ready, ...inflight]).toEqual([]);
  expect(new Set(world.queues.inspect('work').ready.map(({ body }) => body)).size).toBe(25);
  const input = { QueueUrl: 'work', MessageAttributeNames: ['All'] };
  expect(await world.queues.call('ReceiveMessage', input)).toMatchObject({
    Messages: [{ MessageAttributes: { kind: { StringValue: 'letter' } } }],
  });
  expect((await queuesPage(world)).body).toContain('No dead letters.');
});

test('a redrive of an empty dead-letter queue moves nothing', async () => {
  const { queues } = await started();
  expect(await redrive(queues, 'aside', 'work')).toBe(0);
});
