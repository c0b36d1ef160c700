import { BatchWriteItemCommand, ScanCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { type ProcessCallbacksDeps, processCallbacks } from '../../../functions/process-callbacks/process-callbacks.ts';
import { paymentEvent } from '../../../shared/commerce/payments/stripe/events.ts';
import { paymentEffect } from '../../../shared/commerce/purchases/payment-effect.ts';
import type { CallbackJob } from '../../../shared/platform/callbacks/callback-job.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { fromAttributes } from '../../support/attributes.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  bareInvoice,
  charge,
  chargeOf,
  dispute,
  event,
  INVOICE_SHAPES,
  invoice,
  invoicePayment,
  names,
  refundObject,
  type Story,
  session,
  subscription,
  subscriptionSession,
} from './stripe-events.ts';
import { buy, data, MONTHLY, ONCE, ofHub, priced, startCommerce } from './world.ts';

const world = useWorld(startCommerce);

const DAY = 86_400;
const BASE = Math.floor(Date.UTC(2026, 0, 1) / 1000);
const NOW = new Date((BASE + 65 * DAY) * 1000);

/** Mulberry32: the same numbers for the same seed. */
const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = <T>(all: readonly T[], random: () => number): T[] => {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};

type PaymentEvent = ReturnType<typeof event>;

/** The events of a one-time order: paid, refunded, disputed, expired, or failed and paid later. */
const once = (story: Story, nth: number): PaymentEvent[] => {
  const at = BASE + nth * 1000;
  const paid = event('checkout.session.completed', session(story, 'complete', 'paid'), at + 20);
  const failed = event(
    'payment_intent.payment_failed',
    { id: names(story).payment, metadata: session(story, '', '').metadata },
    at + 10,
  );
  const expired = event('checkout.session.expired', session(story, 'expired', 'unpaid'), at + 15);
  const refunds = [1000, 2500, 4900].map((amount, more) =>
    event('charge.refunded', charge(story, amount), at + 30 + more),
  );
  const disputes = ['needs_response', 'under_review', 'won'].map((status, more) =>
    event('charge.dispute.updated', dispute(story, status), at + 40 + more),
  );
  const lost = event('charge.dispute.closed', dispute(story, 'lost'), at + 50);
  /* The second of two refunds fails, which three events report; a third one follows. */
  const failedRefund = refundObject(story, `re_${nth}`, 1500, 'failed');
  const undone = [
    event('charge.refund.updated', failedRefund, at + 60),
    event('refund.updated', failedRefund, at + 60),
    event('refund.failed', failedRefund, at + 61),
    event('charge.refunded', charge(story, 1200), at + 70),
  ];
  const kinds: PaymentEvent[][] = [
    [failed, paid, refunds[0] as PaymentEvent],
    [expired],
    [failed, expired, paid, ...refunds],
    [paid, ...disputes, refunds[1] as PaymentEvent],
    [failed],
    [paid, disputes[0] as PaymentEvent, lost],
    [paid, refunds[0] as PaymentEvent, refunds[1] as PaymentEvent, ...undone],
  ];
  return kinds[nth % kinds.length] ?? [];
};

/** The events of a subscription: renewed, overdue, recovered, canceled or paused. */
const recurring = (story: Story, nth: number): PaymentEvent[] => {
  const at = BASE + nth * 777;
  const period = (month: number) => [at + month * 30 * DAY, at + (month + 1) * 30 * DAY] as const;
  const updated = (status: string, month: number, when: number, more: object = {}) =>
    event('customer.subscription.updated', subscription(story, status, period(month), more), when);
  const firstEvents = [
    event('customer.subscription.created', subscription(story, 'incomplete', period(0)), at),
    updated('active', 0, at),
    event('checkout.session.completed', subscriptionSession(story), at + 1),
    event('invoice_payment.paid', invoicePayment(story, 0, 1500), at + 2),
  ];
  const renewal = [
    event('invoice.paid', invoice(story, 1, 1500), period(1)[0] + 1),
    event('invoice_payment.paid', invoicePayment(story, 1, 1500), period(1)[0] + 2),
  ];
  const bare = Object.keys(INVOICE_SHAPES).flatMap((shape, more) => [
    event('invoice.paid', bareInvoice(story, more + 1, 1500, shape, nth % 2 === 0), period(1)[0] + more),
    event('invoice_payment.paid', invoicePayment(story, more + 1, 1500), period(1)[0] + more),
  ]);
  const refunds = [1, 0].map((which) =>
    event('charge.refunded', chargeOf(story, which, 1500 - which * 500), period(1)[0] + 9 - which),
  );
  const renewed = updated('active', 1, period(1)[0]);
  const overdue = [0, 2, 4].map((days) => updated('past_due', 2, period(2)[0] + days * DAY));
  const ended = event(
    'customer.subscription.deleted',
    subscription(story, 'canceled', period(2), { ended_at: period(2)[0] + 4 * DAY }),
    period(2)[0] + 4 * DAY,
  );
  const kinds: PaymentEvent[][] = [
    [...firstEvents, renewed, ...overdue, updated('active', 2, period(2)[0] + 5 * DAY)],
    [...firstEvents, renewed, ...overdue, ended],
    [...firstEvents, renewed, updated('active', 1, period(1)[0] + DAY, { cancel_at_period_end: true })],
    [...firstEvents, event('charge.dispute.created', dispute(story, 'needs_response'), at + 9)],
    [...firstEvents, renewed, updated('paused', 1, period(1)[0] + DAY)],
    [...firstEvents, renewed, ...renewal, ...refunds],
    [...firstEvents, renewed, ...bare],
    [...firstEvents, renewed, updated('active', 1, period(1)[0] + DAY, { cancel_at: period(1)[1] - DAY })],
  ];
  return kinds[nth % kinds.length] ?? [];
};

const createEvents = async (): Promise<PaymentEvent[]> => {
  const single = (await priced(world, ONCE)).price;
  const monthly = (await priced(world, MONTHLY)).price;
  await world.send('POST', ofHub(world.ours, '/coupons'), {
    type: 'coupons',
    attributes: { code: 'PROOF', percent_off: 10 },
  });
  const events: PaymentEvent[] = [];
  for (let nth = 0; events.length < 200; nth += 1) {
    const buyer = await world.person();
    const order = async (price: string, more: object = {}): Promise<Story> => ({
      order: data(await buy(world, price, buyer.token, more)).id,
      team: world.ours.id,
      hub: world.ours.hub,
    });
    events.push(...once(await order(single, { coupon_code: 'PROOF' }), nth), ...recurring(await order(monthly), nth));
  }
  return events.slice(0, 200);
};

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, Record<string, never>>;

const scan = async (): Promise<Rows> => {
  const { client, name: TableName } = world.service.store;
  const rows = new Map<string, Record<string, never>>();
  let ExclusiveStartKey: Record<string, never> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
    );
    for (const item of Items) rows.set(`${item.pk?.S} ${item.sk?.S}`, item as Record<string, never>);
    ExclusiveStartKey = LastEvaluatedKey as typeof ExclusiveStartKey;
  } while (ExclusiveStartKey);
  return rows;
};

/** Restores the rows of the table. */
const restore = async (before: Rows): Promise<void> => {
  const { client, name } = world.service.store;
  const writes: WriteRequest[] = [...(await scan())].flatMap(([key, { pk, sk }]) =>
    before.has(key) ? [] : [{ DeleteRequest: { Key: { pk, sk } as never } }],
  );
  for (const Item of before.values()) writes.push({ PutRequest: { Item } });
  for (let from = 0; from < writes.length; from += 25)
    await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: writes.slice(from, from + 25) } }));
};

/** The rows that must not depend on the order of events: all but the time of receipt. */
const finalState = async () =>
  [...(await scan()).values()]
    .map((row) => fromAttributes(row) as Row)
    .filter(({ entity }) =>
      [
        'order',
        'subscription',
        'entitlement',
        'billing',
        'coupon',
        'payment_reference',
        'callback',
        'platform_alert',
      ].includes(String(entity)),
    )
    .map(({ received_at, ttl, actor, ...row }) => row)
    .sort((a, b) => (`${a.pk}${a.sk}` < `${b.pk}${b.sk}` ? -1 : 1));

class Crash extends Error {}

/** A table whose worker crashes at its nth call, before or after the call took effect. */
const crashingAt = (db: Table, nth: number, after: boolean): { db: Table; crashed: () => boolean } => {
  let awaits = 0;
  let crashed = false;
  const crashing = new Proxy(db, {
    get(of, name: keyof Table) {
      const method = of[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        awaits += 1;
        if (crashed || (awaits === nth && !after)) {
          crashed = true;
          throw new Crash();
        }
        const index = awaits;
        const answer = await method(...args);
        if (index === nth) {
          crashed = true;
          throw new Crash();
        }
        return answer;
      };
    },
  });
  return { db: crashing, crashed: () => crashed };
};

const deliver = async (job: CallbackJob, db: Table): Promise<boolean> => {
  const deps: ProcessCallbacksDeps = {
    db,
    now: () => NOW,
    effects: { stripe: paymentEffect(paymentEvent) },
    failed: () => {},
  };
  const Records = [{ messageId: 'one', body: JSON.stringify(job) }];
  return (await processCallbacks(deps)({ Records })).batchItemFailures.length === 0;
};

/**
 * Delivers a message to workers that crash at each of their calls in turn, until one completes.
 * Returns the number of crashes.
 */
const deliverThroughCrashes = async (job: CallbackJob): Promise<number> => {
  for (let crashes = 0; ; crashes += 1) {
    const { db, crashed } = crashingAt(world.db, Math.floor(crashes / 2) + 1, crashes % 2 === 1);
    await deliver(job, db);
    if (!crashed()) return crashes;
  }
};

test('C463: 200 events three times each, in any order, with a crash at every await, give the same result', async () => {
  const events = await createEvents();
  expect(new Set(events.map(({ id }) => id)).size).toBe(200);
  const before = await scan();

  const run = async (seed: number, work: (job: CallbackJob) => Promise<unknown>) => {
    await restore(before);
    const random = seeded(seed);
    const deliveries = seed === 0 ? events : shuffled([...events, ...events, ...events], random);
    for (const one of deliveries) {
      expect((await world.sendEvent(one)).status).toBe(200);
      for (const job of world.queued.splice(0)) await work(job);
    }
    return finalState();
  };

  const plain = await run(0, (job) => deliver(job, world.db));
  expect(plain.filter(({ entity }) => entity === 'callback')).toHaveLength(200);
  expect(plain.filter(({ entity, status }) => entity === 'callback' && status !== 'done')).toEqual([]);
  expect(new Set(plain.filter(({ entity }) => entity === 'order').map(({ status }) => status))).toEqual(
    new Set(['paid', 'expired', 'failed', 'refunded', 'disputed', 'partially_refunded']),
  );
  const statuses = new Set(plain.filter(({ entity }) => entity === 'subscription').map(({ status }) => status));
  for (const status of ['active', 'canceled', 'paused']) expect(statuses).toContain(status);

  let crashes = 0;
  for (const seed of [1, 2]) {
    const state = await run(seed, async (job) => {
      crashes += seed === 1 ? await deliverThroughCrashes(job) : Number(!(await deliver(job, world.db)));
    });
    expect(state).toEqual(plain);
  }
  expect(crashes).toBeGreaterThan(1000);
});

test('a poison message in a batch of ten becomes dead with an alert; the other nine are processed once', async () => {
  const { price } = await priced(world, ONCE);
  const stories: Story[] = [];
  for (let nth = 0; nth < 10; nth += 1)
    stories.push({
      order: data(await buy(world, price, (await world.person()).token)).id,
      team: world.ours.id,
      hub: world.ours.hub,
    });
  const events = stories.map((story) => event('checkout.session.completed', session(story, 'complete', 'paid'), BASE));
  for (const one of events) await world.sendEvent(one);
  const poisoned = events[3]?.id;
  const records = world.queued
    .splice(0)
    .map((job, nth) => ({ messageId: job.event_id, body: JSON.stringify(job), nth }));
  const effect = paymentEffect(paymentEvent);
  const failures: string[] = [];
  const deps: ProcessCallbacksDeps = {
    db: world.db,
    now: () => NOW,
    effects: {
      stripe: (callback, ...rest) =>
        callback.event_id === poisoned ? Promise.reject(new Error('poison')) : effect(callback, ...rest),
    },
    failed: (id) => failures.push(id),
  };
  let left: typeof records = records;
  for (let receive = 1; receive <= 5; receive += 1) {
    const Records = left.map((record) => ({ ...record, attributes: { ApproximateReceiveCount: String(receive) } }));
    const { batchItemFailures } = await processCallbacks(deps)({ Records });
    left = left.filter(({ messageId }) => batchItemFailures.some(({ itemIdentifier }) => itemIdentifier === messageId));
    expect(left.map(({ messageId }) => messageId)).toEqual([poisoned]);
  }
  expect(failures).toEqual(Array.from({ length: 5 }, () => poisoned));
  const rows = await finalState();
  const statusOf = (id: string) =>
    rows.find(({ entity, event_id }) => entity === 'callback' && event_id === id)?.status;
  expect(events.map(({ id }) => statusOf(id))).toEqual(events.map(({ id }) => (id === poisoned ? 'dead' : 'done')));
  const alerts = rows.filter(
    ({ entity, payload }) => entity === 'platform_alert' && (payload as Row).event_id === poisoned,
  );
  expect(alerts).toHaveLength(1);
});
