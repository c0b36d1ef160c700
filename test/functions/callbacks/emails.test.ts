import { generateKeyPairSync, sign } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailCallbackRoutes } from '../../../functions/callbacks/emails.ts';
import { type CallbackPorts, providersOf } from '../../../functions/callbacks/ports.ts';
import { processCallbacks } from '../../../functions/process-callbacks/process-callbacks.ts';
import type { CallbackJob } from '../../../shared/callbacks/callback-queue.ts';
import { callbacks } from '../../../shared/callbacks/callbacks.ts';
import type { Letter } from '../../../shared/email/email.ts';
import { emailMessages } from '../../../shared/email/email-messages.ts';
import { resendCallbacks, resendEffect } from '../../../shared/email/resend-callbacks.ts';
import { sesCallbacks, sesEffect, sesMessage } from '../../../shared/email/ses-callbacks.ts';
import { trackedEmail } from '../../../shared/email/tracked-email.ts';
import { newId } from '../../../shared/id.ts';
import { startService, type TestService } from '../../support/service.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const TOPIC = 'arn:aws:sns:eu-west-1:000000000000:email';
const CERTIFICATE = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let service: TestService<CallbackPorts>;
const queued: CallbackJob[] = [];
const asked: string[] = [];
const visited: string[] = [];

beforeAll(async () => {
  const certificate = async (url: string) => {
    asked.push(url);
    return publicKey.export({ format: 'pem', type: 'spki' });
  };
  service = await startService<CallbackPorts>(emailCallbackRoutes, {
    callbacks: {
      queue: { send: async (job) => void queued.push(job) },
      provider: providersOf([
        resendCallbacks(async () => ({ signing_secret: SECRET })),
        sesCallbacks({ topic: TOPIC, certificate: certificate as () => Promise<string> }),
      ]),
    },
  });
});
afterAll(() => service.stop());

const work = async (...bodies: readonly string[]) => {
  const visit = async (url: string) => void visited.push(url);
  const handler = processCallbacks({
    db: service.db,
    now: () => new Date(),
    effects: { resend: resendEffect, ses: sesEffect(visit) },
    told: (body) => {
      const callback = sesMessage(body, TOPIC);
      return callback && { provider: 'ses', callback };
    },
    failed: () => undefined,
  });
  const all = [...queued.splice(0).map((job) => JSON.stringify(job)), ...bodies];
  const Records = all.map((body, nth) => ({ messageId: String(nth), body }));
  return (await handler({ Records })).batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};

const post = (provider: string, body: string, headers: Record<string, string>) =>
  service.call({ method: 'POST', path: `/webhooks/${provider}/events`, body, headers });

/** As Resend sends it; what a test bends comes last. */
const resend = (type: string, data: object, { id = `msg_${newId()}`, at = new Date(), secret = SECRET } = {}) => {
  const body = JSON.stringify({ type, created_at: at.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, at, body),
  };
  return { id, body, headers };
};

const tell = async (...sent: { body: string; headers: Record<string, string> }[]) => {
  for (const { body, headers } of sent) expect((await post('resend', body, headers)).status).toBe(200);
  expect(await work()).toEqual([]);
};

const statusOf = async (id: string, provider = 'resend') => (await emailMessages(service.db).get(provider, id))?.status;

describe('C466: Resend', () => {
  test('tells of a delivery in any order, and its status only goes up', async () => {
    const email_id = newId();
    const to = [`${newId()}@example.com`];
    await tell(resend('email.delivered', { email_id, to }));
    expect(await statusOf(email_id)).toBe('delivered');
    await tell(resend('email.sent', { email_id, to }), resend('email.delivery_delayed', { email_id, to }));
    expect(await statusOf(email_id)).toBe('delivered');
    await tell(resend('email.complained', { email_id, to }));
    await tell(resend('email.bounced', { email_id, to }));
    expect(await statusOf(email_id)).toBe('complained');
  });

  test('an address that is not there, or whose owner complains, gets no more letters; a full mailbox does', async () => {
    const people = ['gone', 'angry', 'full', 'well'].map((who) => `${who}-${newId()}@example.com`);
    const [gone = '', angry = '', full = '', well = ''] = people;
    await tell(
      resend('email.bounced', {
        email_id: newId(),
        to: [`Gone <${gone.toUpperCase()}>`],
        bounce: { type: 'Permanent' },
      }),
      resend('email.complained', { email_id: newId(), to: angry }),
      resend('email.bounced', { email_id: newId(), to: [full], bounce: { type: 'Transient' } }),
      resend('email.delivered', { email_id: newId(), to: [well] }),
    );
    const sent: string[] = [];
    const sender = { provider: 'ses', send: async ({ to }: Letter) => `m-${sent.push(to)}` };
    const email = trackedEmail(service.db, sender, () => new Date());
    for (const to of people) await email.send({ to, subject: 's', text: 't' });
    expect(sent).toEqual([full, well]);
    expect(await statusOf('m-1', 'ses')).toBe('sent');
  });

  test('C461: what is not signed, or was signed at another time, is refused and not recorded', async () => {
    const now = Date.now();
    const good = resend('email.sent', { email_id: newId(), to: [] });
    const bent = [
      { ...good, body: `${good.body} ` },
      { ...good, headers: { ...good.headers, 'svix-id': 'msg_other' } },
      { ...good, headers: { ...good.headers, 'svix-signature': '' } },
      { ...good, headers: { ...good.headers, 'svix-signature': good.headers['svix-signature'].replace('v1,', 'v2,') } },
      resend('email.sent', {}, { secret: `whsec_${Buffer.from('another').toString('base64')}` }),
      ...[-302, 302, -31_536_000, 31_536_000].map((seconds) =>
        resend('email.sent', {}, { at: new Date(now + seconds * 1000) }),
      ),
    ];
    for (const { id, body, headers } of bent) {
      expect((await post('resend', body, headers)).status).toBe(400);
      expect(await callbacks(service.db).get('resend', id)).toBeUndefined();
    }
    expect((await post('nobody', good.body, good.headers)).status).toBe(404);
    expect((await post('stripe', good.body, good.headers)).status).toBe(404);
  });

  test('C463: one that comes again counts once; one that says nothing is ignored', async () => {
    const one = resend('email.sent', { email_id: newId(), to: [] });
    await tell(one);
    await post('resend', one.body, one.headers);
    expect(queued).toEqual([]);
    const opened = resend('email.opened', { email_id: newId(), to: [] });
    await tell(opened);
    expect(await callbacks(service.db).get('resend', opened.id)).toMatchObject({ status: 'ignored' });
  });
});

const NAMES = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** As SNS sends it. */
const sns = (type: keyof typeof NAMES, more: Record<string, string>, key = privateKey) => {
  const message: Record<string, string> = {
    ...{ Type: type, MessageId: newId(), TopicArn: TOPIC, Timestamp: new Date().toISOString() },
    ...{ SignatureVersion: '2', SigningCertURL: CERTIFICATE, Message: '{}' },
    ...more,
  };
  const text = NAMES[type].flatMap((name) => (name in message ? [`${name}\n${message[name]}\n`] : [])).join('');
  const Signature = sign('sha256', Buffer.from(text), key).toString('base64');
  return { ...message, Signature };
};

const postSns = (message: object) =>
  post('ses', JSON.stringify(message), { 'content-type': 'text/plain; charset=UTF-8' });

const bounce = (messageId: string, address: string) =>
  JSON.stringify({
    eventType: 'Bounce',
    mail: { messageId, destination: [address] },
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: address }] },
  });

describe('C466: SES by way of SNS', () => {
  test('tells of a bounce, and the address gets no more letters', async () => {
    const [id, address] = [newId(), `${newId()}@example.com`];
    expect((await postSns(sns('Notification', { Message: bounce(id, address) }))).status).toBe(200);
    expect(await work()).toEqual([]);
    expect(await statusOf(id, 'ses')).toBe('bounced');
    expect(await emailMessages(service.db).suppression(address)).toMatchObject({ reason: 'bounced' });
  });

  test('its subscription is confirmed once it is proved, at SNS’s own address and nowhere else', async () => {
    const at = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=t';
    for (const SubscribeURL of [at, 'https://evil.example.com/'])
      expect((await postSns(sns('SubscriptionConfirmation', { SubscribeURL, Token: 't' }))).status).toBe(200);
    expect(await work()).toEqual([]);
    expect(visited).toEqual([at]);
  });

  test('C461: what is not SNS’s, or not of our topic, is refused, and no certificate is fetched from elsewhere', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const good = sns('Notification', { Message: bounce(newId(), 'x@example.com') });
    asked.length = 0;
    const bent = [
      { ...good, Message: '{}' },
      { ...good, SignatureVersion: '1' },
      sns('Notification', {}, other),
      sns('Notification', { TopicArn: `${TOPIC}-other` }),
      sns('Notification', { Timestamp: new Date(Date.now() - 302_000).toISOString() }),
      sns('Notification', { Timestamp: new Date(Date.now() + 302_000).toISOString() }),
      ...[
        'https://evil.example.com/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.eu-west-1.amazonaws.com.evil.com/SimpleNotificationService-0123456789abcdef.pem',
        'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
        'https://sns.eu-west-1.amazonaws.com/other/../evil.pem',
        'https://u@sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
        `${CERTIFICATE}?x`,
        '',
      ].map((SigningCertURL) => sns('Notification', { SigningCertURL })),
    ];
    for (const message of bent) expect((await postSns(message)).status).toBe(400);
    expect(new Set(asked)).toEqual(new Set([CERTIFICATE]));
    expect(queued).toEqual([]);
  });
});

describe('C466: SES by way of SNS and the queue', () => {
  const YEAR_MS = 365 * 86_400_000;

  test('what waited in the queue, however long, counts once', async () => {
    const [id, address] = [newId(), `${newId()}@example.com`];
    const Timestamp = new Date(Date.now() - YEAR_MS).toISOString();
    const MessageId = newId();
    const message = sns('Notification', { MessageId, Message: bounce(id, address), Timestamp });
    const body = JSON.stringify(message);
    expect(await work(body, body)).toEqual([]);
    expect(await statusOf(id, 'ses')).toBe('bounced');
    const recorded = await callbacks(service.db).get('ses', MessageId);
    expect(recorded).toMatchObject({ status: 'done', kind: 'Notification', payload: body });
    expect(await work(body)).toEqual([]);
    expect(await callbacks(service.db).get('ses', MessageId)).toEqual(recorded);
  });

  test('what is not of the topic, or asks to be confirmed, changes nothing and is set aside', async () => {
    const address = `${newId()}@example.com`;
    const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=queued';
    const bad = [
      sns('Notification', { Message: bounce(newId(), address), TopicArn: `${TOPIC}-other` }),
      sns('SubscriptionConfirmation', { SubscribeURL, Token: 't' }),
    ].map((one) => JSON.stringify(one));
    expect(await work(...bad, 'no JSON at all')).toEqual([0, 1, 2]);
    expect(await emailMessages(service.db).suppression(address)).toBeUndefined();
    expect(visited).not.toContain(SubscribeURL);
  });

  test('what says nothing of a delivery is recorded and ignored', async () => {
    const MessageId = newId();
    const message = sns('Notification', { MessageId, Message: 'Successfully validated SNS topic.' });
    expect(await work(JSON.stringify(message))).toEqual([]);
    expect(await callbacks(service.db).get('ses', MessageId)).toMatchObject({ status: 'ignored' });
  });
});
