import { expect } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { Story } from './stripe-story.ts';
import { buy, type CommerceWorld, data, items, ofHub, priced, startCommerce } from './world.ts';

export const DAY = 86_400;
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** What buyers and creators of our hub do, and what they see of it. */
const shopOf = (world: CommerceWorld) => ({
  /** Somebody who has begun to buy, and the order as Stripe will tell of it. */
  async begun(price: string, more: object = {}) {
    const buyer = await world.person();
    const { id } = data(await buy(world, price, buyer.token, more));
    return { buyer, story: { order: id, team: world.ours.id, hub: world.ours.hub } satisfies Story };
  },

  /** Tells events one after the other, and has each done. */
  async told(...events: object[]): Promise<void> {
    for (const one of events) {
      expect((await world.tell(one)).status).toBe(200);
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

  mine: async (token: string) => items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, token))[0]?.attributes,

  billing: (contact: string) =>
    world.db.get<{ status: string; product_ids: string[]; in_grace: boolean }>({
      pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${contact}`,
      sk: 'BILLING',
    }),
});

/** A hub that sells a product at each of these prices, whose ids are in `prices`. */
export const startShop = async <P extends string>(wanted: Readonly<Record<P, object>>) => {
  const world = await startCommerce();
  const prices: Partial<Record<P, string>> = {};
  for (const name of Object.keys(wanted) as P[]) prices[name] = (await priced(world, wanted[name])).price;
  return { world, prices: prices as Readonly<Record<P, string>>, ...shopOf(world) };
};

/** What `startShop` makes for these prices. */
export type ShopWorld<P extends string = never> = Awaited<ReturnType<typeof startShop<P>>>;
