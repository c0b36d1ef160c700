import { expect, test } from 'vitest';
import { connectCommerce } from '../../../functions/commerce/ports.ts';
import { useWorld } from '../../support/use-world.ts';
import { seconds } from './shop-world.ts';
import { event } from './stripe-events.ts';
import { buy, FREE, items, MONTHLY, ONCE, ofHub, outcome, priced, startCommerce } from './world.ts';

const world = useWorld(() => startCommerce({ platformSells: false }));

const NOT_READY = '422 payments_not_ready';

test('a team can sell only free prices while its account cannot take charges', async () => {
  const [free, once, monthly] = await Promise.all([FREE, ONCE, MONTHLY].map((price) => priced(world, price)));
  const code = 'ALL';
  const coupon = { code, percent_off: 100, duration: 'forever' };
  await world.send('POST', ofHub(world.ours, '/coupons'), { type: 'coupons', attributes: coupon });
  const tries = async () => {
    const { token } = await world.person();
    const attempts: readonly [typeof free, object?][] = [
      [free],
      [once],
      [once, { coupon_code: code }],
      [monthly],
      [monthly, { coupon_code: code }],
    ];
    const answers: string[] = [];
    for (const [one, more] of attempts) answers.push(outcome(await buy(world, one?.price ?? '', token, more)));
    return answers;
  };
  const refused = ['201', NOT_READY, '201', NOT_READY, NOT_READY];
  expect(await tries(), 'no account').toEqual(refused);
  const { token } = world.ours.users.owner;
  await world.send(
    'POST',
    `/teams/${world.ours.id}/payment-account`,
    { type: 'payment_accounts', attributes: {} },
    token,
  );
  expect(await tries(), 'an account that takes no charges').toEqual(refused);
  const orders = items(await world.get(ofHub(world.ours, '/orders?page[size]=100')));
  expect(
    orders.filter(({ attributes }) => attributes.status !== 'free'),
    'no order is left behind',
  ).toEqual([]);

  const account = `acct_${world.ours.id}`;
  const accountUpdated = async (charges_enabled: boolean, at: number) => {
    const state = { id: account, charges_enabled, payouts_enabled: true, details_submitted: true };
    await world.sendEvent(event('account.updated', state, at, { account }), { endpoint: 'connect' });
    expect(await world.work()).toBe(0);
  };
  await accountUpdated(true, seconds());
  expect(await tries(), 'an account that takes them').toEqual(['201', '201', '201', '201', '201']);
  expect(new Set(world.fakeProvider.sessions.map((one) => one.account))).toEqual(new Set([account]));
  await accountUpdated(false, seconds() + 1);
  expect(await tries(), 'one that does no more').toEqual(refused);
});

test('the platform sells for its teams only if the deployment is configured to', () => {
  const environment = { PAYMENTS_FUNCTION: 'payments', PUBLIC_ORIGIN: 'https://hub.example.com' };
  const sells = (PLATFORM_SELLS?: string) => connectCommerce({ ...environment, PLATFORM_SELLS }).platformSells;
  expect([sells(), sells('false'), sells('true')]).toEqual([false, false, true]);
});
