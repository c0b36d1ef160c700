import { describe, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { products } from '../../../shared/commerce/catalog/products.ts';
import { billingKey } from '../../../shared/commerce/purchases/billing-item.ts';
import type { RefusedFor } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { type HubItem, hubEntity, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { barredAddresses } from '../../../shared/hubs/people/members/barred-addresses.ts';
import { type MemberItem, memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { endTerm } from '../../../shared/hubs/people/members/term-ends.ts';
import { attributesOf } from '../../../shared/platform/db/item.ts';
import { contactPartition, type HubKey } from '../../../shared/platform/db/key.ts';
import { unavailable } from '../../support/faults.ts';
import { DAY, seconds } from '../commerce/shop-world.ts';
import {
  charge,
  event,
  names,
  type Story,
  session,
  subscription,
  subscriptionSession,
} from '../commerce/stripe-events.ts';
import { buy, data, items, MONTHLY, ONCE, ofHub, priced } from '../commerce/world.ts';
import { useEndings } from './endings-world.ts';

const { endings, world } = useEndings();

const SYSTEM = { type: 'system', id: 'test' } as const;

interface Checkout {
  readonly hub: HubKey;
  readonly contact: string;
  readonly product: string;
  readonly email: string;
}

const ban = ({ hub, contact }: Checkout) => {
  const by = { type: 'user', id: world().ours.users.owner.id, display_name: 'Owner' } as const;
  return bans(world().db, hub).create(contact, { ban_reason: 'spamming', ban_note: null }, by, new Date());
};
const erase = ({ hub, contact }: Checkout) => removeContact(world().db, hub.team, contact, SYSTEM, new Date());
const remove = ({ hub, contact }: Checkout) => memberships(world().db, hub).remove(contact, SYSTEM, new Date());

/** What can end a purchase between its checkout and its payment. */
const GONE = {
  buyer_removed: remove,
  buyer_banned: ban,
  buyer_erased: erase,
  product_deleted: ({ hub, product }) => products(world().db, hub).remove(product, SYSTEM, new Date()),
  hub_deleted: async ({ hub }) => {
    const row = await world().db.get<HubItem>(hubItemKey(hub));
    if (row) await hubs(world().db, hub.team).remove(row, SYSTEM, new Date());
    return async () => {
      if (row) await world().db.put({ ...attributesOf(row), ...hubItemKey(hub), entity: hubEntity });
    };
  },
} satisfies Record<RefusedFor, (checkout: Checkout) => Promise<unknown>>;

const CASES = Object.entries(GONE) as [RefusedFor, (checkout: Checkout) => Promise<unknown>][];

/** Checks out, lets it happen, and returns the order as events refer to it. */
const checkedOut = async (price: object, happens: (checkout: Checkout) => Promise<unknown>) => {
  const made = await priced(world(), price);
  const { buyer, story } = await endings().shop.checkedOut(made.price);
  const hub = { team: world().ours.id, hub: world().ours.hub };
  const before = await world().db.get<MemberItem>(memberKey(hub, buyer.id));
  const undo = await happens({ hub, contact: buyer.id, product: made.product, email: buyer.email });
  await endings().settle();
  const restore = async () => void (typeof undo === 'function' && (await undo()));
  return { buyer, story, hub, before, restore };
};

const paidOnce = (story: Story) =>
  event('checkout.session.completed', session(story, 'complete', 'paid', { amount_total: ONCE.amount }), seconds());
const paidMonth = (story: Story) =>
  event('checkout.session.completed', { ...subscriptionSession(story), amount_total: 1500 }, seconds());
const active = (story: Story, status = 'active') =>
  event('customer.subscription.updated', subscription(story, status, [seconds(), seconds() + 30 * DAY]), seconds());

const alertsOf = async ({ order }: Story) => {
  const { items: all } = await adminAlerts(world().db, world().ours.id).list({ limit: 100, after: undefined });
  return all.filter(({ payload }) => payload.order_id === order);
};

const granted = async (hub: HubKey, contact: string) => ({
  billing: await world().db.get(billingKey(hub, contact)),
  member: (await world().db.get<MemberItem>(memberKey(hub, contact)))?.status,
});

describe('a payment that buys nothing any more is refunded once, and alerts the team once', () => {
  test.each(CASES)('%s, of an order', async (reason, happens) => {
    const { buyer, story, hub, restore } = await checkedOut(ONCE, happens);
    const was = (await granted(hub, buyer.id)).member;
    const paid = paidOnce(story);
    await endings().shop.receive(paid, paid);
    await endings().shop.receive(
      event('checkout.session.async_payment_succeeded', session(story, 'complete', 'paid'), seconds()),
    );
    await restore();
    expect(await granted(hub, buyer.id)).toEqual({ billing: undefined, member: was });
    expect(await endings().settle()).toEqual([]);
    expect(await endings().settle(10_000)).toEqual([]);
    expect(world().fakeProvider.refunds).toMatchObject([
      { amount: ONCE.amount, payment: names(story).payment, order: { id: story.order } },
    ]);
    expect(await alertsOf(story)).toMatchObject([
      {
        alert_type: 'checkout_refused',
        hub_id: hub.hub,
        payload: { reason, contact_id: buyer.id, amount: ONCE.amount, currency: 'EUR' },
      },
    ]);
    await endings().shop.receive(event('charge.refunded', charge(story, ONCE.amount), seconds()));
    expect(await endings().shop.order(story)).toMatchObject({ status: 'refunded', refunded_amount: ONCE.amount });
  });

  test.each(CASES)('%s, of a subscription, which is canceled at once', async (reason, happens) => {
    const { buyer, story, hub, restore } = await checkedOut(MONTHLY, happens);
    await endings().shop.receive(active(story), paidMonth(story));
    await restore();
    expect((await granted(hub, buyer.id)).billing).toBeUndefined();
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.ended).toEqual([{ account: null, name: names(story).subscription }]);
    expect(world().fakeProvider.cancels).toEqual([]);
    expect(world().fakeProvider.refunds).toMatchObject([{ amount: 1500, payment: names(story).invoice }]);
    expect((await endings().subscriptionTo(buyer))?.attributes).toMatchObject({ status: 'canceled' });
    expect(await alertsOf(story)).toMatchObject([{ alert_type: 'checkout_refused', payload: { reason } }]);
  });

  test('a trial is canceled, and there is nothing to refund', async () => {
    const { buyer, story, hub } = await checkedOut({ ...MONTHLY, trial_days: 7 }, ban);
    await endings().shop.receive(
      active(story, 'trialing'),
      event('checkout.session.completed', { ...subscriptionSession(story), amount_total: 0 }, seconds()),
    );
    expect(await endings().settle()).toEqual([]);
    expect((await granted(hub, buyer.id)).billing).toBeUndefined();
    expect([world().fakeProvider.ended.length, world().fakeProvider.refunds.length]).toEqual([1, 0]);
  });

  test.each<readonly [string, (checkout: Checkout) => Promise<unknown>]>([
    ['was erased', erase],
    ['was erased after the product was deleted', async (it) => [await GONE.product_deleted(it), await erase(it)]],
  ])('nothing is kept again of a subscriber who %s', async (_, happens) => {
    const { buyer, story, hub } = await checkedOut(MONTHLY, happens);
    const rows = async () =>
      (await world().db.query({ partition: contactPartition(hub.team, buyer.id), limit: 100 })).items;
    for (const { pk, sk } of await rows()) await world().db.remove({ pk, sk });
    await endings().shop.receive(active(story), paidMonth(story));
    expect(await rows()).toEqual([]);
  });

  test('the buyer who was removed sees it among their orders', async () => {
    const { buyer, story } = await checkedOut(ONCE, remove);
    await endings().shop.receive(paidOnce(story), event('charge.refunded', charge(story, ONCE.amount), seconds()));
    const [order] = items(await world().get('/me/orders', buyer.token));
    expect(order).toMatchObject({ id: story.order, attributes: { status: 'refunded' } });
  });

  test('a buyer whose address is barred, or who is banned, and who pays an order without a buyer', async () => {
    for (const happens of [
      ban,
      async (one: Checkout) => {
        await barredAddresses(world().db, one.hub).bar(one.contact, one.email);
        await erase(one);
      },
    ]) {
      const { buyer, hub } = await checkedOut(ONCE, happens);
      const { price } = await priced(world(), ONCE);
      const { id: order } = data(await buy(world(), price, world().ours.key.secret));
      const story = { order, team: hub.team, hub: hub.hub, email: buyer.email };
      await endings().shop.receive(paidOnce(story));
      expect(await alertsOf(story)).toMatchObject([{ payload: { reason: 'buyer_banned' } }]);
      expect(await endings().settle()).toEqual([]);
      expect(world().fakeProvider.refunds.splice(0)).toMatchObject([{ order: { id: order } }]);
    }
  });
});

test('a refund that the provider does not make is tried again, also of a payment that is reported later', async () => {
  const { story } = await checkedOut(MONTHLY, ban);
  await endings().shop.receive(active(story));
  await endings().shop.receive(paidMonth(story));
  world().fakeProvider.fails = unavailable();
  expect(await endings().settle()).not.toEqual([]);
  world().fakeProvider.fails = undefined;
  expect(await endings().settle(2)).toEqual([]);
  expect(await endings().settle(10_000)).toEqual([]);
  expect([world().fakeProvider.ended.length, world().fakeProvider.refunds.length]).toEqual([1, 1]);
});

describe('a payment is not refused', () => {
  const bought = async (happens: (checkout: Checkout) => Promise<unknown>) => {
    const { buyer, story, hub } = await checkedOut(ONCE, happens);
    await endings().shop.receive(paidOnce(story));
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.refunds).toEqual([]);
    expect(await alertsOf(story)).toEqual([]);
    return granted(hub, buyer.id);
  };
  const expire = async ({ hub, contact }: Checkout) => {
    const at = new Date(Date.now() + 10).toISOString();
    await world().db.update(memberKey(hub, contact), { set: { expires_at: at } });
    const term = { kind: 'membership', team_id: hub.team, hub_id: hub.hub, contact_id: contact } as const;
    await endTerm(world().db, { ...term, at }, new Date());
  };

  test.each([
    ['of a member', async () => undefined],
    [
      'of a member who left',
      ({ hub, contact }: Checkout) =>
        memberships(world().db, hub).remove(contact, { type: 'contact', id: contact }, new Date(), 'left'),
    ],
    ['of a member whose membership expired', expire],
    ['of a contact who never joined', ({ hub, contact }: Checkout) => world().db.remove(memberKey(hub, contact))],
  ] as const)('%s', async (_, happens) => {
    expect(await bought(happens)).toMatchObject({ billing: { product_ids: [expect.any(String)] }, member: 'active' });
  });

  test('of a former member to whom the team sells after the removal', async () => {
    const { buyer, hub } = await checkedOut(ONCE, remove);
    const { price } = await priced(world(), ONCE);
    const sold = await buy(world(), price, world().ours.key.secret, { email: buyer.email });
    const story = { order: data(sold).id, team: hub.team, hub: hub.hub };
    await endings().shop.receive(paidOnce(story));
    expect(await alertsOf(story)).toEqual([]);
    expect((await granted(hub, buyer.id)).member).toBe('active');
  });

  test('that was made before the removal', async () => {
    const { buyer, story } = await checkedOut(ONCE, async () => undefined);
    await endings().shop.receive(paidOnce(story));
    await remove({ hub: { team: story.team, hub: story.hub }, contact: buyer.id, product: '', email: '' });
    await endings().shop.receive(
      event('checkout.session.async_payment_succeeded', session(story, 'complete', 'paid'), seconds()),
    );
    expect(await endings().settle()).toEqual([]);
    expect([await alertsOf(story), world().fakeProvider.refunds]).toEqual([[], []]);
    expect(await world().get(ofHub(world().ours, '/orders'))).toMatchObject({ status: 200 });
  });
});
