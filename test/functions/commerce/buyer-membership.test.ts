import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingKey } from '../../../shared/commerce/purchases/billing-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { barredAddresses } from '../../../shared/hubs/people/members/barred-addresses.ts';
import type { MemberItem, MemberStatus } from '../../../shared/hubs/people/members/member-item.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { type ShopWorld, seconds, startShop } from './shop-world.ts';
import { dispute, event, session } from './stripe-events.ts';
import { type CommerceWorld, FREE, ONCE, priced } from './world.ts';

let shop: ShopWorld<'free'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ free: FREE });
  world = shop.world;
});
afterAll(() => world.service.stop());

const hub = () => ({ team: world.ours.id, hub: world.ours.hub });
const statusOf = async (contact: string) => (await world.db.get<MemberItem>(memberKey(hub(), contact)))?.status;
const setStatus = (contact: string, status: MemberStatus, more: object = {}) =>
  world.db.update(memberKey(hub(), contact), { set: { ...statusChange(hub(), status), ...more } });
let checkouts = 0;
/** Checks out on behalf of the contact, because a contact who is not a member cannot check out. */
const checkOutFor = async (email: string): Promise<void> => {
  checkouts += 1;
  const { status } = await world.service.call({
    method: 'POST',
    path: `/api/v1/hub/${world.ours.hub}/checkout`,
    token: world.ours.key.secret,
    sourceIp: `203.0.113.${checkouts}`,
    body: { data: { type: 'checkout_sessions', attributes: { price_id: shop.prices.free, email } } },
  });
  expect(status).toBe(201);
};

describe('a buyer becomes an active member of the hub', () => {
  test.each(['left', 'removed', 'invited', 'pending'] as const)('if their previous status was %s', async (status) => {
    const { id, email } = await world.person();
    await setStatus(id, status);
    await checkOutFor(email);
    expect(await statusOf(id)).toBe('active');
  });

  test('if their membership had expired', async () => {
    const { id, email, token } = await world.person();
    await setStatus(id, 'active', { expires_at: '2026-01-01T00:00:00.000Z' });
    await checkOutFor(email);
    expect(await world.db.get(memberKey(hub(), id))).toMatchObject({ status: 'active', expires_at: null });
    expect(await shop.entitlement(token)).toMatchObject({ status: 'active' });
  });

  test('if they left between order and payment; a repeated event does not readmit them after a later departure', async () => {
    const { buyer, story } = await shop.checkedOut((await priced(world, ONCE)).price);
    await setStatus(buyer.id, 'left');
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    expect(await statusOf(buyer.id)).toBe('active');
    await setStatus(buyer.id, 'left');
    await shop.receive(
      event('checkout.session.async_payment_succeeded', session(story, 'complete', 'paid'), seconds()),
    );
    expect(await statusOf(buyer.id)).toBe('left');
  });
});

test('a former member is admitted again when a won dispute restores their access', async () => {
  const { buyer, story } = await shop.checkedOut((await priced(world, ONCE)).price);
  const at = seconds();
  const sendDispute = (kind: string, status: string, later: number) =>
    shop.receive(event(`charge.dispute.${kind}`, dispute(story, status), at + later));
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), at));
  expect(await statusOf(buyer.id)).toBe('active');
  await sendDispute('created', 'needs_response', 1);
  await setStatus(buyer.id, 'left');
  expect(await world.db.get(billingKey(hub(), buyer.id))).toMatchObject({ product_ids: [] });
  await sendDispute('closed', 'won', 2);
  expect(await world.db.get(billingKey(hub(), buyer.id))).toMatchObject({ product_ids: [expect.any(String)] });
  expect(await statusOf(buyer.id)).toBe('active');
});

describe('a buyer is not admitted', () => {
  test.each(['banned', 'suspended'] as const)('if they are %s', async (status) => {
    const { id, email } = await world.person();
    await setStatus(id, status, { suspended_until: status === 'suspended' ? '2100-01-01T00:00:00.000Z' : null });
    await checkOutFor(email);
    expect(await statusOf(id)).toBe(status);
  });

  test('if they are banned during the payment, in fifty concurrent runs', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => world.person()));
    await Promise.all(people.map(({ id }) => setStatus(id, 'left')));
    await Promise.all(
      people.flatMap(({ id, email }) => [checkOutFor(email), setStatus(id, 'banned', { updated_at: 'later' })]),
    );
    expect(await Promise.all(people.map(({ id }) => statusOf(id)))).toEqual(people.map(() => 'banned'));
  });

  test('if they were banned and then erased, when a creator checks out for their address', async () => {
    const { id, email } = await world.person();
    await barredAddresses(world.db, hub()).bar(id, email);
    await removeContact(world.db, world.ours.id, id, { type: 'contact', id }, new Date());
    await checkOutFor(email);
    const again = (await contactCredentials(world.db, world.ours.id).get(email))?.contact_id ?? '';
    expect(again).not.toBe('');
    expect(await statusOf(again)).toBeUndefined();
    expect(await world.db.get(billingKey(hub(), again)), 'what they got is theirs').toBeDefined();
  });

  test('the role of an invitation is kept; the role of a former member is not', async () => {
    const [invited, left] = [await world.person(), await world.person()];
    await setStatus(invited.id, 'invited', { role: 'moderator' });
    await setStatus(left.id, 'left', { role: 'moderator' });
    await checkOutFor(invited.email);
    await checkOutFor(left.email);
    const roleOf = async (id: string) => (await world.db.get<MemberItem>(memberKey(hub(), id)))?.role;
    expect([await roleOf(invited.id), await roleOf(left.id)]).toEqual(['moderator', 'member']);
  });
});
