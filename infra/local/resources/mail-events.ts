import { nameOfArn } from '../environment.ts';
import { objectOf, stringOf } from '../json.ts';
import { type Provision, physicalName } from './resource.ts';

export const eventDestination: Provision = (id, { ConfigurationSetName, EventDestination }, { mailEvents }) => {
  const topic = stringOf(objectOf(objectOf(EventDestination).SnsDestination).TopicARN);
  mailEvents.topics.set(stringOf(ConfigurationSetName), topic);
  return { ref: physicalName(id, undefined) };
};

/** Only queue subscriptions have an effect: alarms send no emails. */
export const subscription: Provision = (id, { Protocol, TopicArn, Endpoint }, { mailEvents }) => {
  if (Protocol === 'sqs') mailEvents.queues.set(stringOf(TopicArn), nameOfArn(stringOf(Endpoint)));
  return { ref: physicalName(id, undefined) };
};
