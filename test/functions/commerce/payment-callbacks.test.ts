import { createHash, createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stripeCallbacks } from '../../../shared/commerce/payments/stripe/callbacks.ts';
import { callbacks } from '../../../shared/platform/callbacks/callbacks.ts';
import { useWorld } from '../../support/use-world.ts';
import { event, type Story, session } from './stripe-events.ts';
import { buy, data, header, ONCE, outcome, priced, SECRETS, startCommerce } from './world.ts';

const world = useWorld(startCommerce);
let story: Story;
beforeAll(async () => {
  const { price } = await priced(world, ONCE);
  story = {
    order: data(await buy(world, price, (await world.person()).token)).id,
    team: world.ours.id,
    hub: world.ours.hub,
  };
});
beforeEach(() => {
  world.queued.length = 0;
});

const at = () => Math.floor(Date.now() / 1000);
const paid = (more: { account?: string } = {}) =>
  event('checkout.session.completed', session(story, 'complete', 'paid'), at(), more);
const kept = (id: string) => callbacks(world.db).get('stripe', id);
const WEEK = 7 * 86_400_000;

describe('C459 C462: an event signed by Stripe', () => {
  test('is recorded, queued and answered, without a bearer credential', async () => {
    const one = paid();
    const answered = await world.sendEvent(one);
    expect([answered.status, answered.body]).toEqual([200, { received: true }]);
    expect(world.queued).toEqual([{ provider: 'stripe', event_id: one.id }]);
    expect(await kept(one.id)).toMatchObject({
      status: 'received',
      kind: one.type,
      payload: JSON.stringify(one),
      endpoint: 'platform',
    });
  });

  test('C464 C519: is verified over its exact bytes, as text or base64, with whitespace and non-ASCII characters', async () => {
    const one = { ...paid(), note: 'naïve — 日本' };
    const text = `  ${JSON.stringify(one, null, 2)}\n`;
    const signed = { 'stripe-signature': header(text, SECRETS.platform) };
    const call = {
      method: 'POST',
      path: '/webhooks/stripe/platform',
      headers: { 'content-type': 'application/json', ...signed },
    };
    expect((await world.service.call({ ...call, body: Buffer.from(text) })).status).toBe(200);
    expect((await kept(one.id))?.payload).toBe(text);
    expect((await world.service.call({ ...call, body: JSON.stringify(one) })).status).toBe(400);
  });

  test('is accepted with either of two signatures during a rotation', async () => {
    const body = JSON.stringify(paid());
    const [time, right = ''] = header(body, SECRETS.platform).split(',');
    const wrong = header(body, 'whsec_old').split(',')[1];
    const both = { headers: { 'stripe-signature': [time, wrong, right, 'v0=ignored'].join(',') } };
    expect((await world.sendEvent(JSON.parse(body), { ...both, body })).status).toBe(200);
  });

  test('has the signature that Stripe’s own library creates', () => {
    const body = JSON.stringify(paid());
    expect(Stripe.webhooks.constructEvent(body, header(body, SECRETS.connect), SECRETS.connect).type).toBe(
      'checkout.session.completed',
    );
  });
});

describe('C461 A47: an invalid signature is rejected with 400 and nothing is recorded', () => {
  test('with any flipped byte of the body or changed character of the header', async () => {
    const provider = stripeCallbacks(
      {
        platform: async () => [{ signing_secret: SECRETS.platform }],
        connect: async () => [{ signing_secret: SECRETS.connect }],
      },
      { live: false },
    );
    const body = Buffer.from(JSON.stringify(paid()));
    const signature = header(body.toString(), SECRETS.platform);
    const verify = (bytes: Buffer, body: string) =>
      provider.verify(
        { body: bytes, headers: { 'stripe-signature': body }, query: new URLSearchParams(), endpoint: 'platform' },
        new Date(),
      );
    expect(await verify(body, signature)).toMatchObject({ kind: 'checkout.session.completed' });
    for (let nth = 0; nth < body.length; nth += 1) {
      const flipped = Buffer.from(body);
      flipped[nth] = (flipped[nth] ?? 0) ^ 1;
      expect(await verify(flipped, signature)).toBe('invalid_signature');
    }
    for (let nth = 0; nth < signature.length; nth += 1) {
      const changed = `${signature.slice(0, nth)}${signature[nth] === '0' ? '1' : '0'}${signature.slice(nth + 1)}`;
      expect(await verify(body, changed)).toBe('invalid_signature');
    }
  });

  test('with another secret, no header, the secret of the other endpoint, or a time more than five minutes away', async () => {
    const one = paid();
    const now = Date.now();
    for (const options of [
      { secret: 'whsec_wrong' },
      { secret: SECRETS.connect },
      { headers: {} },
      { headers: { 'stripe-signature': '' } },
      { headers: { 'stripe-signature': `t=${at()}` } },
      { at: now - 301_000 - 1_000 },
      { at: now + 301_000 + 1_000 },
      { at: now - 52 * WEEK },
      { at: now + 52 * WEEK },
    ]) {
      expect(outcome(await world.sendEvent(one, options))).toBe('400 invalid_signature');
      expect(await kept(one.id)).toBeUndefined();
    }
    for (const seconds of [-295, 295])
      expect((await world.sendEvent(paid(), { at: now + seconds * 1000 })).status).toBe(200);
  });

  test('with an account at the platform endpoint, or without one at the connect endpoint', async () => {
    const [named, bare] = [paid({ account: 'acct_1' }), paid()];
    expect(outcome(await world.sendEvent(named))).toBe('400 wrong_endpoint');
    expect(outcome(await world.sendEvent(bare, { endpoint: 'connect' }))).toBe('400 wrong_endpoint');
    expect([await kept(named.id), await kept(bare.id), world.queued]).toEqual([undefined, undefined, []]);
  });

  test('an event with an impossible time is recorded as unreadable', async () => {
    for (const created of [1e30, -1e30, 8.64e12 + 1, '2026', null, undefined]) {
      const one = { ...paid(), created };
      expect((await world.sendEvent(one)).status).toBe(200);
      expect(await kept(one.id)).toMatchObject({ status: 'ignored', occurred_at: null });
    }
    expect(world.queued).toEqual([]);
  });

  test('C465: unknown providers and paths return 404; bodies of ten megabytes 413', async () => {
    for (const path of [
      '/webhooks/nobody/platform',
      '/webhooks/resend/platform',
      '/webhooks/stripe/events',
      '/webhooks/stripe/other',
      '/webhooks/__proto__/connect',
    ])
      expect((await world.service.call({ method: 'POST', path, body: paid() })).status).toBe(404);
    const one = { ...paid(), filler: 'x'.repeat(10 * 1024 * 1024) };
    expect(outcome(await world.sendEvent(one))).toBe('413 payload_too_large');
    expect(await kept(one.id)).toBeUndefined();
  });
});

describe('a signed event that is ignored returns 200, is recorded and changes nothing', () => {
  test('in live mode, of an unknown type, or with a body that cannot be parsed', async () => {
    const live = { ...paid(), livemode: true };
    const unknown = event('issuing_card.created', {}, at());
    for (const one of [live, unknown]) {
      expect((await world.sendEvent(one)).status).toBe(200);
      expect(await kept(one.id)).toMatchObject({ status: 'ignored' });
    }
    for (const body of ['[]', '{}', 'nonsense', '{"id":5}', '\u0000', `{"id":"${'x'.repeat(300)}"}`])
      expect(
        (await world.sendEvent({}, { body, headers: { 'stripe-signature': header(body, SECRETS.platform) } })).status,
      ).toBe(200);
    expect(world.queued).toEqual([]);
  });

  test('with a negative, fractional or non-numeric amount; the reason is recorded', async () => {
    const objects = ['amount_total', 'amount_paid', 'amount_refunded'].flatMap((name) =>
      [-5, 1.5, '100', {}, 2 ** 53].map((amount) => ({ ...session(story, 'complete', 'paid'), [name]: amount })),
    );
    for (const object of objects)
      for (const kind of ['checkout.session.completed', 'charge.refunded', 'invoice.paid']) {
        const one = event(kind, object, at());
        expect((await world.sendEvent(one)).status).toBe(200);
        const reason = 'An amount in the event is not a non-negative integer.';
        expect(await kept(one.id)).toMatchObject({ status: 'ignored', reason });
      }
    expect(world.queued).toEqual([]);
  });

  test('with bytes that are not UTF-8, up to the size limit', async () => {
    const body = Buffer.alloc(256 * 1024, 0xff);
    const time = at();
    const signed = createHmac('sha256', SECRETS.platform).update(`${time}.`).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signed}` };
    const call = { method: 'POST', path: '/webhooks/stripe/platform', headers, body };
    expect((await world.service.call(call)).status).toBe(200);
    const id = createHash('sha256').update(body).digest('hex');
    expect(await kept(id)).toMatchObject({ status: 'ignored', payload: body.toString('base64') });
  });
});

describe('C463: a repeated event', () => {
  test('is processed once in fifty concurrent copies, and not queued once it is processed', async () => {
    const one = paid();
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.sendEvent(one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await world.work()).toBe(0);
    expect(await kept(one.id)).toMatchObject({ status: 'done' });
    expect((await world.sendEvent(one)).status).toBe(200);
    expect(world.queued).toEqual([]);
  });
});
