import { createHash, verify as verifySignature } from 'node:crypto';
import type { Effect } from '../../../platform/callbacks/effect.ts';
import { type CallbackProvider, isTimely, type VerifiedCallback } from '../../../platform/callbacks/provider.ts';
import { own } from '../../../platform/runtime/own.ts';
import type { EmailEvent } from '../email-event.ts';
import { emailLog } from '../email-log.ts';
import { addressesIn, type Json, objectIn, parseObject, textIn } from '../json.ts';

/** What SNS signs of each kind of message, in this order. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

const HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com$/;
const CERTIFICATE = /^\/SimpleNotificationService-[0-9a-f]{8,64}\.pem$/;

/** An address of SNS itself, and none that merely looks like one. */
const snsUrl = (text: unknown): URL | undefined => {
  const url = URL.parse(textIn(text) ?? '');
  const plain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return url && plain && HOST.test(url.hostname) ? url : undefined;
};

const signedText = (message: Json, names: readonly string[]): string =>
  names.flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`])).join('');

const STATUSES: Readonly<Record<string, EmailEvent['status']>> = {
  Send: 'sent',
  DeliveryDelay: 'delayed',
  Delivery: 'delivered',
  Bounce: 'bounced',
  Reject: 'bounced',
  Complaint: 'complained',
};

const recipients = (list: unknown): readonly string[] =>
  Array.isArray(list) ? addressesIn(list.map((one) => objectIn(one).emailAddress)) : [];

/** SES's event in our words; `undefined` for one that says nothing of a delivery. */
const emailEvent = ({ Message, Timestamp }: Json): EmailEvent | undefined => {
  const event = parseObject(textIn(Message) ?? '');
  const status = own(STATUSES, textIn(event.eventType) ?? textIn(event.notificationType) ?? '');
  const mail = objectIn(event.mail);
  const message_id = textIn(mail.messageId);
  const at = Date.parse(textIn(Timestamp) ?? '');
  if (!status || !message_id || Number.isNaN(at)) return undefined;
  const bounce = objectIn(event.bounce);
  const told = { provider: 'ses', message_id, status, at: new Date(at).toISOString() };
  if (status === 'bounced')
    return { ...told, addresses: recipients(bounce.bouncedRecipients), final: bounce.bounceType === 'Permanent' };
  if (status === 'complained')
    return { ...told, addresses: recipients(objectIn(event.complaint).complainedRecipients), final: true };
  return { ...told, addresses: addressesIn(mail.destination), final: false };
};

interface SnsPorts {
  /** The one topic that we listen to. */
  readonly topic: string;
  /** A certificate of SNS, by its address. */
  readonly certificate: (url: string) => Promise<string>;
}

/** Certificates as SNS serves them; one that was read is not read again. */
export const snsCertificates = (): SnsPorts['certificate'] => {
  const read = new Map<string, string>();
  return async (url) => {
    const known = read.get(url);
    if (known !== undefined) return known;
    const answered = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(3_000) });
    if (!answered.ok) throw new Error(`SNS answered ${answered.status} for its certificate`);
    const text = await answered.text();
    read.set(url, text);
    return text;
  };
};

const isSigned = (data: string, certificate: string, signature: string): boolean => {
  try {
    return verifySignature('sha256', Buffer.from(data), certificate, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};

/** What a message that is known to be of SNS tells. */
const verifiedCallback = (message: Json): VerifiedCallback => {
  const event = emailEvent(message);
  const id = textIn(message.MessageId) ?? '';
  const event_id = /^[\w-]{1,100}$/.test(id) ? id : createHash('sha256').update(id).digest('hex');
  const told = { event_id, kind: textIn(message.Type) ?? '', occurred_at: event?.at ?? null };
  const confirms = message.Type === 'SubscriptionConfirmation';
  return event || confirms ? told : { ...told, ignored: 'The event is not about a delivery.' };
};

/**
 * What the topic put into a queue that nobody else may write to (that is its proof, however long it waited there);
 * `undefined` for any other message.
 */
export const queuedSesCallback = (body: string, topic: string): VerifiedCallback | undefined => {
  const message = parseObject(body);
  const isOurs = message.Type === 'Notification' && message.TopicArn === topic && topic !== '';
  return isOurs ? verifiedCallback(message) : undefined;
};

/** Amazon SES by way of SNS, which signs what it sends with a key whose certificate it serves (signature version 2). */
export const sesCallbacks = ({ topic, certificate }: SnsPorts): CallbackProvider => ({
  name: 'ses',
  family: 'email',
  async verify({ body }, now) {
    const message = parseObject(Buffer.from(body).toString('utf8'));
    const names = own(SIGNED, textIn(message.Type) ?? '');
    const url = snsUrl(message.SigningCertURL);
    const known = message.SignatureVersion === '2' && message.TopicArn === topic && topic !== '';
    if (!names || !known || !url || !CERTIFICATE.test(url.pathname) || url.search !== '') return 'invalid_signature';
    const signature = textIn(message.Signature) ?? '';
    if (!isSigned(signedText(message, names), await certificate(url.href), signature)) return 'invalid_signature';
    if (!isTimely(Date.parse(textIn(message.Timestamp) ?? '') / 1000, now)) return 'invalid_signature';
    return verifiedCallback(message);
  },
});

/** What becomes of letters by what SES tells; and that the topic's subscription is confirmed, as SNS asks. */
export const sesEffect =
  (visit: (url: string) => Promise<void>): Effect =>
  async ({ payload }, db, now) => {
    const message = parseObject(payload);
    if (message.Type === 'SubscriptionConfirmation') {
      const url = snsUrl(message.SubscribeURL);
      if (!url) return { dead: 'The confirmation URL is not an SNS URL.' };
      await visit(url.href);
      return { steps: [] };
    }
    const event = emailEvent(message);
    return event ? emailLog(db).planFor(event, now) : { ignored: 'The event is not about a delivery.' };
  };

/** Opens an address of SNS. */
export const confirmSubscription = async (url: string): Promise<void> => {
  const answered = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5_000) });
  if (!answered.ok) throw new Error(`SNS answered ${answered.status}`);
};
