import { randomUUID } from 'node:crypto';
import type { Queues } from '../engines/queues.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import type { Mailbox } from '../mailbox.ts';
import { AwsError, type AwsService, inputOf, jsonResponse } from '../protocol/request.ts';
import type { MailEvents } from '../resources/mail-topics.ts';

const data = (part: unknown): string => stringOf(objectOf(part).Data);

const addresses = (destination: JsonObject): readonly string[] =>
  ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((kind) => arrayOf(destination[kind]).map(stringOf));

const headersOf = ({ Headers }: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    arrayOf(Headers)
      .map(objectOf)
      .map(({ Name, Value }) => [stringOf(Name), stringOf(Value)]),
  );

/** The addresses of SES's simulator, with any label. Emails to other addresses produce no event. */
const SIMULATED = /^(success|bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/;

/** The SES event for a simulator address. */
const reportOf = (messageId: string, address: string): object | undefined => {
  const [, outcome] = SIMULATED.exec(address) ?? [];
  const mail = { messageId, destination: [address] };
  const recipients = [{ emailAddress: address }];
  if (outcome === 'success') return { eventType: 'Delivery', mail };
  if (outcome === 'bounce')
    return { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent', bouncedRecipients: recipients } };
  if (outcome === 'complaint') return { eventType: 'Complaint', mail, complaint: { complainedRecipients: recipients } };
  return undefined;
};

/** An SNS notification in a queue, with the fields that the service reads. */
const notification = (TopicArn: string, report: object): string =>
  JSON.stringify({
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn,
    Timestamp: new Date().toISOString(),
    Message: JSON.stringify(report),
  });

interface SesParts {
  readonly mailbox: Mailbox;
  readonly mailEvents: MailEvents;
  readonly queues: Pick<Queues, 'call'>;
}

/** Events arrive after the sender recorded the message id. */
const REPORT_SECONDS = 1;

/** SES v2: emails go to the mailbox only. Simulator addresses produce their event. */
export const ses =
  ({ mailbox, mailEvents, queues }: SesParts): AwsService =>
  async (request) => {
    if (request.method !== 'POST' || !request.path.startsWith('/v2/email/outbound-emails')) {
      throw new AwsError('NotFoundException', `${request.method} ${request.path} has no local stand-in.`, 404);
    }
    const input = inputOf(request);
    const simple = objectOf(objectOf(input.Content).Simple);
    const to = addresses(objectOf(input.Destination));
    const body = objectOf(simple.Body);
    const text = data(body.Text) || data(body.Html);
    if (!stringOf(input.FromEmailAddress) || to.length === 0 || !text) {
      throw new AwsError('BadRequestException', 'Specify a sender, a recipient and simple content.');
    }
    mailbox.deliver({ to: to.join(', '), subject: data(simple.Subject), text, headers: headersOf(simple) });
    const MessageId = randomUUID();
    const topic = mailEvents.topics.get(stringOf(input.ConfigurationSetName)) ?? '';
    const QueueUrl = mailEvents.queues.get(topic);
    const reports = QueueUrl === undefined ? [] : to.flatMap((address) => reportOf(MessageId, address) ?? []);
    for (const report of reports)
      await queues.call('SendMessage', {
        QueueUrl: QueueUrl ?? '',
        MessageBody: notification(topic, report),
        DelaySeconds: REPORT_SECONDS,
      });
    return jsonResponse({ MessageId });
  };
