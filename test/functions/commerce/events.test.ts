import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceKey } from '../../../shared/commerce/purchases/payment-references.ts';
import { type ShopWorld, seconds, startShop } from './shop-world.ts';
import { charge, dispute, event, names, session } from './stripe-events.ts';
import { buy, type CommerceWorld, data, ONCE, ofHub } from './world.ts';

let shop: ShopWorld<'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

describe('C459: a one-time payment', () => {
  test('grants access when the session completes, with the id of the event', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.once);
    const completed = event('checkout.session.completed', session(story, 'complete', 'paid'), seconds());
    await shop.receive(completed);
    expect(await shop.order(story)).toMatchObject({
      status: 'paid',
      session_status: 'completed',
      paid_at: new Date(completed.created * 1000).toISOString(),
    });
    expect(await shop.entitlement(buyer.token)).toMatchObject({
      status: 'active',
      granted_by: { type: 'order', id: story.order, event: completed.id },
    });
    expect(await shop.billing(buyer.id)).toMatchObject({ status: 'active', product_ids: [expect.any(String)] });
  });

  test('is matched by its session, not by the metadata of the event', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.once);
    const { metadata, ...bare } = session(story, 'complete', 'paid');
    await shop.receive(event('checkout.session.completed', bare, seconds()));
    expect([(await shop.order(story)).status, (await shop.entitlement(buyer.token))?.status]).toEqual([
      'paid',
      'active',
    ]);
  });

  test('is completed later by a delayed payment; a failed payment leaves it failed until a later one succeeds', async () => {
    const later = await shop.checkedOut(shop.prices.once);
    const at = seconds();
    await shop.receive(event('checkout.session.completed', session(later.story, 'complete', 'unpaid'), at));
    expect([await shop.order(later.story), await shop.entitlement(later.buyer.token)]).toMatchObject([
      { status: 'pending', session_status: 'completed' },
      undefined,
    ]);
    await shop.receive(
      event('checkout.session.async_payment_succeeded', session(later.story, 'complete', 'paid'), at + 1),
    );
    expect((await shop.order(later.story)).status).toBe('paid');

    const failed = await shop.checkedOut(shop.prices.once);
    const payment = {
      id: names(failed.story).payment,
      metadata: { order_id: failed.story.order, team_id: world.ours.id },
    };
    await shop.receive(event('payment_intent.payment_failed', payment, at));
    expect((await shop.order(failed.story)).status).toBe('failed');
    await shop.receive(event('checkout.session.completed', session(failed.story, 'complete', 'paid'), at + 9));
    expect((await shop.order(failed.story)).status).toBe('paid');
  });

  test('releases its coupon when the session expires, and redeems it again if it is paid later', async () => {
    const attributes = { code: 'ONLYONE', percent_off: 50, max_redemptions: 1 };
    const { id } = data(await world.send('POST', ofHub(world.ours, '/coupons'), { type: 'coupons', attributes }));
    const used = async () => data(await world.get(ofHub(world.ours, `/coupons/${id}`))).attributes.times_redeemed;
    const { story } = await shop.checkedOut(shop.prices.once, { coupon_code: 'onlyone' });
    expect(await used()).toBe(1);
    await shop.receive(event('checkout.session.expired', session(story, 'expired', 'unpaid'), seconds()));
    expect([(await shop.order(story)).status, await used()]).toEqual(['expired', 0]);
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds() - 5));
    expect([(await shop.order(story)).status, await used()]).toEqual(['paid', 1]);
  });

  test('never has a refunded amount above the paid amount, whatever is reported', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    const at = seconds();
    await shop.receive(
      event('checkout.session.completed', session(story, 'complete', 'paid'), at),
      event('charge.refunded', charge(story, 9800), at + 1),
    );
    expect(await shop.order(story)).toMatchObject({ status: 'refunded', total: 4900, refunded_amount: 4900 });
  });

  test('keeps access after partial refunds and loses it after a full refund, or during a dispute until it is won', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.once);
    const at = seconds();
    await shop.receive(
      event('checkout.session.completed', session(story, 'complete', 'paid'), at),
      event('charge.refunded', charge(story, 1000), at + 1),
    );
    expect(await shop.order(story)).toMatchObject({ status: 'partially_refunded', refunded_amount: 1000 });
    expect((await shop.entitlement(buyer.token))?.status).toBe('active');
    const lost = event('charge.dispute.created', dispute(story, 'needs_response'), at + 2);
    await shop.receive(lost);
    expect([(await shop.order(story)).status, (await shop.billing(buyer.id))?.status]).toEqual([
      'disputed',
      'canceled',
    ]);
    expect(await shop.entitlement(buyer.token)).toMatchObject({
      status: 'ended',
      revoked_by: { type: 'dispute', event: lost.id },
    });
    await shop.receive(event('charge.dispute.closed', dispute(story, 'won'), at + 3));
    expect([(await shop.order(story)).status, (await shop.entitlement(buyer.token))?.revoked_by]).toEqual([
      'partially_refunded',
      null,
    ]);
    const full = event('charge.refunded', charge(story, 4900), at + 4);
    await shop.receive(full);
    expect((await shop.order(story)).status).toBe('refunded');
    expect(await shop.entitlement(buyer.token)).toMatchObject({
      status: 'ended',
      revoked_by: { type: 'refund', event: full.id },
    });
    expect(await shop.billing(buyer.id)).toMatchObject({ status: 'canceled', product_ids: [] });
  });

  test('loses access for good after a lost dispute, even if an earlier status arrives late', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.once);
    const at = seconds();
    const accessOf = async () => [
      (await shop.order(story)).status,
      (await shop.entitlement(buyer.token))?.status,
      (await shop.billing(buyer.id))?.product_ids,
    ];
    await shop.receive(
      event('checkout.session.completed', session(story, 'complete', 'paid'), at),
      event('charge.dispute.created', dispute(story, 'needs_response'), at + 1),
      event('charge.dispute.closed', dispute(story, 'lost'), at + 3),
    );
    expect(await accessOf()).toEqual(['disputed', 'ended', []]);
    await shop.receive(event('charge.dispute.updated', dispute(story, 'under_review'), at + 2));
    expect(await accessOf()).toEqual(['disputed', 'ended', []]);
  });

  test('a dispute that arrives before the payment of its order waits for it', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.once);
    const at = seconds();
    await shop.receive(event('charge.dispute.created', dispute(story, 'needs_response'), at + 2));
    expect((await shop.order(story)).status).toBe('pending');
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), at));
    expect([(await shop.order(story)).status, (await shop.entitlement(buyer.token))?.status]).toEqual([
      'disputed',
      'ended',
    ]);
    expect(await world.db.get(referenceKey('stripe', null, names(story).payment))).toMatchObject({
      order: { id: story.order },
      waiting: [],
    });
  });

  test('an order without a buyer is assigned to the contact with the address of the payment, who is admitted', async () => {
    const { id } = data(await buy(world, shop.prices.once, world.ours.key.secret));
    const story = { order: id, team: world.ours.id, hub: world.ours.hub, email: 'New@Example.com' };
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    const { contact_id } = await shop.order(story);
    const token = world.service.keys.issue({ kind: 'contact', id: String(contact_id), team: world.ours.id });
    expect(await shop.entitlement(token)).toMatchObject({ status: 'active', contact_id });
  });
});
