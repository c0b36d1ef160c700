import { expect, test } from 'vitest';
import { deriveHub } from '../../../functions/derive-rows/derive-collections.ts';
import { entitlementKey } from '../../../shared/commerce/purchases/entitlement-item.ts';
import {
  orderEntity,
  orderKey,
  subscriptionKey,
  subscriptionsBy,
} from '../../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionEntity } from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import type { DeriveJob } from '../../../shared/downstream/derived/derive-job.ts';
import type { SearchIndex } from '../../../shared/downstream/search/search-index.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { addEntry, ownEntries } from '../../../shared/hubs/people/contacts/own-entries.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { ids } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import { event, invoice, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, FREE, MONTHLY, ONCE, outcome } from './world.ts';

const shop = useWorld(async () => {
  const started = await startShop({ free: FREE, once: ONCE, monthly: MONTHLY });
  return { ...started, stop: started.world.service.stop };
});

const mine = async (token: string, list: string) => {
  const found: string[][] = [];
  let path: string | undefined = `/api/v1/me/${list}?page[size]=2`;
  while (path) {
    const page = await shop.world.service.call({ path, token });
    found.push([...ids(page)]);
    path = (page.body.links as { next?: string }).next;
  }
  return found;
};

const newHub = async (): Promise<string> => {
  const { db, ours } = shop.world;
  const input = hubInput().parse({ name: 'Hub', slug: `hub-${newId()}` });
  const made = await hubs(db, ours.id).create(input, { type: 'user', id: ours.users.owner.id }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

/** The hub of each: several of one hub follow each other beyond the end of a page. */
const NTH_IN = [2, 1, 2, 1, 0, 0, 0, 0, 0];

/** Runs a reindex of a hub, with all the work that it queues for itself. */
const reindex = async (hub: string): Promise<void> => {
  const { db, ours } = shop.world;
  const queued: DeriveJob[] = [{ kind: 'hub', team_id: ours.id, hub_id: hub }];
  const deps = { db, index: { refresh: async () => {} } as unknown as SearchIndex };
  for (let job = queued.shift(); job; job = queued.shift())
    if (job.kind === 'hub') await deriveHub({ ...deps, queue: { send: async (next) => void queued.push(next) } }, job);
};

test('a reindex lists the purchases of earlier releases in all hubs, newest first, on pages without gaps or repeats', async () => {
  const { db, ours } = shop.world;
  const [buyer, other] = [await shop.world.person(), await shop.world.person()];
  const inHubs = [ours.hub, await newHub(), await newHub()];
  const made: string[] = [];
  for (let nth = 0; nth < 9; nth += 1) {
    const hub = inHubs[NTH_IN[nth] ?? 0] ?? '';
    const id = newPlaceId(tagFor(hub), Date.now() + nth);
    const [key, orderAt] = [subscriptionKey(ours.id, id), orderKey(ours.id, id)];
    if (!key || !orderAt) throw new Error('no key');
    const owner = nth === 4 ? other.id : buyer.id;
    const at = new Date().toISOString();
    await db.put({
      ...key,
      entity: subscriptionEntity,
      id,
      team_id: ours.id,
      hub_id: hub,
      contact_id: owner,
      status: 'active',
      product_id: newId(),
      price_id: newId(),
      cancel_at_period_end: false,
      created_at: at,
      updated_at: at,
      current_period_start: null,
      current_period_end: null,
      trial_ends_at: null,
      past_due_since: null,
      grace_ends_at: null,
      ended_at: null,
      ...listed({ partition: subscriptionsBy({ team: ours.id, hub }, owner).partition, sort: `AT#${id}` }),
    });
    const facts = { granted: { at: 1, event: '' } };
    const terms = { kind: 'recurring', interval: 'month', interval_count: 1, trial_days: null, grace_days: 7 };
    await db.put({
      ...orderAt,
      entity: orderEntity,
      id,
      team_id: ours.id,
      hub_id: hub,
      contact_id: owner,
      status: 'paid',
      facts,
      product_id: newId(),
      price_id: newId(),
      terms,
      currency: 'EUR',
      subtotal: 1,
      discount: 0,
      total: 1,
      amount_paid: 1,
      refunded_amount: 0,
      session_status: 'completed',
      created_at: at,
      updated_at: at,
      coupon_id: null,
      coupon_code: null,
      after: null,
      paid_at: at,
      expires_at: null,
    });
    if (owner === buyer.id) made.unshift(id);
  }
  for (const hub of [...inHubs, ...inHubs]) await reindex(hub);
  for (const list of ['subscriptions', 'orders']) {
    const pages = await mine(buyer.token, list);
    expect(pages.flat()).toEqual(made);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  }
});

test('a reindex lists nothing for a buyer who was erased', async () => {
  const { db, ours } = shop.world;
  const buyer = await shop.world.person();
  const { id } = data(await buy(shop.world, shop.prices.free, buyer.token));
  await db.remove(addEntry({ team: ours.id, contact: buyer.id }, 'ORDERS', { id, hub_id: null, created_at: '' }).put);
  await removeContact(db, ours.id, buyer.id, { type: 'contact', id: buyer.id }, new Date());
  await reindex(ours.hub);
  const entries = await db.query({ ...ownEntries(ours.id, buyer.id, 'ORDERS'), limit: 10 });
  expect(entries.items).toEqual([]);
});

test('a subscription is listed from its checkout on, its order once it is paid', async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
  expect(await mine(buyer.token, 'subscriptions')).toEqual([[story.order]]);
  expect(await mine(buyer.token, 'orders')).toEqual([[]]);
  const at = seconds();
  await shop.receive(
    event('checkout.session.completed', subscriptionSession(story), at),
    event('customer.subscription.created', subscription(story, 'active', [at, at + 30 * DAY]), at),
    event('invoice.paid', invoice(story, 0, 1500), at),
  );
  expect(await mine(buyer.token, 'orders')).toEqual([[story.order]]);
  expect(await mine(buyer.token, 'subscriptions')).toEqual([[story.order]]);
});

test('a purchase without a known buyer is listed for the contact who pays it', async () => {
  const { ours } = shop.world;
  const buyer = await shop.world.person();
  const { id } = data(await buy(shop.world, shop.prices.monthly, ours.key.secret));
  const story = { order: id, team: ours.id, hub: ours.hub, email: buyer.email };
  const paid = { ...subscriptionSession(story), customer_details: { email: buyer.email } };
  await shop.receive(event('checkout.session.completed', paid, seconds()));
  for (const list of ['orders', 'subscriptions']) expect(await mine(buyer.token, list)).toEqual([[id]]);
});

test('a buyer lists and gets their own orders in any membership status, and nobody else does', async () => {
  const { db, ours, theirs } = shop.world;
  const [buyer, other] = [await shop.world.person(), await shop.world.person()];
  const { id } = data(await buy(shop.world, shop.prices.free, buyer.token));
  const unpaid = data(await buy(shop.world, shop.prices.once, buyer.token)).id;
  const hub = { team: ours.id, hub: ours.hub };
  expect(await mine(buyer.token, 'orders')).toEqual([[id]]);
  await db.update(memberKey(hub, buyer.id), { set: statusChange(hub, 'banned') });
  expect(await mine(buyer.token, 'orders')).toEqual([[id]]);
  expect(data(await shop.orderOf(unpaid, buyer.token)).attributes.status).toBe('pending');
  for (const { token } of [other, theirs.member]) {
    expect((await mine(token, 'orders')).flat()).toEqual([]);
    for (const order of [id, unpaid]) expect(outcome(await shop.orderOf(order, token))).toBe('404 not_found');
  }
  expect(await db.get(entitlementKey(hub, buyer.id, unpaid))).toBeUndefined();
  for (const { token } of Object.values(ours.users))
    expect(outcome(await shop.world.get('/me/orders', token))).toBe('403 forbidden');
});

test('`{ORDER_ID}`, also encoded, in a return URL is the id of the order, on an allowed origin only', async () => {
  const buyer = await shop.world.person();
  const written = 'https://shop.example.com/done/{ORDER_ID}?order={ORDER_ID}';
  const built = new URL(written);
  built.searchParams.set('order', '{ORDER_ID}');
  for (const url of [written, built.href, built.href.toLowerCase().replaceAll('order_id', 'ORDER_ID')]) {
    const urls = { success_url: url, cancel_url: url };
    const { id } = data(await buy(shop.world, shop.prices.once, buyer.token, urls));
    const returns = `https://shop.example.com/done/${id}?order=${id}`;
    expect(shop.world.fakeProvider.sessions.at(-1)).toMatchObject({ success_url: returns, cancel_url: returns });
  }
  const foreign = { success_url: 'https://{ORDER_ID}.example.com/' };
  const refused = await buy(shop.world, shop.prices.once, buyer.token, foreign);
  expect(outcome(refused)).toBe('422 url_not_allowed /data/attributes/success_url');
});
