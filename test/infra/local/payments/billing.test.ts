import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { periodAfter } from '../../../../infra/local/payments/renewals.ts';
import { type StandIn, startStandIn, subscriptionParams } from './stand-in.ts';

afterEach(() => void vi.useRealTimers());

const DAY = 86_400;
const secondsOf = (day: string): number => Date.parse(`${day}T10:00:00Z`) / 1000;
const dayOf = (seconds: unknown): string => new Date(Number(seconds) * 1000).toISOString().slice(0, 10);

const startOn = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: secondsOf(day) * 1000 });
  return startStandIn();
};

/** Opens and pays a session on the day. */
const subscribe = async ({ stripe, actions }: StandIn, params: Stripe.Checkout.SessionCreateParams) => {
  const { id } = await stripe.checkout.sessions.create(params);
  await actions.pay(id);
  return stripe.checkout.sessions.retrieve(id);
};

/** The day and the amount of each paid invoice. */
const invoicesOf = ({ events }: StandIn) =>
  events.filter(({ type }) => type === 'invoice.paid').map(({ at, object }) => [dayOf(at), object.amount_paid]);

describe('periods begin on the day of the first one', () => {
  test.each([
    ['2027-01-31', 'month', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-30', 'month', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
    ['2028-02-29', 'year', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('from %s by the %s', async (day, interval, days) => {
    const standIn = await startOn(day);
    await subscribe(standIn, subscriptionParams({}, interval));
    await standIn.moveTo(secondsOf(days[4]));
    expect(invoicesOf(standIn).map(([at]) => at)).toEqual(days);
  });

  test('and after a trial, on the day of its end', async () => {
    const standIn = await startOn('2027-01-17');
    await subscribe(standIn, subscriptionParams({ subscription_data: { trial_period_days: 14 } }));
    await standIn.moveTo(secondsOf('2027-03-31'));
    expect(invoicesOf(standIn).map(([at]) => at)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });

  test('a period of months ends in the month that many months later, on the day or the last one', () => {
    const from = fc.integer({ min: secondsOf('2000-01-01'), max: secondsOf('2099-12-31') });
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 36 }), (start, count) => {
        const [before, after] = [new Date(start * 1000), new Date(periodAfter(start, 'month', count) * 1000)];
        const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(months(after) - months(before)).toBe(count);
        expect(after.getUTCDate()).toBeLessThanOrEqual(before.getUTCDate());
        const tomorrow = new Date(after.getTime() + DAY * 1000);
        expect(after.getUTCDate() === before.getUTCDate() || tomorrow.getUTCDate() === 1).toBe(true);
        expect(after.getTime() % (DAY * 1000)).toBe(before.getTime() % (DAY * 1000));
      }),
    );
  });
});

describe('a coupon reduces', () => {
  const coupons = {
    once: { duration: 'once', amount_off: 500, currency: 'eur' },
    repeating: { duration: 'repeating', duration_in_months: 3, amount_off: 500, currency: 'eur' },
    forever: { duration: 'forever', percent_off: 50 },
  } as const;

  test.each([
    ['once', 'the first payment', 0, [500, 1000, 1000, 1000, 1000]],
    ['repeating', 'the payments of three months', 0, [500, 500, 500, 1000, 1000]],
    ['forever', 'every payment', 0, [500, 500, 500, 500, 500]],
    ['once', 'the first payment after a trial', 14, [500, 1000, 1000, 1000, 1000]],
    ['repeating', 'the payments of three months, in which the trial counts', 45, [500, 500, 1000, 1000, 1000]],
    ['forever', 'every payment after a trial', 14, [500, 500, 500, 500, 500]],
  ] as const)('of duration `%s` %s (%i days of trial)', async (duration, _, trial, amounts) => {
    const standIn = await startOn('2027-01-05');
    const coupon = (await standIn.stripe.coupons.create(coupons[duration])).id;
    const session = await subscribe(
      standIn,
      subscriptionParams({
        discounts: [{ coupon }],
        ...(trial > 0 && { subscription_data: { trial_period_days: trial } }),
      }),
    );
    expect(session.amount_total).toBe(trial > 0 ? 0 : 500);
    await standIn.moveTo(secondsOf('2027-01-05') + (trial + 130) * DAY);
    expect(invoicesOf(standIn).map(([, amount]) => amount)).toEqual(amounts);
  });
});

describe('a subscription that was canceled', () => {
  const started = async () => {
    const standIn = await startOn('2027-01-31');
    const { subscription } = await subscribe(standIn, subscriptionParams());
    return { ...standIn, name: String(subscription) };
  };
  const endings = ({ events }: StandIn) =>
    events.filter(({ type }) => type.endsWith('.deleted')).map(({ object }) => dayOf(object.ended_at));

  test('with its period ends with it, and shows the end as `cancel_at`', async () => {
    const standIn = await started();
    const changed = await standIn.stripe.subscriptions.update(standIn.name, { cancel_at_period_end: true });
    expect([changed.cancel_at_period_end, dayOf(changed.cancel_at)]).toEqual([true, '2027-02-28']);
    await standIn.moveTo(secondsOf('2027-06-01'));
    expect(endings(standIn)).toEqual(['2027-02-28']);
  });

  test('at a time ends then, and is charged until then', async () => {
    const standIn = await started();
    await standIn.stripe.subscriptions.update(standIn.name, { cancel_at: secondsOf('2027-03-10') });
    await standIn.moveTo(secondsOf('2027-06-01'));
    expect(endings(standIn)).toEqual(['2027-03-10']);
    expect(invoicesOf(standIn)).toHaveLength(2);
  });

  test.each([{ cancel_at_period_end: true }, { cancel_at: secondsOf('2027-03-10') }])(
    'by %o is resumed by this service, and ended with its period by it',
    async (canceled) => {
      const standIn = await started();
      const { payments, stripe, name } = standIn;
      await stripe.subscriptions.update(name, canceled);
      const of = { account: null, name };
      expect(await payments.cancelAtPeriodEnd(of, true)).toMatchObject({ cancel_at_period_end: true });
      expect(dayOf((await stripe.subscriptions.retrieve(name)).cancel_at)).toBe('2027-02-28');
      await stripe.subscriptions.update(name, { cancel_at_period_end: false });
      await stripe.subscriptions.update(name, canceled);
      const resumed = { cancel_at_period_end: false, cancel_at: null };
      expect(await payments.cancelAtPeriodEnd(of, false)).toMatchObject(resumed);
      expect(await stripe.subscriptions.retrieve(name)).toMatchObject(resumed);
      await standIn.moveTo(secondsOf('2027-06-01'));
      expect(endings(standIn)).toEqual([]);
    },
  );
});

test('a refund can fail afterwards: it is reported, and its amount is left again', async () => {
  const standIn = await startOn('2027-01-05');
  const { stripe, actions, events } = standIn;
  const { id, invoice } = await subscribe(standIn, subscriptionParams());
  const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) });
  const payment_intent = String(data[0]?.payment.payment_intent);
  expect(await actions.failRefund(id)).toBe(false);
  const refund = await stripe.refunds.create({ payment_intent, metadata: { refund_id: 'one' } });
  events.length = 0;
  expect(await actions.failRefund(id)).toBe(true);
  const failed = { id: refund.id, status: 'failed', amount: 1000, payment_intent, metadata: { refund_id: 'one' } };
  expect(events).toMatchObject(
    ['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) => ({ type, object: failed })),
  );
  expect((await stripe.refunds.create({ payment_intent })).amount).toBe(1000);
});
