import { createHash, verify as verifySignature } from 'node:crypto';
import type { Effect } from '../../../platform/callbacks/effect.ts';
import { type CallbackProvider, isTimely, type VerifiedCallback } from '../../../platform/callbacks/provider.ts';
import { own } from '../../../platform/runtime/own.ts';
import { isFromRecipient } from '../complaint.ts';
import type { EmailEvent } from '../email-event.ts';
import { emailLog } from '../email-log.ts';
import { addressesIn, type Json, objectIn, parseObject, textIn } from '../json.ts';

/** The fields that SNS signs for each type of message, in this order. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

const HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com$/;
const CERTIFICATE = /^\/SimpleNotificationService-[0-9a-f]{8,64}\.pem$/;

/** The URL, if its host is SNS itself and not a lookalike. */
const snsUrl = (text: unknown): URL | undefined => {
  const url = URL.parse(textIn(text) ?? '');
  const plain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return url && plain && HOST.test(url.hostname) ? url : undefined;
};

const signedText = (message: Json, names: readonly string[]): string =>
  names.flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`])).join('');

/** The events about a delivery, by their name in lower case and without spaces. */
const STATUSES: Readonly<Record<string, EmailEvent['status']>> = {
  send: 'sent',
  deliverydelay: 'delayed',
  delivery: 'delivered',
  bounce: 'bounced',
  reject: 'bounced',
  renderingfailure: 'bounced',
  complaint: 'complained',
};

const statusOf = ({ eventType, notificationType }: Json): EmailEvent['status'] | undefined =>
  own(STATUSES, (textIn(eventType) ?? textIn(notificationType) ?? '').toLowerCase().replace(/[\s_-]/g, ''));

/** The recipients that a report names; without any, those of the email, which has one. */
const recipients = (list: unknown, { destination }: Json): readonly string[] => {
  const named = Array.isArray(list) ? addressesIn(list.map((one) => objectIn(one).emailAddress)) : [];
  return named.length > 0 ? named : addressesIn(destination);
};

/** The SES event in the terms of this service. `undefined` if it is not about a delivery. */
const emailEvent = ({ Message, Timestamp }: Json): EmailEvent | undefined => {
  const event = parseObject(textIn(Message) ?? '');
  const status = statusOf(event);
  const mail = objectIn(event.mail);
  const message_id = textIn(mail.messageId);
  const at = Date.parse(textIn(Timestamp) ?? '');
  if (!status || !message_id || Number.isNaN(at)) return undefined;
  const [bounce, complaint] = [objectIn(event.bounce), objectIn(event.complaint)];
  const common = { provider: 'ses', message_id, status, at: new Date(at).toISOString() };
  if (status === 'bounced') {
    const final = textIn(bounce.bounceType)?.toLowerCase() === 'permanent';
    return { ...common, addresses: recipients(bounce.bouncedRecipients, mail), final };
  }
  if (status === 'complained') {
    const final = isFromRecipient(textIn(complaint.complaintFeedbackType));
    return { ...common, addresses: recipients(complaint.complainedRecipients, mail), final };
  }
  return { ...common, addresses: addressesIn(mail.destination), final: false };
};

interface SnsPorts {
  /** The ARN of the only accepted topic. */
  readonly topic: string;
  /** Fetches a certificate of SNS by its URL. */
  readonly certificate: (url: string) => Promise<string>;
}

/** Fetches certificates from SNS and caches them. */
export const snsCertificates = (): SnsPorts['certificate'] => {
  const read = new Map<string, string>();
  return async (url) => {
    const cached = read.get(url);
    if (cached !== undefined) return cached;
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`SNS returned ${response.status} for its certificate`);
    const text = await response.text();
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

/** The callback of a message that is verified to be from SNS. */
const verifiedCallback = (message: Json): VerifiedCallback => {
  const event = emailEvent(message);
  const id = textIn(message.MessageId) ?? '';
  const event_id = /^[\w-]{1,100}$/.test(id) ? id : createHash('sha256').update(id).digest('hex');
  const callback = { event_id, kind: textIn(message.Type) ?? '', occurred_at: event?.at ?? null };
  const confirms = message.Type === 'SubscriptionConfirmation';
  return event || confirms ? callback : { ...callback, ignored: 'The event is not about a delivery.' };
};

/**
 * The callback that the topic put into the queue itself. `undefined` for any other message. The queue policy, which
 * admits only the topic, takes the place of a signature.
 */
export const queuedSesCallback = (body: string, topic: string): VerifiedCallback | undefined => {
  const message = parseObject(body);
  const isOurs = message.Type === 'Notification' && message.TopicArn === topic && topic !== '';
  return isOurs ? verifiedCallback(message) : undefined;
};

/** Amazon SES through SNS, which signs its messages and serves the certificate (signature version 2). */
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

/** Applies an event of SES to the email, or confirms the subscription of the topic. */
export const sesEffect =
  (confirm: (url: string) => Promise<void>): Effect =>
  async ({ payload }, db, now) => {
    const message = parseObject(payload);
    if (message.Type === 'SubscriptionConfirmation') {
      const url = snsUrl(message.SubscribeURL);
      if (!url) return { dead: 'The confirmation URL is not an SNS URL.' };
      await confirm(url.href);
      return { steps: [] };
    }
    const event = emailEvent(message);
    return event ? emailLog(db).planFor(event, now) : { ignored: 'The event is not about a delivery.' };
  };

/** Confirms a subscription by fetching its URL. */
export const confirmSubscription = async (url: string): Promise<void> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`SNS returned ${response.status}`);
};
