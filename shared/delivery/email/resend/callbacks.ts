import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ValidSecrets } from '../../../platform/aws/secret.ts';
import type { CallbackItem } from '../../../platform/callbacks/callback-item.ts';
import type { Effect } from '../../../platform/callbacks/effect.ts';
import { type CallbackProvider, isTimely } from '../../../platform/callbacks/provider.ts';
import { own } from '../../../platform/runtime/own.ts';
import { isFromRecipient } from '../complaint.ts';
import type { EmailEvent } from '../email-event.ts';
import { emailLog } from '../email-log.ts';
import { addressesIn, type Json, objectIn, parseObject, textIn } from '../json.ts';

/** Resend's events about a delivery. All others, such as opened and clicked, are ignored. */
export const RESEND_STATUSES: Readonly<Record<string, EmailEvent['status']>> = {
  'email.sent': 'sent',
  'email.delivery_delayed': 'delayed',
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.failed': 'bounced',
  'email.complained': 'complained',
  'email.suppressed': 'suppressed',
};

/** A secret is `whsec_` and the base64 of the key's bytes (Standard Webhooks, as Svix writes it). */
const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/** A signature is valid in one encoding. */
const isSigned = (header: string, signed: Buffer): boolean =>
  header.split(' ').some((one) => {
    const presented = Buffer.from(one.startsWith('v1,') ? one.slice(3) : '');
    const wanted = Buffer.from(signed.toString('base64'));
    return presented.length === wanted.length && timingSafeEqual(presented, wanted);
  });

/** The event in the terms of this service. `undefined` if it is not about a delivery. */
const emailEvent = (body: Json): EmailEvent | undefined => {
  const data = objectIn(body.data);
  const type = textIn(body.type)?.toLowerCase() ?? '';
  const status = own(RESEND_STATUSES, type);
  const message_id = textIn(data.email_id);
  const created = Date.parse(textIn(body.created_at) ?? '');
  if (!status || !message_id || Number.isNaN(created)) return undefined;
  const kind = textIn(objectIn(data.bounce).type)?.toLowerCase();
  const hard = type === 'email.bounced' && (kind === undefined || kind === 'permanent');
  const complaint = objectIn(data.complaint);
  const isComplaint = status === 'complained' && isFromRecipient(textIn(complaint.feedback_type ?? complaint.type));
  const final = isComplaint || hard;
  const addresses = addressesIn(data.to);
  return { provider: 'resend', message_id, status, addresses, final, at: new Date(created).toISOString() };
};

const EVENT_ID = /^[\w.-]{1,200}$/;
const [ID, TIME, SIGNATURE] = ['svix-id', 'svix-timestamp', 'svix-signature'] as const;

/** Resend signs the id, time and body together, as Svix does. */
export const resendCallbacks = (secret: ValidSecrets): CallbackProvider => ({
  name: 'resend',
  family: 'email',
  async verify({ body, headers }, now) {
    const [id, time, signature] = [headers[ID] ?? '', headers[TIME] ?? '', headers[SIGNATURE] ?? ''];
    const valid = (await secret(now)).flatMap(({ signing_secret }) => signing_secret || []);
    if (valid.length === 0 || !EVENT_ID.test(id) || !/^\d{1,12}$/.test(time)) return 'invalid_signature';
    const digest = (one: string) => createHmac('sha256', keyOf(one)).update(`${id}.${time}.`).update(body).digest();
    if (!valid.some((one) => isSigned(signature, digest(one))) || !isTimely(Number(time), now))
      return 'invalid_signature';
    const document = parseObject(Buffer.from(body).toString('utf8'));
    const event = emailEvent(document);
    const callback = { event_id: id, kind: textIn(document.type) ?? 'unknown', occurred_at: event?.at ?? null };
    return event ? callback : { ...callback, ignored: 'The event is not about a delivery.' };
  },
});

/** Applies an event of Resend to the email and its address. */
export const resendEffect: Effect = async ({ payload }: CallbackItem, db, now) => {
  const event = emailEvent(parseObject(payload));
  return event ? emailLog(db).planFor(event, now) : { ignored: 'The event is not about a delivery.' };
};
