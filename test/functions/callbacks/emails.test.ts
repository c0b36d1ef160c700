import { generateKeyPairSync, sign } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailCallbackRoutes } from '../../../functions/callbacks/emails.ts';
import { type CallbackPorts, providerLookup } from '../../../functions/callbacks/ports.ts';
import { processCallbacks } from '../../../functions/process-callbacks/process-callbacks.ts';
import { WORKER_TIMEOUT } from '../../../infra/functions/timeouts.ts';
import type { EmailEvent } from '../../../shared/delivery/email/email-event.ts';
import type { EmailContext } from '../../../shared/delivery/email/email-kinds.ts';
import { emailLog, RECORDING_WINDOW_MS } from '../../../shared/delivery/email/email-log.ts';
import { queuedCallback } from '../../../shared/delivery/email/reports.ts';
import { resendCallbacks, resendEffect } from '../../../shared/delivery/email/resend/callbacks.ts';
import { sesCallbacks, sesEffect } from '../../../shared/delivery/email/ses/callbacks.ts';
import { serviceSuppressionKey } from '../../../shared/delivery/email/suppression-item.ts';
import { suppressions } from '../../../shared/delivery/email/suppressions.ts';
import { trackedEmail } from '../../../shared/delivery/email/tracked-email.ts';
import type { CallbackJob } from '../../../shared/platform/callbacks/callback-job.ts';
import { CALLBACK_ATTEMPTS } from '../../../shared/platform/callbacks/callback-queue.ts';
import { callbacks } from '../../../shared/platform/callbacks/callbacks.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { startService, type TestService } from '../../support/service.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const TOPIC = 'arn:aws:sns:eu-west-1:000000000000:email';
const CERTIFICATE = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let service: TestService<CallbackPorts>;
const queued: CallbackJob[] = [];
const fetchedUrls: string[] = [];
const visited: string[] = [];

beforeAll(async () => {
  const certificate = async (url: string) => {
    fetchedUrls.push(url);
    return publicKey.export({ format: 'pem', type: 'spki' });
  };
  service = await startService<CallbackPorts>(emailCallbackRoutes, {
    callbacks: {
      queue: { send: async (job) => void queued.push(job) },
      provider: providerLookup([
        resendCallbacks(async () => [{ signing_secret: SECRET }]),
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
    queuedCallback: (body) => queuedCallback(body, { EMAIL_EVENTS_TOPIC_ARN: TOPIC }),
    failed: () => undefined,
  });
  const all = [...queued.splice(0).map((job) => JSON.stringify(job)), ...bodies];
  const Records = all.map((body, nth) => ({ messageId: String(nth), body }));
  return (await handler({ Records })).batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};

const post = (provider: string, body: string, headers: Record<string, string>) =>
  service.call({ method: 'POST', path: `/webhooks/${provider}/events`, body, headers });

/** A request of Resend. Overrides come last. */
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

const deliverCallback = async (...sent: { body: string; headers: Record<string, string> }[]) => {
  for (const { body, headers } of sent) expect((await post('resend', body, headers)).status).toBe(200);
  expect(await work()).toEqual([]);
};

/** Long enough ago for the email to be recorded if it was sent, and still timely. */
const settled = () => ({ at: new Date(Date.now() - RECORDING_WINDOW_MS - 30_000) });

const statusOf = async (id: string, provider = 'resend') => (await emailLog(service.db).get(provider, id))?.status;

const HUB_EMAIL: EmailContext = { kind: 'notification', team_id: 'team-1', hub_id: 'hub-1', contact_id: null };
const OTHER_TEAM: EmailContext = { ...HUB_EMAIL, team_id: 'team-2' };
const MAGIC_LINK: EmailContext = { ...HUB_EMAIL, kind: 'magic_link' };
const RESET: EmailContext = { kind: 'password_reset', team_id: null, hub_id: null, contact_id: null };

/** Sends an email. Returns the provider's message id, or undefined if it was suppressed. */
const send = async (to: string, context = HUB_EMAIL, provider = 'resend', now = new Date()) => {
  const ids: string[] = [];
  const accept = async () => {
    ids.push(newId());
    return ids.at(-1) ?? '';
  };
  const email = trackedEmail(service.db, { provider, send: accept }, () => now);
  await email.send({ to, subject: 's', text: 't' }, context);
  return ids[0];
};

const freshAddress = () => `${newId()}@example.com`;
const suppressionOf = (address: string, team = 'team-1') => suppressions(service.db, team).byAddress(address);

describe('the second write of two reports planned on the same rows fails', () => {
  const planned = async (message_id: string | undefined, status: EmailEvent['status'], address: string) => {
    const at = new Date();
    const final = status === 'bounced' || status === 'complained';
    const report = { provider: 'resend', message_id: message_id ?? '', status, addresses: [address], final };
    const plan = await emailLog(service.db).planFor({ ...report, at: at.toISOString() }, at);
    if (!('steps' in plan)) throw new Error('It was ignored');
    return () => service.db.transact(plan.steps);
  };

  test('for one email', async () => {
    const address = freshAddress();
    const id = await send(address);
    const [delayed, delivered] = [await planned(id, 'delayed', address), await planned(id, 'delivered', address)];
    expect(await delivered()).toEqual({ ok: true });
    expect(await delayed()).toMatchObject({ ok: false, failed: [{ label: 'email' }] });
    expect(await statusOf(id ?? '')).toBe('delivered');
  });

  test('for one address: a complaint does not replace a hard bounce', async () => {
    const address = freshAddress();
    const [one, other] = [await send(address), await send(address)];
    const [complained, bounced] = [await planned(one, 'complained', address), await planned(other, 'bounced', address)];
    expect(await bounced()).toEqual({ ok: true });
    expect(await complained()).toMatchObject({ ok: false, failed: [{ label: 'suppression' }] });
    expect(await suppressionOf(address)).toMatchObject({ reason: 'bounced' });
  });
});

describe('C466: Resend', () => {
  test('reports in any order never lower the status, and the history has every time', async () => {
    const address = freshAddress();
    const to = [address];
    const email_id = await send(address);
    const moment = (seconds: number) => ({ at: new Date(Date.now() + seconds * 1000) });
    await deliverCallback(resend('email.delivered', { email_id, to }, moment(3)));
    expect(await statusOf(String(email_id))).toBe('delivered');
    await deliverCallback(
      resend('email.sent', { email_id, to }, moment(1)),
      resend('email.delivery_delayed', { email_id, to }, moment(2)),
    );
    expect(await statusOf(String(email_id))).toBe('delivered');
    await deliverCallback(resend('email.complained', { email_id, to }, moment(5)));
    await deliverCallback(resend('email.bounced', { email_id, to, bounce: { type: 'Transient' } }, moment(4)));
    const email = await emailLog(service.db).get('resend', String(email_id));
    expect(email?.status).toBe('complained');
    const reported = email?.status_history ?? [];
    expect(reported.map(({ status }) => status)).toEqual(['sent', 'delayed', 'delivered', 'bounced', 'complained']);
    expect(reported.map(({ at }) => at)).toEqual(reported.map(({ at }) => at).toSorted());
  });

  test('an address with a hard bounce or complaint gets no more emails from the team; a full mailbox does', async () => {
    const people = ['gone', 'angry', 'full', 'well'].map((name) => `${name}-${newId()}@example.com`);
    const [missing = '', complaining = '', mailboxFull = '', well = ''] = people;
    const ids = await Promise.all(people.map((address) => send(address)));
    await deliverCallback(
      resend('email.bounced', {
        email_id: ids[0],
        to: [`Gone <${missing.toUpperCase()}>`],
        bounce: { type: 'Permanent' },
      }),
      resend('email.complained', { email_id: ids[1], to: complaining }),
      resend('email.bounced', { email_id: ids[2], to: [mailboxFull], bounce: { type: 'Transient' } }),
      resend('email.delivered', { email_id: ids[3], to: [well] }),
    );
    const again = await Promise.all(people.map((address) => send(address)));
    expect(again.map((id) => id !== undefined)).toEqual([false, false, true, true]);
    expect(await suppressionOf(missing)).toMatchObject({
      reason: 'bounced',
      email_kind: 'notification',
      hub_id: 'hub-1',
    });
    expect(await suppressionOf(complaining)).toMatchObject({ reason: 'complained' });
    expect(await send(missing, OTHER_TEAM)).toBeDefined();
    expect(await send(complaining, OTHER_TEAM)).toBeDefined();
  });

  test('a report from a slow provider clock is not dated before the email was created', async () => {
    const address = freshAddress();
    const email_id = await send(address);
    const early = { at: new Date(Date.now() - 60_000) };
    await deliverCallback(resend('email.delivered', { email_id, to: [address] }, early));
    const email = await emailLog(service.db).get('resend', String(email_id));
    expect(email?.status_history).toEqual([
      { status: 'sent', at: email?.created_at },
      { status: 'delivered', at: email?.created_at },
    ]);
  });

  test('a complaint or bounce about an unknown email or another address suppresses no address', async () => {
    const [address, other] = [freshAddress(), freshAddress()];
    const email_id = await send(address);
    const reports = [
      resend('email.complained', { email_id: newId(), to: [address] }, settled()),
      resend('email.bounced', { email_id: newId(), to: [address], bounce: { type: 'Permanent' } }, settled()),
      resend('email.complained', { email_id, to: [other] }),
    ];
    await deliverCallback(...reports);
    for (const { id } of reports)
      expect(await callbacks(service.db).get('resend', id)).toMatchObject({ status: 'ignored' });
    for (const one of [address, other]) {
      expect(await suppressionOf(one)).toBeUndefined();
      expect(await send(one)).toBeDefined();
      expect(await send(one, RESET)).toBeDefined();
    }
    expect(await statusOf(String(email_id))).toBe('sent');
  });

  test('a report that arrives before the record of its email is retried', async () => {
    const [to, message_id] = [freshAddress(), newId()];
    const report = resend('email.bounced', { email_id: message_id, to, bounce: { type: 'Permanent' } });
    expect((await post('resend', report.body, report.headers)).status).toBe(200);
    const [job] = queued.map((one) => JSON.stringify(one));
    expect(await work()).toEqual([0]);
    expect(await callbacks(service.db).get('resend', report.id)).toMatchObject({ status: 'received' });
    const sent = { ...HUB_EMAIL, to, status: 'sent', message: { provider: 'resend', message_id } } as const;
    await emailLog(service.db).record(sent, new Date());
    expect(await work(String(job))).toEqual([]);
    expect(await statusOf(message_id)).toBe('bounced');
    expect(await suppressionOf(to)).toMatchObject({ reason: 'bounced' });
  });

  test('a report about an email that is never recorded is ignored before its callback is dead', async () => {
    const report = resend('email.delivered', { email_id: newId(), to: [freshAddress()] });
    expect((await post('resend', report.body, report.headers)).status).toBe(200);
    const [job] = queued.map((one) => JSON.stringify(one));
    expect(await work()).toEqual([0]);
    holdClock(Date.now() + RECORDING_WINDOW_MS);
    expect(await work(String(job))).toEqual([]);
    expect(await callbacks(service.db).get('resend', report.id)).toMatchObject({ status: 'ignored' });
    const lastTry = (CALLBACK_ATTEMPTS - 1) * 6 * WORKER_TIMEOUT.toMilliseconds();
    expect(lastTry).toBeGreaterThan(2 * RECORDING_WINDOW_MS);
  });

  test('a complaint does not suppress emails required to sign in; a hard bounce does, in either order', async () => {
    const [complaining, missing] = [freshAddress(), freshAddress()];
    for (const to of [complaining, missing])
      await deliverCallback(resend('email.complained', { email_id: await send(to), to }));
    expect(await send(complaining)).toBeUndefined();
    const link = await send(complaining, MAGIC_LINK);
    expect(link).toBeDefined();
    await deliverCallback(resend('email.complained', { email_id: link, to: complaining }));
    expect(await send(complaining, MAGIC_LINK)).toBeDefined();
    const last = await send(missing, MAGIC_LINK);
    await deliverCallback(resend('email.bounced', { email_id: last, to: missing, bounce: { type: 'Permanent' } }));
    await deliverCallback(resend('email.complained', { email_id: last, to: missing }));
    expect(await send(missing, MAGIC_LINK)).toBeUndefined();
    expect(await suppressionOf(missing)).toMatchObject({ reason: 'bounced' });
  });

  test('a hard bounce of an email of the service itself suppresses the next for 30 days; a complaint does not', async () => {
    const [complaining, missing] = [freshAddress(), freshAddress()];
    await deliverCallback(resend('email.complained', { email_id: await send(complaining, RESET), to: complaining }));
    expect(await send(complaining, RESET)).toBeDefined();
    const inTeam = await send(missing);
    await deliverCallback(resend('email.bounced', { email_id: inTeam, to: missing, bounce: { type: 'Permanent' } }));
    expect(await send(missing, RESET)).toBeDefined();
    const reset = await send(missing, RESET);
    await deliverCallback(resend('email.bounced', { email_id: reset, to: missing, bounce: { type: 'Permanent' } }));
    const in30Days = (hours: number) => new Date(Date.now() + (30 * 24 + hours) * 3_600_000);
    expect(await send(missing, RESET, 'resend', in30Days(-1))).toBeUndefined();
    expect(await send(missing, RESET, 'resend', in30Days(1))).toBeDefined();
    const row = await service.db.get(serviceSuppressionKey(missing));
    expect(JSON.stringify(row)).not.toContain(missing.slice(0, 36));
  });

  test('C461: an unsigned or outdated request is rejected and not recorded', async () => {
    const now = Date.now();
    const valid = resend('email.sent', { email_id: newId(), to: [] });
    const tampered = [
      { ...valid, body: `${valid.body} ` },
      { ...valid, headers: { ...valid.headers, 'svix-id': 'msg_other' } },
      { ...valid, headers: { ...valid.headers, 'svix-signature': '' } },
      /* Another encoding of the valid signature. */
      { ...valid, headers: { ...valid.headers, 'svix-signature': `${valid.headers['svix-signature']}AAAA` } },
      {
        ...valid,
        headers: { ...valid.headers, 'svix-signature': valid.headers['svix-signature'].replace('v1,', 'v2,') },
      },
      resend('email.sent', {}, { secret: `whsec_${Buffer.from('another').toString('base64')}` }),
      ...[-302, 302, -31_536_000, 31_536_000].map((seconds) =>
        resend('email.sent', {}, { at: new Date(now + seconds * 1000) }),
      ),
    ];
    for (const { id, body, headers } of tampered) {
      expect((await post('resend', body, headers)).status).toBe(400);
      expect(await callbacks(service.db).get('resend', id)).toBeUndefined();
    }
    expect((await post('nobody', valid.body, valid.headers)).status).toBe(404);
    expect((await post('stripe', valid.body, valid.headers)).status).toBe(404);
  });

  test('C463: a repeated event counts once; an event that is not about a delivery is ignored', async () => {
    const one = resend('email.sent', { email_id: newId(), to: [] }, settled());
    await deliverCallback(one);
    await post('resend', one.body, one.headers);
    expect(queued).toEqual([]);
    for (const type of ['email.opened', 'constructor', '__proto__', 'toString'] as const) {
      const other = resend(type, { email_id: newId(), to: [] });
      await deliverCallback(other);
      expect(await callbacks(service.db).get('resend', other.id)).toMatchObject({ status: 'ignored' });
    }
  });
});

describe('a report of Resend that the email was not sent', () => {
  test.each(['email.suppressed', 'Email.Suppressed'])(
    '%s ends it as suppressed, and suppresses no address',
    async (type) => {
      const address = freshAddress();
      const email_id = await send(address);
      const suppressed = { message: 'On the suppression list', type: 'OnAccountSuppressionList' };
      await deliverCallback(resend(type, { email_id, to: [address], suppressed }));
      const email = await emailLog(service.db).get('resend', String(email_id));
      expect(email).toMatchObject({ status: 'suppressed', status_reason: 'suppressed_by_provider' });
      expect(await suppressionOf(address)).toBeUndefined();
      await deliverCallback(resend('email.delivered', { email_id, to: [address] }));
      expect(await statusOf(String(email_id))).toBe('suppressed');
    },
  );
});

const NAMES = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** A request of SNS. */
const sns = (type: keyof typeof NAMES, more: Record<string, string>, key = privateKey) => {
  const message: Record<string, string> = {
    Type: type,
    MessageId: newId(),
    TopicArn: TOPIC,
    Timestamp: new Date().toISOString(),
    SignatureVersion: '2',
    SigningCertURL: CERTIFICATE,
    Message: '{}',
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

describe('C466: SES through SNS', () => {
  test('reports a bounce, and the address gets no more emails', async () => {
    const address = freshAddress();
    const id = String(await send(address, HUB_EMAIL, 'ses'));
    expect((await postSns(sns('Notification', { Message: bounce(id, address) }))).status).toBe(200);
    expect(await work()).toEqual([]);
    expect(await statusOf(id, 'ses')).toBe('bounced');
    expect(await suppressionOf(address)).toMatchObject({ reason: 'bounced' });
  });

  test('a subscription is confirmed after verification, only at a URL of SNS', async () => {
    const at = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=t';
    for (const SubscribeURL of [at, 'https://evil.example.com/'])
      expect((await postSns(sns('SubscriptionConfirmation', { SubscribeURL, Token: 't' }))).status).toBe(200);
    expect(await work()).toEqual([]);
    expect(visited).toEqual([at]);
  });

  test('C461: a message of another sender or topic is rejected, and no certificate is fetched from another host', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const valid = sns('Notification', { Message: bounce(newId(), 'x@example.com') });
    fetchedUrls.length = 0;
    const tampered = [
      { ...valid, Message: '{}' },
      { ...valid, SignatureVersion: '1' },
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
    for (const message of tampered) expect((await postSns(message)).status).toBe(400);
    expect(new Set(fetchedUrls)).toEqual(new Set([CERTIFICATE]));
    expect(queued).toEqual([]);
  });
});

describe('C466: SES through SNS and the queue', () => {
  const YEAR_MS = 365 * 86_400_000;

  test('a queued message counts once, at any age', async () => {
    const address = freshAddress();
    const id = String(await send(address, HUB_EMAIL, 'ses'));
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

  test('a message of another topic, or a subscription confirmation, changes nothing and becomes a dead letter', async () => {
    const address = freshAddress();
    const id = String(await send(address, HUB_EMAIL, 'ses'));
    const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=queued';
    const bad = [
      sns('Notification', { Message: bounce(id, address), TopicArn: `${TOPIC}-other` }),
      sns('SubscriptionConfirmation', { SubscribeURL, Token: 't' }),
    ].map((one) => JSON.stringify(one));
    expect(await work(...bad, 'no JSON at all')).toEqual([0, 1, 2]);
    expect(await suppressionOf(address)).toBeUndefined();
    expect(visited).not.toContain(SubscribeURL);
  });

  test('an event that is not about a delivery is recorded and ignored', async () => {
    const inherited = JSON.stringify({ eventType: 'constructor', mail: { messageId: newId() } });
    for (const Message of ['Successfully validated SNS topic.', inherited]) {
      const MessageId = newId();
      expect(await work(JSON.stringify(sns('Notification', { MessageId, Message })))).toEqual([]);
      expect(await callbacks(service.db).get('ses', MessageId)).toMatchObject({ status: 'ignored' });
    }
  });
});

const event = (eventType: string, messageId: string, address: string, more: object = {}) =>
  JSON.stringify({ eventType, mail: { messageId, destination: [address] }, ...more });

const complaint = (messageId: string, address: string, more: object) =>
  event('Complaint', messageId, address, { complaint: { complainedRecipients: [{ emailAddress: address }], ...more } });

/** Reports on an email to a new address. */
const reportedBySes = async (message: (id: string, address: string) => string) => {
  const address = freshAddress();
  const id = String(await send(address, HUB_EMAIL, 'ses'));
  await postSns(sns('Notification', { Message: message(id, address) }));
  expect(await work()).toEqual([]);
  return { status: await statusOf(id, 'ses'), suppressed: (await suppressionOf(address))?.reason };
};

describe('a complaint that SES reports', () => {
  test.each(['not-spam', 'virus', 'auth-failure', 'Not-Spam', ' VIRUS ', 'auth_failure', 'not spam'])(
    'with the type %j is recorded and suppresses no address',
    async (complaintFeedbackType) => {
      const reported = await reportedBySes((id, address) => complaint(id, address, { complaintFeedbackType }));
      expect(reported).toEqual({ status: 'complained', suppressed: undefined });
    },
  );

  test.each([
    undefined,
    null,
    '',
    'abuse',
    'ABUSE',
    'fraud',
    'other',
    'opt-out',
    'miscategorized',
    'not-spam-at-all',
    7,
  ])('with the type %j suppresses the address', async (complaintFeedbackType) => {
    const reported = await reportedBySes((id, address) => complaint(id, address, { complaintFeedbackType }));
    expect(reported).toEqual({ status: 'complained', suppressed: 'complained' });
  });

  test('without recipients suppresses the address of the email', async () => {
    for (const complainedRecipients of [undefined, null, [], [{}]])
      expect(await reportedBySes((id, address) => complaint(id, address, { complainedRecipients }))).toEqual({
        status: 'complained',
        suppressed: 'complained',
      });
  });

  test('that names several recipients suppresses the one of the email', async () => {
    const others = (address: string) => ['a@example.com', address, 'b@example.com'];
    const named = (address: string) => others(address).map((emailAddress) => ({ emailAddress }));
    expect(
      await reportedBySes((id, address) => complaint(id, address, { complainedRecipients: named(address) })),
    ).toEqual({ status: 'complained', suppressed: 'complained' });
  });
});

test.each([
  ['a display name', (address: string) => `Ada Park <${address}>`],
  ['a quoted display name', (address: string) => `"Park, Ada (A.)" <${address}>`],
  ['upper case', (address: string) => address.toUpperCase()],
  ['brackets and spaces', (address: string) => ` < ${address} > `],
  ['a comment', (address: string) => `${address} (Ada Park)`],
  ['a type', (address: string) => `rfc822; ${address}`],
  ['a scheme', (address: string) => `mailto:${address}`],
  ['a list', (address: string) => `Bo <bo@example.com>, Ada <${address}>`],
  ['a list without names', (address: string) => `bo@example.com, ${address}`],
])('a bounce whose recipient is written with %s suppresses the address', async (_, written) => {
  const reported = await reportedBySes((id, address) =>
    event('Bounce', id, address, {
      bounce: { bounceType: 'permanent', bouncedRecipients: [{ emailAddress: written(address) }] },
    }),
  );
  expect(reported).toEqual({ status: 'bounced', suppressed: 'bounced' });
});

test('SES events count in any spelling of their name', async () => {
  const statusAfter = async (name: string) => (await reportedBySes((id, address) => event(name, id, address))).status;
  const names = ['DELIVERY', 'delivery', 'Delivery Delay', 'delivery_delay', 'Rendering Failure', 'Reject', 'Open'];
  const statuses: (string | undefined)[] = [];
  for (const name of names) statuses.push(await statusAfter(name));
  expect(statuses).toEqual(['delivered', 'delivered', 'delayed', 'delayed', 'bounced', 'bounced', 'sent']);
});
