import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingKey } from '../../../shared/commerce/purchases/billing-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { teamContacts } from '../../../shared/hubs/people/contacts/team-contacts.ts';
import { barredAddresses } from '../../../shared/hubs/people/members/barred-addresses.ts';
import type { MemberItem, MemberStatus } from '../../../shared/hubs/people/members/member-item.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { type ShopWorld, seconds, startShop } from './shop-world.ts';
import { dispute, event, session } from './stripe-story.ts';
import { buy, type CommerceWorld, data, FREE, ONCE, priced } from './world.ts';

let shop: ShopWorld<'free'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ free: FREE });
  world = shop.world;
});
afterAll(() => world.service.stop());

const hub = () => ({ team: world.ours.id, hub: world.ours.hub });
const standing = async (contact: string) => (await world.db.get<MemberItem>(memberKey(hub(), contact)))?.status;
const stands = (contact: string, status: MemberStatus, more: object = {}) =>
  world.db.update(memberKey(hub(), contact), { set: { ...statusChange(hub(), status), ...more } });
let sold = 0;
/** A creator sells them something: a contact who is not a member cannot check out. */
const sell = async (email: string): Promise<void> => {
  sold += 1;
  const { status } = await world.service.call({
    method: 'POST',
    path: `/api/v1/hub/${world.ours.hub}/checkout`,
    token: world.ours.key.secret,
    sourceIp: `203.0.113.${sold}`,
    body: { data: { type: 'checkout_sessions', attributes: { price_id: shop.prices.free, email } } },
  });
  expect(status).toBe(201);
};

describe('a buyer is a member of the hub', () => {
  test.each(['left', 'removed', 'invited', 'pending'] as const)('if they were %s before', async (status) => {
    const { id, email } = await world.person();
    await stands(id, status);
    await sell(email);
    expect(await standing(id)).toBe('active');
  });

  test('if their membership had expired', async () => {
    const { id, email, token } = await world.person();
    await stands(id, 'active', { expires_at: '2026-01-01T00:00:00.000Z' });
    await sell(email);
    expect(await world.db.get(memberKey(hub(), id))).toMatchObject({ status: 'active', expires_at: null });
    expect(await shop.entitlement(token)).toMatchObject({ status: 'active' });
  });

  test('if they left between order and payment; a later departure is not undone by repeated events', async () => {
    const { buyer, story } = await shop.begun((await priced(world, ONCE)).price);
    await stands(buyer.id, 'left');
    await shop.told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    expect(await standing(buyer.id)).toBe('active');
    await stands(buyer.id, 'left');
    await shop.told(event('checkout.session.async_payment_succeeded', session(story, 'complete', 'paid'), seconds()));
    expect(await standing(buyer.id)).toBe('left');
  });
});

test('a former member is admitted again when a won dispute restores their access', async () => {
  const { buyer, story } = await shop.begun((await priced(world, ONCE)).price);
  const at = seconds();
  const tell = (kind: string, status: string, later: number) =>
    shop.told(event(`charge.dispute.${kind}`, dispute(story, status), at + later));
  await shop.told(event('checkout.session.completed', session(story, 'complete', 'paid'), at));
  expect(await standing(buyer.id)).toBe('active');
  await tell('created', 'needs_response', 1);
  await stands(buyer.id, 'left');
  expect(await world.db.get(billingKey(hub(), buyer.id))).toMatchObject({ product_ids: [] });
  await tell('closed', 'won', 2);
  expect(await world.db.get(billingKey(hub(), buyer.id))).toMatchObject({ product_ids: [expect.any(String)] });
  expect(await standing(buyer.id)).toBe('active');
});

describe('but', () => {
  test.each(['banned', 'suspended'] as const)('a member who is %s stays so', async (status) => {
    const { id, email } = await world.person();
    await stands(id, status, { suspended_until: status === 'suspended' ? '2100-01-01T00:00:00.000Z' : null });
    await sell(email);
    expect(await standing(id)).toBe(status);
  });

  test('a member who is banned while they pay is banned, in fifty concurrent runs', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => world.person()));
    await Promise.all(people.map(({ id }) => stands(id, 'left')));
    await Promise.all(people.flatMap(({ id, email }) => [sell(email), stands(id, 'banned', { updated_at: 'later' })]));
    expect(await Promise.all(people.map(({ id }) => standing(id)))).toEqual(people.map(() => 'banned'));
  });

  test('a buyer who was erased before the payment is not admitted; the payment is recorded', async () => {
    const { buyer, story } = await shop.begun((await priced(world, ONCE)).price);
    expect(
      await teamContacts(world.db, world.ours.id).remove(buyer.id, { type: 'contact', id: buyer.id }, new Date()),
    ).toBe(true);
    expect(await standing(buyer.id)).toBe('removed');
    await shop.told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    expect(await standing(buyer.id)).toBe('removed');
    expect(await world.db.get(billingKey(hub(), buyer.id))).toBeDefined();
  });

  test.each([
    ['a creator sells them something', sell],
    [
      'they pay what was sold to whoever pays',
      async (email: string) => {
        const { id: order } = data(await buy(world, (await priced(world, ONCE)).price, world.ours.key.secret));
        const story = { order, team: world.ours.id, hub: world.ours.hub, email };
        await shop.told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
      },
    ],
  ])('who was banned, and erased since, does not come in where %s', async (_, pay) => {
    const { id, email } = await world.person();
    await barredAddresses(world.db, hub()).bar(id, email);
    await teamContacts(world.db, world.ours.id).remove(id, { type: 'contact', id }, new Date());
    await pay(email);
    const again = (await contactCredentials(world.db, world.ours.id).get(email))?.contact_id ?? '';
    expect(again).not.toBe('');
    expect(await standing(again)).toBeUndefined();
    expect(await world.db.get(billingKey(hub(), again)), 'what they bought is theirs').toBeDefined();
  });

  test('the role of an invitation is kept, that of a former member is not', async () => {
    const [invited, left] = [await world.person(), await world.person()];
    await stands(invited.id, 'invited', { role: 'moderator' });
    await stands(left.id, 'left', { role: 'moderator' });
    await sell(invited.email);
    await sell(left.email);
    const roleOf = async (id: string) => (await world.db.get<MemberItem>(memberKey(hub(), id)))?.role;
    expect([await roleOf(invited.id), await roleOf(left.id)]).toEqual(['moderator', 'member']);
  });
});
