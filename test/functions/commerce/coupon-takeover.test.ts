import { expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { seconds, startShop } from './shop-world.ts';
import { event, session } from './stripe-events.ts';
import { data, ONCE, ofHub, outcome, PaymentRefused } from './world.ts';

const shop = useWorld(() => startShop({ once: ONCE }));

const USED_UP = '422 coupon_used_up /data/attributes/coupon_code';

let requests = 0;
const buy = (code: string, token: string, more: object = {}) => {
  requests += 1;
  return shop.world.service.call({
    method: 'POST',
    path: `/api/v1/hub/${shop.world.ours.hub}/checkout`,
    token,
    sourceIp: `203.0.${requests >> 8}.${requests & 255}`,
    body: {
      data: { type: 'checkout_sessions', attributes: { price_id: shop.prices.once, coupon_code: code, ...more } },
    },
  });
};

/** A visitor of a site of the team, which begins checkouts with its API key. */
const visitor = (code: string, more: object = {}) => buy(code, shop.world.ours.key.secret, more);

const verified = () => shop.world.person();

/** A member who registered and has not verified their address. */
const unverified = async () => {
  const person = await shop.world.person();
  await shop.world.db.update(contactKey(shop.world.ours.id, person.id), { set: {}, remove: ['recipient_since'] });
  return person;
};

const limited = (max_redemptions: number, more: object = {}) =>
  shop.coupon({ percent_off: 10, max_redemptions, ...more });

const stateOf = async (order: string) => {
  const { ours } = shop.world;
  const { status, session_status } = await shop.order({ order, team: ours.id, hub: ours.hub });
  return `${status} ${session_status}`;
};

const expiredAtProvider = (order: string) => shop.world.fakeProvider.expired.includes(`cs_${order}`);

test('a signed-in buyer takes over the redemption of the oldest checkout without one, which can no longer be paid', async () => {
  const { code, id } = await limited(2);
  const [oldest, other] = [data(await visitor(code)).id, data(await visitor(code, { email: 'a@example.com' })).id];
  const [first, second, third] = [await unverified(), await verified(), await verified()];
  expect(outcome(await buy(code, first.token))).toBe('201');
  expect([expiredAtProvider(oldest), expiredAtProvider(other)]).toEqual([true, false]);
  expect([await stateOf(oldest), await stateOf(other)]).toEqual(['expired expired', 'pending open']);
  expect([outcome(await buy(code, second.token)), await shop.redeemed(id)]).toEqual(['201', 2]);
  expect([outcome(await visitor(code)), await shop.redeemed(id)]).toEqual([USED_UP, 2]);
  expect(outcome(await buy(code, third.token)), 'from the buyer whose address is not verified').toBe('201');
  expect([outcome(await buy(code, (await verified()).token)), await shop.redeemed(id)]).toEqual([USED_UP, 2]);
});

test('nobody takes over the redemption of a buyer of the same or a higher rank', async () => {
  const { code, id } = await limited(1);
  const held = data(await buy(code, (await unverified()).token)).id;
  expect(outcome(await buy(code, (await unverified()).token))).toBe(USED_UP);
  expect(await stateOf(held)).toBe('pending open');
  const proved = data(await buy(code, (await verified()).token)).id;
  for (const token of [(await verified()).token, (await unverified()).token, shop.world.ours.key.secret])
    expect(outcome(await buy(code, token))).toBe(USED_UP);
  expect([await stateOf(proved), await shop.redeemed(id)]).toEqual(['pending open', 1]);
});

test('a sale by a user of the team keeps its redemption', async () => {
  const { code } = await limited(1);
  const sold = data(await buy(code, shop.world.ours.users.owner.token, { email: 'customer@example.com' })).id;
  expect(outcome(await buy(code, (await verified()).token))).toBe(USED_UP);
  expect(await stateOf(sold)).toBe('pending open');
});

test('a checkout that was paid keeps its redemption, also before the payment is reported', async () => {
  const { code, id } = await limited(2);
  const [paid, refused] = [data(await visitor(code)).id, data(await visitor(code)).id];
  const { fakeProvider, ours } = shop.world;
  fakeProvider.paid.add(`cs_${paid}`).add(`cs_${refused}`);
  expect(outcome(await buy(code, (await verified()).token))).toBe(USED_UP);
  const story = { order: paid, team: ours.id, hub: ours.hub, email: 'payer@example.com' };
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
  expect([await stateOf(paid), await shop.redeemed(id)]).toEqual(['paid completed', 2]);
});

test('while the provider cannot be reached, or refuses, nothing is taken over', async () => {
  const { code, id } = await limited(1);
  const held = data(await visitor(code)).id;
  const { token } = await verified();
  shop.world.fakeProvider.fails = new Error('no route');
  expect(outcome(await buy(code, token))).toBe('503 payment_unavailable');
  shop.world.fakeProvider.fails = new PaymentRefused('No such session');
  expect(outcome(await buy(code, token))).toBe(USED_UP);
  shop.world.fakeProvider.fails = undefined;
  expect([await stateOf(held), await shop.redeemed(id)]).toEqual(['pending open', 1]);
});

test('a buyer who has no use left takes over nothing', async () => {
  const { code, id } = await limited(1, { max_redemptions_per_contact: 1 });
  const { token } = await verified();
  const { ours } = shop.world;
  const story = { order: data(await buy(code, token)).id, team: ours.id, hub: ours.hub };
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
  const more = { type: 'coupons', attributes: { max_redemptions: 2 } };
  await shop.world.send('PATCH', ofHub(ours, `/coupons/${id}`), more);
  const other = data(await visitor(code, { email: 'other@example.com' })).id;
  expect(outcome(await buy(code, token))).toBe(USED_UP);
  expect(await stateOf(other)).toBe('pending open');
});

test('concurrent buyers take over each redemption once: it is never redeemed more often than its limit', async () => {
  const { code, id } = await limited(5);
  const held: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) held.push(data(await visitor(code)).id);
  const people = await Promise.all(Array.from({ length: 12 }, verified));
  let waiting = people;
  const outcomes: string[] = [];
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map(async ({ token }) => outcome(await buy(code, token))));
    outcomes.push(...answers.filter((one) => !one.startsWith('503')));
    waiting = waiting.filter((_, nth) => answers[nth]?.startsWith('503'));
  }
  expect(outcomes.filter((one) => one === '201')).toHaveLength(5);
  expect(outcomes.filter((one) => one === USED_UP)).toHaveLength(7);
  expect(await shop.redeemed(id)).toBe(5);
  expect(await Promise.all(held.map(stateOf))).toEqual(held.map(() => 'expired expired'));
  expect(held.every(expiredAtProvider)).toBe(true);
});
