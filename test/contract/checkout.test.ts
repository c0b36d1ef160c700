import type { Browser } from 'playwright-core';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, picture, WIDTHS } from '../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
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

/** What the member has of an order. */
const held = async (id: string) => {
  const { data } = await call('GET', `/hubs/${hub.id}/entitlements`, member());
  return data.find((one) => one.id === id)?.attributes.status;
};

/** What an event changes is there a moment after it was told, and a function's first call takes longer than that. */
const until = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 15_000 });

/** Presses a button of the stand-in's page without a browser. */
const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

let browser: Browser | undefined;
beforeAll(async () => {
  browser = HAS_BROWSER ? await launchBrowser() : undefined;
}, 60_000);
afterAll(() => browser?.close());

describe.runIf(isLocal)('from the button to what was bought', { timeout: 60_000 }, () => {
  test.runIf(HAS_BROWSER)('C374 C459: in a browser, a refused card and one that is taken', async () => {
    const { id, url } = await buy(await priced({ kind: 'one_time', amount: 4900, currency: 'EUR' }));
    const page = await browser?.newPage({ viewport: WIDTHS['a phone'], colorScheme: 'dark' });
    if (!page) throw new Error('No browser was started');
    await page.goto(url);
    expect(await page.locator('strong').textContent()).toBe('€49.00');
    expect(await barriers(page)).toEqual([]);
    await picture(page, 'pay');
    await page.getByRole('button', { name: 'Fail' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('The card was declined.');
    await until(() => orderStatus(id)).toBe('failed');
    expect(await held(id)).toBeUndefined();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${baseUrl}/checkout?outcome=paid`);
    expect(await page.getByRole('heading').textContent()).toBe('Thank you');
    expect(await barriers(page)).toEqual([]);
    await until(() => orderStatus(id)).toBe('paid');
    expect(await held(id)).toBe('active');
    await page.close();
  });

  test('C374 C459: by the same page without one', async () => {
    const { id, url } = await buy(await priced({ kind: 'one_time', amount: 100, currency: 'USD' }));
    const paid = await press(url, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${baseUrl}/checkout?outcome=paid`]);
    await until(() => orderStatus(id)).toBe('paid');
    expect(await held(id)).toBe('active');
    expect((await press(url, 'pay')).status).toBe(200);
    const refund = await call('POST', `${inHub}/orders/${id}/refunds`, undefined, 'refunds', {});
    expect(refund.status).toBe(201);
    await until(() => orderStatus(id)).toBe('refunded');
    expect(await held(id)).toBe('ended');
  });

  test('what the stand-in sent can be looked at, and signed again with what demo.json says', async () => {
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
    const send = (secret: string) => {
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: newest.body,
        secret,
        timestamp: Date.now() / 1000,
      });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return fetch(`${baseUrl}${newest.path}`, { method: 'POST', headers, body: newest.body });
    };
    expect((await send(platform)).status).toBe(200);
    expect((await send(connect)).status).toBe(400);
    expect((await fetch(`${baseUrl}/_local/pay`)).status).toBe(200);
    expect((await fetch(`${baseUrl}/_local/pay/nothing`)).status).toBe(404);
  });

  test('a year of a subscription: renewed, a card that fails and works again, canceled', {
    timeout: 120_000,
  }, async () => {
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
      expect([month, await status(), await held(id)]).toEqual([month, 'active', 'active']);
    }
    await card(false);
    await days(31);
    expect([await status(), await held(id)]).toEqual(['past_due', 'grace']);
    await days(2);
    expect([await status(), await held(id)]).toEqual(['past_due', 'ended']);
    await card(true);
    await until(status).toBe('active');
    await until(() => held(id)).toBe('active');
    for (let month = 8; month <= 11; month += 1) await days(31);
    const canceled = await call('POST', `/subscriptions/${id}/cancel`, member());
    expect([canceled.status, canceled.data.attributes.cancel_at_period_end, await held(id)]).toEqual([
      200,
      true,
      'active',
    ]);
    await days(32);
    expect([await status(), await held(id)]).toEqual(['canceled', 'ended']);
  });
});
