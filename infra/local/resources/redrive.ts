import type { Queues } from '../engines/queues.ts';
import { nameOfArn } from '../environment.ts';
import { arrayOf, objectOf, stringOf } from '../json.ts';
import type { World } from './resource.ts';

/** Maps each dead-letter queue to its source queue. */
export const deadLetterQueues = async ({
  queues,
  queueNames,
}: Pick<World, 'queues' | 'queueNames'>): Promise<ReadonlyMap<string, string>> => {
  const pairs = queueNames.map(async (name) => {
    const { Attributes } = await queues.call('GetQueueAttributes', { QueueUrl: name, AttributeNames: ['All'] });
    const policy = objectOf(JSON.parse(stringOf(objectOf(Attributes).RedrivePolicy) || '{}'));
    return [nameOfArn(stringOf(policy.deadLetterTargetArn)), name] as const;
  });
  return new Map((await Promise.all(pairs)).filter(([deadLetters]) => deadLetters !== ''));
};

/** Moves all dead letters back to their source queue; returns the number of messages. */
export const redrive = async (queues: Queues, deadLetters: string, source: string): Promise<number> => {
  let moved = 0;
  for (;;) {
    const { Messages } = await queues.call('ReceiveMessage', {
      QueueUrl: deadLetters,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 30,
      WaitTimeSeconds: 0,
      MessageAttributeNames: ['All'],
    });
    const messages = arrayOf(Messages).map(objectOf);
    if (messages.length === 0) return moved;
    for (const { Body, MessageAttributes, ReceiptHandle } of messages) {
      const attributes = MessageAttributes ? { MessageAttributes } : {};
      await queues.call('SendMessage', { QueueUrl: source, MessageBody: stringOf(Body), ...attributes });
      await queues.call('DeleteMessage', { QueueUrl: deadLetters, ReceiptHandle: stringOf(ReceiptHandle) });
      moved += 1;
    }
  }
};
