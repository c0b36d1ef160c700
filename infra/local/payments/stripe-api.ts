import { AwsError, type AwsRequest, type AwsService } from '../aws/request.ts';
import { objectOf, stringOf } from '../json.ts';
import { type Books, type Coupon, invoiceOf, newName, offOf, paidOf, paymentOf, type Session } from './books.ts';
import type { Cashier } from './cashier.ts';
import { readForm, textsIn } from './form.ts';
import { accountObject, sessionObject, subscriptionObject } from './objects.ts';
import { secondsNow } from './teller.ts';

/** Stripe's API stands at the root of its address; below this path its first version. */
export const STRIPE_PATH = '/v1/';

interface Call {
  readonly input: ReturnType<typeof readForm>;
  readonly account: string | null;
  readonly key: string | undefined;
  readonly id: string;
}

type Operation = (call: Call) => unknown;

const answer = (value: unknown, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const refusal = (message: string, status = 400) =>
  answer({ error: { type: 'invalid_request_error', message } }, status);

/** A number of a form, where it has one. */
const numberOr = (value: unknown): number | null => (typeof value === 'string' ? Number(value) : null);

const sessionOf = ({ input, account }: Call, coupons: Readonly<Record<string, Coupon>>): Session => {
  const line = objectOf(objectOf(input.line_items)['0']);
  const price = objectOf(line.price_data);
  const { recurring } = price;
  const data = objectOf(input.subscription_data);
  const amount = Number(price.unit_amount);
  const coupon = coupons[stringOf(objectOf(objectOf(input.discounts)['0']).coupon)];
  return {
    id: newName('cs'),
    account,
    title: stringOf(objectOf(price.product_data).name),
    amount,
    ...(coupon && { off: offOf(coupon, amount) }),
    currency: stringOf(price.currency),
    recurring: recurring
      ? {
          interval: stringOf(objectOf(recurring).interval),
          interval_count: Number(objectOf(recurring).interval_count ?? 1),
          trial_days: Number(data.trial_period_days ?? 0),
        }
      : null,
    metadata: textsIn(input.metadata),
    success_url: stringOf(input.success_url),
    cancel_url: stringOf(input.cancel_url),
    email: stringOf(input.customer_email) || null,
    expires_at: Number(input.expires_at ?? secondsNow() + 86_400),
    status: 'open',
  };
};

/** Stripe's API, as far as the service calls it; what is sold is paid at a page of the local stack. */
export const stripeApi = (books: Books, cashier: Cashier, origin: string): AwsService => {
  const operations: readonly (readonly [RegExp, Operation])[] = [
    [
      /^POST \/v1\/checkout\/sessions$/,
      (call) =>
        books.once(call.key, () => {
          const session = sessionOf(call, books.state().coupons);
          books.put('sessions', session);
          return sessionObject(session, 'unpaid', `${origin}/_local/pay/${session.id}`);
        }),
    ],
    [
      /^POST \/v1\/coupons$/,
      ({ input, key }) =>
        books.once(key, () => {
          const [percent_off, amount_off] = [numberOr(input.percent_off), numberOr(input.amount_off)];
          const coupon = { id: newName('co'), percent_off, amount_off };
          books.put('coupons', coupon);
          return { ...input, ...coupon, object: 'coupon' };
        }),
    ],
    [
      /^POST \/v1\/refunds$/,
      async ({ input, key }) => {
        const known = key === undefined ? undefined : books.state().answers[key];
        if (known) return known;
        const payment = stringOf(input.payment_intent);
        const total = await cashier.refund(payment, Number(input.amount));
        if (total === undefined) return undefined;
        const refund = { id: newName('re'), object: 'refund', payment_intent: payment, status: 'succeeded' };
        return books.once(key, () => refund);
      },
    ],
    [
      /^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      async ({ id }) => {
        const expired = await cashier.expire(id);
        return expired && sessionObject(expired, 'unpaid');
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions\/([^/]+)$/,
      ({ id }) => {
        const session = books.state().sessions[id];
        return session && sessionObject(session, session.status === 'complete' ? 'paid' : 'unpaid');
      },
    ],
    [
      /^DELETE \/v1\/subscriptions\/([^/]+)$/,
      async ({ id }) => {
        const ended = await cashier.cancelNow(id);
        return ended && subscriptionObject(ended);
      },
    ],
    [
      /^GET \/v1\/subscriptions\/([^/]+)$/,
      ({ id }) => {
        const held = books.state().subscriptions[id];
        return held && subscriptionObject(held);
      },
    ],
    [
      /^POST \/v1\/subscriptions\/([^/]+)$/,
      async ({ id, input }) => {
        const changed = await cashier.cancelAtPeriodEnd(id, input.cancel_at_period_end === 'true');
        return changed && subscriptionObject(changed);
      },
    ],
    [
      /^GET \/v1\/invoice_payments$/,
      ({ id }) => {
        const { sessions, invoices } = books.state();
        const session = Object.values(sessions).find((one) => invoiceOf(one) === id);
        const first = session?.status === 'complete' && paidOf(session) > 0 ? paymentOf(session) : undefined;
        const payment_intent = first ?? invoices[id]?.payment;
        const data = payment_intent === undefined ? [] : [{ payment: { payment_intent } }];
        return { object: 'list', has_more: false, data };
      },
    ],
    [
      /^POST \/v1\/accounts$/,
      ({ key }) =>
        books.once(key, () => {
          const account = { id: newName('acct'), charges_enabled: false };
          books.put('accounts', account);
          return accountObject(account);
        }),
    ],
    [
      /^POST \/v1\/account_links$/,
      ({ input }) => ({ object: 'account_link', url: `${origin}/_local/pay/${stringOf(input.account)}` }),
    ],
  ];

  return async (request: AwsRequest) => {
    const [path = '', query = ''] = request.path.split('?');
    const authorization = request.headers.authorization ?? '';
    if (!/^Bearer .+/.test(authorization)) return refusal('You did not provide an API key.', 401);
    for (const [pattern, operation] of operations) {
      const match = pattern.exec(`${request.method} ${path}`);
      if (!match) continue;
      const account = request.headers['stripe-account'];
      const key = request.headers['idempotency-key'];
      const value = await operation({
        input: readForm(request.body.toString('utf8')),
        account: typeof account === 'string' ? account : null,
        key: typeof key === 'string' ? key : undefined,
        id: match[1] ?? new URLSearchParams(query).get('invoice') ?? '',
      });
      return value === undefined ? refusal('The request is invalid in the current state.') : answer(value);
    }
    throw new AwsError('NotFound', `${request.method} ${path} has no local stand-in.`, 404);
  };
};
