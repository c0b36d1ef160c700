import { expect, test } from 'vitest';
import { entitlementKey } from '../../../shared/commerce/purchases/entitlement-item.ts';
import { subscriptionKey, subscriptionsBy } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { ids } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { startShop } from '../commerce/shop-world.ts';
import { buy, data, FREE, ONCE, outcome } from '../commerce/world.ts';

const shop = useWorld(async () => {
  const started = await startShop({ free: FREE, once: ONCE });
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

test('a buyer lists their subscriptions of all hubs, newest first, on pages without gaps or repeats', async () => {
  const { db, ours } = shop.world;
  const [buyer, other] = [await shop.world.person(), await shop.world.person()];
  const inHubs = [ours.hub, await newHub(), await newHub()];
  const made: string[] = [];
  for (let nth = 0; nth < 9; nth += 1) {
    const hub = inHubs[NTH_IN[nth] ?? 0] ?? '';
    const id = newPlaceId(tagFor(hub), Date.now() + nth);
    const key = subscriptionKey(ours.id, id);
    if (!key) throw new Error('no key');
    const owner = nth === 4 ? other.id : buyer.id;
    const at = new Date().toISOString();
    await db.put({
      ...{ ...key, entity: 'subscription', id, team_id: ours.id, hub_id: hub, contact_id: owner, status: 'active' },
      ...{ product_id: newId(), price_id: newId(), cancel_at_period_end: false, created_at: at, updated_at: at },
      ...{ current_period_start: null, current_period_end: null, trial_ends_at: null, past_due_since: null },
      ...{ grace_ends_at: null, ended_at: null },
      ...listed({ partition: subscriptionsBy({ team: ours.id, hub }, owner).partition, sort: `AT#${id}` }),
    });
    if (owner === buyer.id) made.unshift(id);
  }
  const pages = await mine(buyer.token, 'subscriptions');
  expect(pages.flat()).toEqual(made);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
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

test('`{ORDER_ID}` in success_url is the id of the order on return, on an allowed origin only', async () => {
  const buyer = await shop.world.person();
  const success_url = 'https://shop.example.com/done/{ORDER_ID}?order={ORDER_ID}';
  const { id } = data(await buy(shop.world, shop.prices.once, buyer.token, { success_url }));
  const returns = `https://shop.example.com/done/${id}?order=${id}`;
  expect(shop.world.fakeProvider.sessions.at(-1)?.success_url).toBe(returns);
  const foreign = { success_url: 'https://{ORDER_ID}.example.com/' };
  const refused = await buy(shop.world, shop.prices.once, buyer.token, foreign);
  expect(outcome(refused)).toBe('422 url_not_allowed /data/attributes/success_url');
});
