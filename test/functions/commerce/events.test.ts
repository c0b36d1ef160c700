import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceKey } from '../../../shared/commerce/payment-references.ts';
import { charge, dispute, event, names, type Story, session, subscribing, subscription } from './stripe-story.ts';
import { buy, type CommerceWorld, data, items, MONTHLY, ONCE, ofHub, outcome, priced, startCommerce } from './world.ts';

let world: CommerceWorld;
let once: string;
let monthly: string;
beforeAll(async () => {
  world = await startCommerce();
  [once, monthly] = [(await priced(world, ONCE)).price, (await priced(world, MONTHLY)).price];
});
afterAll(() => world.service.stop());

const DAY = 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

const begun = async (price: string, more: object = {}) => {
  const buyer = await world.person();
  const { id } = data(await buy(world, price, buyer.token, more));
  return { buyer, story: { order: id, team: world.ours.id, hub: world.ours.hub } satisfies Story };
};

/** Tells events one after the other, and has each done. */
const told = async (...events: object[]) => {
  for (const one of events) {
    expect((await world.tell(one)).status).toBe(200);
    expect(await world.work()).toBe(0);
  }
};

const order = async ({ order: id }: Story) => data(await world.get(`/orders/${id}`)).attributes;
const entitlement = async (token: string) =>
  items(await world.get(`/hubs/${world.ours.hub}/entitlements`, token))[0]?.attributes;
const mine = async (token: string) =>
  items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, token))[0]?.attributes;
const billing = (contact: string) =>
  world.db.get<{ status: string; product_ids: string[]; in_grace: boolean }>({
    pk: `TEAM#${world.ours.id}#HUB#${world.ours.hub}#MEMBER#${contact}`,
    sk: 'BILLING',
  });

describe('C459: what is paid once', () => {
  test('is the buyer’s when the session completes, with the event that gave it', async () => {
    const { buyer, story } = await begun(once);
    const completed = event('checkout.session.completed', session(story, 'complete', 'paid'), seconds());
    await told(completed);
    expect(await order(story)).toMatchObject({
      status: 'paid',
      session_status: 'completed',
      paid_at: new Date(completed.created * 1000).toISOString(),
    });
    expect(await entitlement(buyer.token)).toMatchObject({
      status: 'active',
      granted_by: { type: 'order', id: story.order, event: completed.id },
    });
    expect(await billing(buyer.id)).toMatchObject({ status: 'active', product_ids: [expect.any(String)] });
  });

  test('is known by its session, whatever the event says of itself', async () => {
    const { buyer, story } = await begun(once);
    const { metadata, ...bare } = session(story, 'complete', 'paid');
    await told(event('checkout.session.completed', bare, seconds()));
    expect([(await order(story)).status, (await entitlement(buyer.token))?.status]).toEqual(['paid', 'active']);
  });

  test('a payment that comes later completes it later; one that fails leaves it failed until it is paid after all', async () => {
    const later = await begun(once);
    const at = seconds();
    await told(event('checkout.session.completed', session(later.story, 'complete', 'unpaid'), at));
    expect([await order(later.story), await entitlement(later.buyer.token)]).toMatchObject([
      { status: 'pending', session_status: 'completed' },
      undefined,
    ]);
    await told(event('checkout.session.async_payment_succeeded', session(later.story, 'complete', 'paid'), at + 1));
    expect((await order(later.story)).status).toBe('paid');

    const failed = await begun(once);
    const payment = {
      id: names(failed.story).payment,
      metadata: { order_id: failed.story.order, team_id: world.ours.id },
    };
    await told(event('payment_intent.payment_failed', payment, at));
    expect((await order(failed.story)).status).toBe('failed');
    await told(event('checkout.session.completed', session(failed.story, 'complete', 'paid'), at + 9));
    expect((await order(failed.story)).status).toBe('paid');
  });

  test('an expired session gives its coupon back, and takes it again where it was paid after all', async () => {
    const attributes = { code: 'ONLYONE', percent_off: 50, max_redemptions: 1 };
    const { id } = data(await world.send('POST', ofHub(world.ours, '/coupons'), { type: 'coupons', attributes }));
    const used = async () => data(await world.get(ofHub(world.ours, `/coupons/${id}`))).attributes.times_redeemed;
    const { story } = await begun(once, { coupon_code: 'onlyone' });
    expect(await used()).toBe(1);
    await told(event('checkout.session.expired', session(story, 'expired', 'unpaid'), seconds()));
    expect([(await order(story)).status, await used()]).toEqual(['expired', 0]);
    await told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds() - 5));
    expect([(await order(story)).status, await used()]).toEqual(['paid', 1]);
  });

  test('refunds in part leave it, a full one takes it; a dispute takes it until it is won', async () => {
    const { buyer, story } = await begun(once);
    const at = seconds();
    await told(
      event('checkout.session.completed', session(story, 'complete', 'paid'), at),
      event('charge.refunded', charge(story, 1000), at + 1),
    );
    expect(await order(story)).toMatchObject({ status: 'partially_refunded', refunded_amount: 1000 });
    expect((await entitlement(buyer.token))?.status).toBe('active');
    const lost = event('charge.dispute.created', dispute(story, 'needs_response'), at + 2);
    await told(lost);
    expect([(await order(story)).status, (await billing(buyer.id))?.status]).toEqual(['disputed', 'canceled']);
    expect(await entitlement(buyer.token)).toMatchObject({
      status: 'ended',
      revoked_by: { type: 'dispute', event: lost.id },
    });
    await told(event('charge.dispute.closed', dispute(story, 'won'), at + 3));
    expect([(await order(story)).status, (await entitlement(buyer.token))?.revoked_by]).toEqual([
      'partially_refunded',
      null,
    ]);
    const full = event('charge.refunded', charge(story, 4900), at + 4);
    await told(full);
    expect((await order(story)).status).toBe('refunded');
    expect(await entitlement(buyer.token)).toMatchObject({
      status: 'ended',
      revoked_by: { type: 'refund', event: full.id },
    });
    expect(await billing(buyer.id)).toMatchObject({ status: 'canceled', product_ids: [] });
  });

  test('a dispute that is told before anybody knows whose it is waits for the order', async () => {
    const { buyer, story } = await begun(once);
    const at = seconds();
    await told(event('charge.dispute.created', dispute(story, 'needs_response'), at + 2));
    expect((await order(story)).status).toBe('pending');
    await told(event('checkout.session.completed', session(story, 'complete', 'paid'), at));
    expect([(await order(story)).status, (await entitlement(buyer.token))?.status]).toEqual(['disputed', 'ended']);
    expect(await world.db.get(referenceKey('stripe', null, names(story).payment))).toMatchObject({
      order: { id: story.order },
      waiting: [],
    });
  });

  test('what a creator sold to nobody is whose address was given, who is let in', async () => {
    const { id } = data(await buy(world, once, world.ours.key.secret));
    const story = { order: id, team: world.ours.id, hub: world.ours.hub, email: 'New@Example.com' };
    await told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    const { contact_id } = await order(story);
    const token = world.service.keys.issue({ kind: 'contact', id: String(contact_id), team: world.ours.id });
    expect(await entitlement(token)).toMatchObject({ status: 'active', contact_id });
  });
});

describe('what is not of an order of ours', () => {
  test('an address alone, another’s session, another account, and unknown orders give nothing', async () => {
    const { buyer, story } = await begun(once);
    const at = seconds();
    const paid = session(story, 'complete', 'paid');
    await told(
      event(
        'checkout.session.completed',
        { ...paid, id: 'cs_other', metadata: {}, customer_details: { email: buyer.email } },
        at,
      ),
      event(
        'checkout.session.completed',
        { ...paid, id: 'cs_x', payment_intent: null, metadata: {}, customer_details: { email: buyer.email } },
        at,
      ),
      event('checkout.session.completed', { ...paid, id: 'cs_forged' }, at),
      event('checkout.session.completed', { ...paid, metadata: { ...paid.metadata, team_id: world.theirs.id } }, at),
      event('checkout.session.completed', { ...paid, metadata: { ...paid.metadata, order_id: 'nonsense' } }, at),
    );
    const foreign = event('checkout.session.completed', paid, at, { account: 'acct_foreign' });
    expect((await world.tell(foreign, { endpoint: 'connect' })).status).toBe(200);
    expect(await world.work()).toBe(0);
    expect([(await order(story)).status, await entitlement(buyer.token)]).toEqual(['pending', undefined]);
  });
});

describe('C460: a connected account', () => {
  test('is paid from when it takes charges, and its events are told of at its own address', async () => {
    const { theirs } = world;
    const { token } = theirs.users.owner;
    const path = `/teams/${theirs.id}/payment-account`;
    expect(outcome(await world.get(path, token))).toBe('404 not_found');
    const made = await world.send('POST', path, { type: 'payment_accounts', attributes: {} }, token);
    expect([made.status, made.headers.Location, data(made).attributes]).toMatchObject([
      201,
      `/api/v1${path}`,
      { status: 'pending', onboarding_url: expect.stringContaining('https://') },
    ]);
    expect(data(await world.get(path, token)).attributes.onboarding_url).toBeUndefined();
    expect((await world.send('POST', path, { type: 'payment_accounts', attributes: {} }, token)).status).toBe(200);
    const account = `acct_${theirs.id}`;
    const state = (charges_enabled: boolean) => ({
      id: account,
      charges_enabled,
      payouts_enabled: true,
      details_submitted: true,
    });
    const connect = async (...events: object[]) => {
      for (const one of events)
        expect([(await world.tell(one, { endpoint: 'connect' })).status, await world.work()]).toEqual([200, 0]);
    };
    const at = seconds();
    await connect(
      event('account.updated', state(true), at, { account }),
      event('account.updated', state(false), at - 9, { account }),
    );
    expect(data(await world.get(path, token)).attributes).toMatchObject({ status: 'active', charges_enabled: true });

    const { price } = await priced(world, ONCE, theirs);
    const { id } = data(await buy(world, price, theirs.member.token, {}, theirs.hub));
    expect(world.desk.sessions.at(-1)?.account).toBe(account);
    const story = { order: id, team: theirs.id, hub: theirs.hub };
    await told(event('checkout.session.completed', session(story, 'complete', 'paid'), at));
    expect(data(await world.get(`/orders/${id}`, token)).attributes.status).toBe('pending');
    await connect(event('checkout.session.completed', session(story, 'complete', 'paid'), at, { account }));
    expect(data(await world.get(`/orders/${id}`, token)).attributes.status).toBe('paid');
  });
});

describe('a subscription', () => {
  const begin = async () => {
    const { buyer, story } = await begun(monthly);
    const at = seconds();
    const first = [at, at + 30 * DAY] as const;
    await told(
      event('customer.subscription.created', subscription(story, 'incomplete', first), at),
      event('customer.subscription.updated', subscription(story, 'active', first), at),
      event('checkout.session.completed', subscribing(story), at),
    );
    return { buyer, story, at, first };
  };

  test('is the buyer’s while it is paid for; canceled, to the end of its period; resumed, as before', async () => {
    const { buyer, story, at, first } = await begin();
    expect(await mine(buyer.token)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      current_period_end: new Date(first[1] * 1000).toISOString(),
    });
    world.desk.subscription = { period_start: first[0], period_end: first[1] };
    const path = `/subscriptions/${story.order}`;
    const other = await world.person();
    for (const [token, expected] of [
      [other.token, '404 not_found'],
      [world.theirs.key.secret, '404 not_found'],
      [world.ours.users.moderator.token, '403 forbidden'],
      [buyer.token, '200'],
      [buyer.token, '200'],
    ] as const)
      expect(outcome(await world.send('POST', `${path}/cancel`, undefined, token))).toBe(expected);
    expect([await mine(buyer.token), await billing(buyer.id)]).toMatchObject([
      { cancel_at_period_end: true },
      { status: 'canceling' },
    ]);
    expect((await entitlement(buyer.token))?.ends_at).toBe(new Date(first[1] * 1000).toISOString());
    expect(
      data(await world.send('POST', `${path}/resume`, undefined, world.ours.key.secret)).attributes
        .cancel_at_period_end,
    ).toBe(false);
    expect([(await billing(buyer.id))?.status, (await entitlement(buyer.token))?.ends_at]).toEqual(['active', null]);
    await told(
      event(
        'customer.subscription.deleted',
        subscription(story, 'canceled', first, { ended_at: at + 40 * DAY }),
        at + 40 * DAY,
      ),
    );
    world.now = new Date((at + 41 * DAY) * 1000);
    await told(
      event(
        'invoice.paid',
        {
          id: names(story).invoice,
          parent: { subscription_details: { metadata: { order_id: story.order, team_id: world.ours.id } } },
        },
        at + 40 * DAY,
      ),
    );
    world.now = new Date();
    expect(await entitlement(buyer.token)).toMatchObject({ status: 'ended', revoked_by: { type: 'cancellation' } });
    expect(outcome(await world.send('POST', `${path}/cancel`, undefined, buyer.token))).toBe('409 illegal_transition');
    expect(outcome(await world.send('POST', `${path}/resume`, undefined, buyer.token))).toBe('409 illegal_transition');
  });

  test('a provider out of reach changes nothing', async () => {
    const { buyer, story } = await begin();
    world.desk.fails = new Error('no route');
    expect(outcome(await world.send('POST', `/subscriptions/${story.order}/cancel`, undefined, buyer.token))).toBe(
      '503 payment_unavailable',
    );
    world.desk.fails = undefined;
    expect((await mine(buyer.token))?.cancel_at_period_end).toBe(false);
  });
});

describe('a refund that is asked for', () => {
  const refund = (id: string, attributes: object = {}) =>
    world.send('POST', ofHub(world.ours, `/orders/${id}/refunds`), { type: 'refunds', attributes });

  test('of several at once no more is given back than was paid', async () => {
    const { story } = await begun(once);
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
    await told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    expect(outcome(await refund(story.order, { amount: 4901 }))).toBe('422 exceeds_payment /data/attributes/amount');
    for (const amount of [0, -1, 1.5, null, '5'])
      expect(outcome(await refund(story.order, { amount }))).toBe('422 /data/attributes/amount');
    const before = world.desk.refunds.length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(story.order, { amount: 2000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(answers.find(({ status }) => status === 201)?.headers.Location).toBeUndefined();
    expect(data(await refund(story.order)).attributes).toMatchObject({ amount: 900, currency: 'EUR' });
    expect(world.desk.refunds.slice(before).reduce((sum, { amount }) => sum + amount, 0)).toBe(4900);
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
  });

  test('one that failed can be asked for again, under the same name', async () => {
    const { story } = await begun(once);
    await told(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    world.desk.fails = new Error('no route');
    expect(outcome(await refund(story.order))).toBe('503 payment_unavailable');
    world.desk.fails = undefined;
    expect((await refund(story.order)).status).toBe(201);
    expect(world.desk.refunds.at(-1)?.id).toBe(`${story.order}-0-4900`);
  });
});
