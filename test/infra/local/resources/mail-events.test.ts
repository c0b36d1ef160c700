import { expect, test } from 'vitest';
import { ses } from '../../../../infra/local/aws/ses.ts';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { mailbox } from '../../../../infra/local/mailbox.ts';
import { eventDestination, subscription } from '../../../../infra/local/resources/mail-events.ts';
import { noMailEvents } from '../../../../infra/local/resources/mail-topics.ts';
import { queuedSesCallback } from '../../../../shared/delivery/email/ses/callbacks.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';
import { emptyWorld } from '../support/world.ts';

const start = async () => {
  const mailEvents = noMailEvents();
  const world = { ...emptyWorld(), mailEvents };
  const destination = { SnsDestination: { TopicARN: 'mail-topic' } };
  await eventDestination('Destination', { ConfigurationSetName: 'set', EventDestination: destination }, world);
  await subscription('ToQueue', { Protocol: 'sqs', TopicArn: 'mail-topic', Endpoint: 'arn:aws:sqs:x:0:calls' }, world);
  await subscription('ToPerson', { Protocol: 'email', TopicArn: 'alarms', Endpoint: 'a@example.com' }, world);
  const queued: JsonObject[] = [];
  const call = async (_: string, input: JsonObject) => {
    queued.push(input);
    return {};
  };
  const box = mailbox(temporaryDataFolder());
  const service = ses({ mailbox: box, mailEvents, queues: { call } });
  const send = (address: string, more: object = { ConfigurationSetName: 'set' }) => {
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
    const Simple = { Subject: part('Hello'), Body: { Text: part('Hello') } };
    const input = { FromEmailAddress: 'us@example.com', Destination: { ToAddresses: [address] }, Content: { Simple } };
    const body = Buffer.from(JSON.stringify({ ...input, ...more }));
    return service({ method: 'POST', path: '/v2/email/outbound-emails', headers: {}, target: '', body });
  };
  return { box, queued, send };
};

test.each([
  ['bounce@simulator.amazonses.com', 'Bounce'],
  ['complaint+label@simulator.amazonses.com', 'Complaint'],
  ['success@simulator.amazonses.com', 'Delivery'],
])('an email to %s sends a %s event to the queue of the topic', async (address, eventType) => {
  const { queued, send } = await start();
  const { MessageId } = JSON.parse(String((await send(address)).body));
  const [report, ...more] = queued;
  expect([report?.QueueUrl, more]).toEqual(['calls', []]);
  const body = String(report?.MessageBody);
  expect(queuedSesCallback(body, 'mail-topic')).toMatchObject({
    kind: 'Notification',
    occurred_at: expect.any(String),
  });
  expect(JSON.parse(JSON.parse(body).Message)).toMatchObject({ eventType, mail: { messageId: MessageId } });
});

test('an email to another address, or without the configuration set, is delivered without an event', async () => {
  const { box, queued, send } = await start();
  await send('ada@example.com');
  await send('bounce@simulator.amazonses.com.example.com');
  await send('bounce@simulator.amazonses.com', {});
  expect(box.list()).toHaveLength(3);
  expect(queued).toEqual([]);
});
