import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ShopWorld, seconds, startShop } from './shop-world.ts';
import { event, session } from './stripe-events.ts';
import { buy, type CommerceWorld, data, ONCE, outcome, priced } from './world.ts';

let shop: ShopWorld<'once'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ once: ONCE });
  world = shop.world;
});
afterAll(() => world.service.stop());

describe('an event without an order of its account', () => {
  test('grants nothing: an address alone, another session, another account, an unknown order', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.once);
    const at = seconds();
    const paid = session(story, 'complete', 'paid');
    await shop.receive(
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
    expect((await world.sendEvent(foreign, { endpoint: 'connect' })).status).toBe(200);
    expect(await world.work()).toBe(0);
    expect([(await shop.order(story)).status, await shop.entitlement(buyer.token)]).toEqual(['pending', undefined]);
  });
});

describe('C460: a connected account', () => {
  test('is paid once it can take charges, and its events arrive at the connect endpoint', async () => {
    const { theirs } = world;
    const { token } = theirs.users.owner;
    const path = `/teams/${theirs.id}/payment-account`;
    expect(outcome(await world.get(path, token))).toBe('404 not_found');
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => world.send('POST', path, { type: 'payment_accounts', attributes: {} }, token)),
    );
    const [made, ...others] = attempts.toSorted((one, other) => other.status - one.status);
    if (!made) throw new Error('Nothing was answered');
    expect(others.map(({ status, headers }) => [status, headers.Location])).toEqual(others.map(() => [200, undefined]));
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
        expect([(await world.sendEvent(one, { endpoint: 'connect' })).status, await world.work()]).toEqual([200, 0]);
    };
    const at = seconds();
    await connect(
      event('account.updated', state(true), at, { account }),
      event('account.updated', state(false), at - 9, { account }),
    );
    expect(data(await world.get(path, token)).attributes).toMatchObject({ status: 'active', charges_enabled: true });

    const { price } = await priced(world, ONCE, theirs);
    const { id } = data(await buy(world, price, theirs.member.token, {}, theirs.hub));
    expect(world.fakeProvider.sessions.at(-1)?.account).toBe(account);
    const story = { order: id, team: theirs.id, hub: theirs.hub };
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), at));
    expect(data(await world.get(`/orders/${id}`, token)).attributes.status).toBe('pending');
    await connect(event('checkout.session.completed', session(story, 'complete', 'paid'), at, { account }));
    expect(data(await world.get(`/orders/${id}`, token)).attributes.status).toBe('paid');
  });
});
