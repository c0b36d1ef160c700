import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endSubscriptions } from '../../../functions/end-terms/end-subscriptions.ts';
import { relay } from '../../../functions/relay/relay.ts';
import { subscriptionEnds } from '../../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { changesOf } from '../../support/changes.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { type ShopWorld, seconds, startShop } from '../commerce/shop-world.ts';
import { event, type Story, subscription, subscriptionSession } from '../commerce/stripe-events.ts';
import { items, MONTHLY } from '../commerce/world.ts';

const MONTH = 30 * 86_400;

/** A shop with the stream's relay and the worker that ends subscriptions. */
const startEndings = async () => {
  const shop: ShopWorld<'monthly'> = await startShop({ monthly: MONTHLY }, { stream: true });
  const { world } = shop;
  const next = changesOf(world.service.store);
  const failures: unknown[] = [];
  const failed = (_: unknown, error: unknown) => void failures.push(error);
  const requestEnds = subscriptionEnds(world.db).request;
  const relayBatch = relay(relayPorts(world.db, { endSubscriptions: requestEnds, failed }));
  const mail = { send: async () => undefined };
  const end = endSubscriptions({ db: world.db, payments: world.payments, mail, failed });

  /** Relays all changes and runs everything that is due in this many minutes; returns the failures. */
  const settle = async (minutes = 0): Promise<readonly unknown[]> => {
    for (let batch = await next(); batch.length > 0; batch = await next()) {
      const { batchItemFailures } = await relayBatch({ Records: batch });
      if (batchItemFailures.length > 0) throw failures.at(-1);
    }
    await end(new Date(Date.now() + minutes * 60_000));
    return failures.splice(0);
  };

  const period = (): readonly [number, number] => [seconds(), seconds() + MONTH];

  /** Sends the events of a paid, active subscription. */
  const paid = (story: Story) =>
    shop.receive(
      event('customer.subscription.updated', subscription(story, 'active', period()), seconds()),
      event('checkout.session.completed', subscriptionSession(story), seconds()),
    );

  /** A member with a running subscription. */
  const subscriber = async (price = shop.prices.monthly) => {
    const { buyer, story } = await shop.checkedOut(price);
    await paid(story);
    await settle();
    return { buyer, story };
  };

  const subscriptionsOf = async (token: string) =>
    items(await world.get(`/hubs/${world.ours.hub}/subscriptions`, token));

  /** The subscription as the owner of the team sees it, also after its contact was deleted. */
  const subscriptionTo = async ({ id }: { readonly id: string }) => {
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/subscriptions`;
    const all = items(await world.get(path, world.ours.users.owner.token));
    return all.find(({ attributes }) => attributes.contact_id === id);
  };

  return { shop, world, settle, paid, subscriber, subscriptionsOf, subscriptionTo, period };
};

type EndingsWorld = Awaited<ReturnType<typeof startEndings>>;

/** The world of one test file; each test starts with a provider without requests. */
export const useEndings = () => {
  let endings: EndingsWorld;
  beforeAll(async () => {
    endings = await startEndings();
  });
  beforeEach(() => {
    const { fakeProvider } = endings.world;
    for (const requests of [fakeProvider.cancels, fakeProvider.ended, fakeProvider.refunds]) requests.length = 0;
    fakeProvider.fails = undefined;
    fakeProvider.subscription = {};
  });
  afterAll(() => endings.world.service.stop());
  return { endings: () => endings, world: () => endings.world };
};
