import { expect, onTestFinished, test } from 'vitest';
import { startQueues } from '../../../../infra/local/engines/queues.ts';
import { objectOf } from '../../../../infra/local/json.ts';
import { queue } from '../../../../infra/local/resources/queues.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { emptyWorld } from '../support/world.ts';

test('an existing queue gets the changed attributes of the template and keeps its messages', async () => {
  const queues = await startQueues(temporaryFolder());
  onTestFinished(queues.stop);
  const world = { ...emptyWorld(), queues };
  const RedrivePolicy = { deadLetterTargetArn: 'arn:aws:sqs:us-east-1:000000000000:letters', maxReceiveCount: 5 };
  await queue('Mail', { QueueName: 'mail', VisibilityTimeout: 30, RedrivePolicy }, world);
  await queues.call('SendMessage', { QueueUrl: 'mail', MessageBody: 'kept' });
  await queue('Mail', { QueueName: 'mail', VisibilityTimeout: 60 }, world);
  const { Attributes } = await queues.call('GetQueueAttributes', { QueueUrl: 'mail', AttributeNames: ['All'] });
  expect(objectOf(Attributes)).toMatchObject({ VisibilityTimeout: '60', ApproximateNumberOfMessages: '1' });
  expect(objectOf(Attributes)).not.toHaveProperty('RedrivePolicy');
});
