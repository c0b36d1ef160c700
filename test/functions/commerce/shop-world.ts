import { expect } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { Story } from './stripe-events.ts';
import { buy, type CommerceWorld, data, items, ofHub, priced, startCommerce } from './world.ts';

export const DAY = 86_400;
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** The actions and views of the buyers and creators of our hub. */
const shopOf = (world: CommerceWorld) => ({
  /** Creates a buyer with an open checkout, and the order as Stripe’s events refer to it. */
  async checkedOut(price: string, more: object = {}) {
    const buyer = await world.person();
    const { id } = data(await buy(world, price, buyer.token, more));
    return { buyer, story: { order: id, team: world.ours.id, hub: world.ours.hub } satisfies Story };
  },

  /** Sends events one after the other, and processes each. */
  async receive(...events: object[]): Promise<void> {
    for (const one of events) {
      expect((await world.sendEvent(one)).status).toBe(200);
      expect(await world.work()).toBe(0);
    }
  },

  async coupon(attributes: object) {
    const code = `C${newId().slice(-10)}`;
    const path = ofHub(world.ours, '/coupons');
    const made = await world.send('POST', path, { type: 'coupons', attributes: { code, ...attributes } });
    return { code, id: data(made).id };
  },

  redeemed: async (id: string) => data(await world.get(ofHub(world.ours, `/coupons/${id}`))).attributes.times_redeemed,

  orderOf: (id: string, token?: string) => world.get(`/orders/${id}`, token),

  order: async ({ order: id }: Story) => data(await world.get(`/orders/${id}`)).attributes,

  entitlement: async (token: string) =>
    items(await world.get(`/hubs/${world.ours.hub}/entitlements`, token))[0]?.attributes,

  subscriptionOf: async (token: string) =>
    items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, token))[0]?.attributes,

  billing: (contact: string) =>
    world.db.get<{ status: string; product_ids: string[]; in_grace: boolean }>({
      pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${contact}`,
      sk: 'BILLING',
    }),
});

/** Starts a hub with a product for each of these prices; `prices` has their ids. */
export const startShop = async <P extends string>(
  definitions: Readonly<Record<P, object>>,
  overrides?: Parameters<typeof startCommerce>[0],
) => {
  const world = await startCommerce(overrides);
  const prices: Partial<Record<P, string>> = {};
  for (const name of Object.keys(definitions) as P[]) prices[name] = (await priced(world, definitions[name])).price;
  return { world, prices: prices as Readonly<Record<P, string>>, ...shopOf(world) };
};

/** The shop with these prices. */
export type ShopWorld<P extends string = never> = Awaited<ReturnType<typeof startShop<P>>>;
