import type { Browser } from 'playwright-core';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations, screenshot } from '../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { PHONE_DARK, windowOf } from '../support/views.ts';
import { advanceClock, baseUrl, demo, isLocal } from './support/target.ts';

const [, team] = demo().teams;
const [hub] = team?.hubs ?? [];
if (!team || !hub) throw new Error('The demo has a hub');
const member = () => demo().teams[1]?.members[2]?.token ?? '';

interface Resource {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const call = async (method: string, path: string, token = team.api_key.secret, type = '', attributes: object = {}) => {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    ...(method === 'POST' && type && { body: JSON.stringify({ data: { type, attributes } }) }),
  });
  const { data } = (await response.json()) as { data: Resource & readonly Resource[] };
  return { status: response.status, data };
};

const inHub = `/teams/${team.id}/hubs/${hub.id}`;

const priced = async (price: object): Promise<string> => {
  const product = await call('POST', `${inHub}/products`, undefined, 'products', { name: 'A course' });
  const made = await call('POST', `${inHub}/products/${product.data.id}/prices`, undefined, 'prices', price);
  return made.data.id;
};

const buy = async (price_id: string) => {
  const made = await call('POST', `/hub/${hub.id}/checkout`, member(), 'checkout_sessions', { price_id });
  expect(made.status).toBe(201);
  return { id: made.data.id, url: String(made.data.attributes.session_url) };
};

const orderStatus = async (id: string) => (await call('GET', `/orders/${id}`)).data.attributes.status;

/** The member's view of an order. */
const entitlementStatus = async (id: string) => {
  const { data } = await call('GET', `/hubs/${hub.id}/entitlements`, member());
  return data.find((one) => one.id === id)?.attributes.status;
};

/** Retries the check, because an event takes effect asynchronously and a cold start takes time. */
const until = <T>(work: () => Promise<T>) => expect.poll(work);

/** The service's time in Unix seconds, after advancing it by a second. */
const serviceNow = async (): Promise<number> => {
  const moved = await fetch(`${baseUrl}/_local/clock`, { method: 'POST', body: '{"advance_seconds":1}' });
  return Math.floor(Date.parse(((await moved.json()) as { now: string }).now) / 1000);
};

/** Sends a signed Stripe event and returns the status. */
const sendEvent = async (payload: string, timestamp: number): Promise<number> => {
  const secret = demo().callbacks.stripe.platform;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${baseUrl}/webhooks/stripe/platform`, { method: 'POST', headers, body: payload })).status;
};

/** Submits a form of the stand-in's page without a browser. */
const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

let browser: Browser | undefined;
beforeAll(async () => {
  browser = HAS_BROWSER ? await launchBrowser() : undefined;
});
afterAll(() => browser?.close());

describe.runIf(isLocal)('a checkout', () => {
  test.runIf(HAS_BROWSER)(
    'C374 C459: in a browser, a declined card can be retried, and a payment completes the order',
    async () => {
      const { id, url } = await buy(await priced({ kind: 'one_time', amount: 4900, currency: 'EUR' }));
      const page = await browser?.newPage(windowOf(PHONE_DARK));
      if (!page) throw new Error('No browser was started');
      await page.goto(url);
      expect(await page.locator('strong').textContent()).toBe('€49.00');
      expect(await accessibilityViolations(page)).toEqual([]);
      await screenshot(page, 'pay');
      await page.getByRole('button', { name: 'Fail' }).click();
      expect(await page.getByRole('alert').textContent()).toBe('The card was declined.');
      await until(() => orderStatus(id)).toBe('failed');
      expect(await entitlementStatus(id)).toBeUndefined();
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.waitForURL(`${baseUrl}/checkout?outcome=paid`);
      expect(await page.getByRole('heading').textContent()).toBe('Thank you');
      expect(await accessibilityViolations(page)).toEqual([]);
      await until(() => orderStatus(id)).toBe('paid');
      expect(await entitlementStatus(id)).toBe('active');
      await page.close();
    },
  );

  test('C374 C459: without a browser, the page’s form completes the order', async () => {
    const { id, url } = await buy(await priced({ kind: 'one_time', amount: 100, currency: 'USD' }));
    const paid = await press(url, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${baseUrl}/checkout?outcome=paid`]);
    await until(() => orderStatus(id)).toBe('paid');
    expect(await entitlementStatus(id)).toBe('active');
    expect((await press(url, 'pay')).status).toBe(200);
    const refund = await call('POST', `${inHub}/orders/${id}/refunds`, undefined, 'refunds', {});
    expect(refund.status).toBe(201);
    await until(() => orderStatus(id)).toBe('refunded');
    expect(await entitlementStatus(id)).toBe('ended');
  });

  test('the sent callbacks are listed, and demo.json has the secrets that sign them', async () => {
    const sent = (await (await fetch(`${baseUrl}/_local/callbacks`)).json()) as {
      provider: string;
      path: string;
      headers: Record<string, string>;
      body: string;
      sent_at: string;
    }[];
    const [newest] = sent.filter(({ provider }) => provider === 'stripe');
    if (!newest) throw new Error('Nothing was sent');
    expect([...sent].sort((a, b) => b.sent_at.localeCompare(a.sent_at))).toEqual(sent);
    const { platform, connect } = demo().callbacks.stripe;
    expect(Stripe.webhooks.constructEvent(newest.body, newest.headers['stripe-signature'] ?? '', platform).object).toBe(
      'event',
    );
    const timestamp = await serviceNow();
    const send = (secret: string) => {
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: newest.body,
        secret,
        timestamp,
      });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return fetch(`${baseUrl}${newest.path}`, { method: 'POST', headers, body: newest.body });
    };
    expect((await send(platform)).status).toBe(200);
    expect((await send(connect)).status).toBe(400);
    expect((await fetch(`${baseUrl}/_local/pay`)).status).toBe(200);
    expect((await fetch(`${baseUrl}/_local/pay/nothing`)).status).toBe(404);
  });

  test('one poison event among ten moves to the dead-letter queue with an alert, and the others are applied', async () => {
    const price = await priced({ kind: 'one_time', amount: 4900, currency: 'EUR' });
    const orders: { id: string; url: string }[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const attributes = { price_id: price, email: `poison-${nth}@example.com` };
      const { data } = await call('POST', `/hub/${hub.id}/checkout`, undefined, 'checkout_sessions', attributes);
      orders.push({ id: data.id, url: String(data.attributes.session_url) });
      if (nth % 5 === 4) await advanceClock(120);
    }
    const created = await serviceNow();
    const events = orders.map(({ id, url }, nth) => ({
      id: `evt_${id}`,
      object: 'event',
      livemode: false,
      created,
      type: 'checkout.session.completed',
      data: {
        object: {
          id: url.split('/').at(-1),
          payment_status: 'paid',
          metadata: { order_id: id, team_id: team.id, hub_id: hub.id },
          // No row of the store can have such a name, so processing fails each time.
          payment_intent: nth === 3 ? 'x'.repeat(3_000) : `pi_${id}`,
        },
      },
    }));
    const responses = await Promise.all(events.map((event) => sendEvent(JSON.stringify(event), created)));
    expect(responses).toEqual(events.map(() => 200));
    const statuses = () => Promise.all(orders.map(({ id }) => orderStatus(id)));
    const wanted = orders.map((_, nth) => (nth === 3 ? 'pending' : 'paid'));
    await until(statuses).toEqual(wanted);
    const setAside = async () => {
      const queues = await (await fetch(`${baseUrl}/_local/queues`)).text();
      return queues.slice(queues.indexOf('CallbacksDeadLetters')).includes(`evt_${orders[3]?.id}`);
    };
    for (let turn = 0; turn < 8 && !(await setAside()); turn += 1) await advanceClock(1_000);
    expect(await setAside()).toBe(true);
    const alerts = await call('GET', '/admin/platform-alerts?page[size]=100', demo().platform_admin.token);
    expect(
      alerts.data
        .filter(({ attributes }) => JSON.stringify(attributes.payload).includes(`evt_${orders[3]?.id}`))
        .map(({ attributes }) => [attributes.alert_type, attributes.severity]),
    ).toEqual([['callback_dead', 'critical']]);
    expect(await statuses()).toEqual(wanted);
  });

  test('a subscription is renewed, recovers from a declined card and is canceled, within a year', async () => {
    const { id, url } = await buy(
      await priced({ kind: 'recurring', amount: 900, currency: 'EUR', interval: 'month', grace_days: 6 }),
    );
    await press(url, 'pay');
    const status = async () => {
      const { data } = await call('GET', `/hubs/${hub.id}/subscriptions`, member());
      return data.find((one) => one.id === id)?.attributes.status;
    };
    const days = (count: number) => advanceClock(count * 86_400);
    const card = (works: boolean) => press(url.replace('/cs_', '/sub_'), works ? 'card_works' : 'card_fails');
    await until(status).toBe('active');
    for (let month = 1; month <= 6; month += 1) {
      await days(31);
      expect([month, await status(), await entitlementStatus(id)]).toEqual([month, 'active', 'active']);
    }
    await card(false);
    await days(31);
    expect([await status(), await entitlementStatus(id)]).toEqual(['past_due', 'grace']);
    await days(2);
    expect([await status(), await entitlementStatus(id)]).toEqual(['past_due', 'ended']);
    await card(true);
    await until(status).toBe('active');
    await until(() => entitlementStatus(id)).toBe('active');
    for (let month = 8; month <= 11; month += 1) await days(31);
    const canceled = await call('POST', `/subscriptions/${id}/cancel`, member());
    expect([canceled.status, canceled.data.attributes.cancel_at_period_end, await entitlementStatus(id)]).toEqual([
      200,
      true,
      'active',
    ]);
    await days(32);
    expect([await status(), await entitlementStatus(id)]).toEqual(['canceled', 'ended']);
  });
});
