import { ACCOUNT, arn } from '../environment.ts';
import { isObject } from '../json.ts';
import { type Provision, physicalName } from './resource.ts';

const ATTRIBUTES = [
  'VisibilityTimeout',
  'DelaySeconds',
  'MessageRetentionPeriod',
  'ReceiveMessageWaitTimeSeconds',
  'MaximumMessageSize',
  'RedrivePolicy',
];

/** A queue with its timeouts and redrive policy. An existing queue gets the template's attributes. */
export const queue: Provision = async (id, properties, { queues, awsOrigin, queueNames }) => {
  const name = physicalName(id, properties.QueueName);
  const declared = ATTRIBUTES.filter((attribute) => properties[attribute] !== undefined).map((attribute) => {
    const value = properties[attribute];
    return [attribute, isObject(value) ? JSON.stringify(value) : String(value)] as const;
  });
  await queues.call('CreateQueue', { QueueName: name });
  const Attributes = { RedrivePolicy: '', ...Object.fromEntries(declared) };
  await queues.call('SetQueueAttributes', { QueueUrl: name, Attributes });
  queueNames.push(name);
  return { ref: `${awsOrigin}/${ACCOUNT}/${name}`, attributes: { Arn: arn('sqs', name), QueueName: name } };
};
