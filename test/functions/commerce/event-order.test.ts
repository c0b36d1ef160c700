import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { seconds, startShop } from './shop-world.ts';
import { event, invoice, subscription, subscriptionSession } from './stripe-events.ts';
import { MONTHLY } from './world.ts';

const shop = useWorld(() => startShop({ monthly: MONTHLY }));

const permutations = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, nth) => permutations(all.toSpliced(nth, 1)).map((others) => [one, ...others]));

test('the events of a paid subscription never revoke its access, in any order', async () => {
  for (const order of permutations([0, 1, 2, 3])) {
    const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
    const at = seconds();
    const period = [at, at + 2_592_000] as const;
    const events = [
      event('customer.subscription.created', subscription(story, 'incomplete', period), at),
      event('customer.subscription.updated', subscription(story, 'active', period), at),
      event('checkout.session.completed', subscriptionSession(story), at),
      event('invoice.paid', invoice(story, 0, 1500), at),
    ];
    const statuses: unknown[] = [];
    for (const nth of order) {
      await shop.receive(events[nth] ?? {});
      statuses.push((await shop.entitlement(buyer.token))?.status);
    }
    const granted = statuses.filter((status) => status !== undefined);
    expect([order, new Set(granted)]).toEqual([order, new Set(['active'])]);
    expect(await shop.subscriptionOf(buyer.token)).toMatchObject({ status: 'active' });
  }
});
