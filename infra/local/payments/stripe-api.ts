import { AwsError, type AwsRequest, type AwsService } from '../aws/request.ts';
import { objectOf, stringOf } from '../json.ts';
import { secondsNow } from './event-sender.ts';
import { readForm, textsIn } from './form.ts';
import {
  type Coupon,
  discountOf,
  dueTodayOf,
  invoiceIdOf,
  newId,
  type PaymentLedger,
  paymentIdOf,
  type Session,
} from './ledger.ts';
import { accountObject, sessionObject, subscriptionObject } from './objects.ts';
import type { ProviderActions } from './provider-actions.ts';

/** The path prefix of version 1 of Stripe's API. */
export const STRIPE_PATH = '/v1/';

interface Call {
  readonly input: ReturnType<typeof readForm>;
  readonly account: string | null;
  readonly key: string | undefined;
  readonly id: string;
}

type Operation = (call: Call) => unknown;

const jsonResponse = (value: unknown, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const errorResponse = (message: string, status = 400) =>
  jsonResponse({ error: { type: 'invalid_request_error', message } }, status);

/** A number in a form; null if it is missing. */
const numberOr = (value: unknown): number | null => (typeof value === 'string' ? Number(value) : null);

const sessionOf = ({ input, account }: Call, coupons: Readonly<Record<string, Coupon>>): Session => {
  const line = objectOf(objectOf(input.line_items)['0']);
  const price = objectOf(line.price_data);
  const { recurring } = price;
  const data = objectOf(input.subscription_data);
  const amount = Number(price.unit_amount);
  const coupon = coupons[stringOf(objectOf(objectOf(input.discounts)['0']).coupon)];
  return {
    id: newId('cs'),
    account,
    title: stringOf(objectOf(price.product_data).name),
    amount,
    ...(coupon && { off: discountOf(coupon, amount) }),
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

/** The part of Stripe's API that the service calls. Buyers pay on a page of the local stack. */
export const stripeApi = (ledger: PaymentLedger, actions: ProviderActions): AwsService => {
  const { origin } = ledger;
  const operations: readonly (readonly [RegExp, Operation])[] = [
    [
      /^POST \/v1\/checkout\/sessions$/,
      (call) =>
        ledger.once(call.key, () => {
          const session = sessionOf(call, ledger.state().coupons);
          ledger.put('sessions', session);
          return sessionObject(session, 'unpaid', `${origin}/_local/pay/${session.id}`);
        }),
    ],
    [
      /^POST \/v1\/coupons$/,
      ({ input, key }) =>
        ledger.once(key, () => {
          const [percent_off, amount_off] = [numberOr(input.percent_off), numberOr(input.amount_off)];
          const coupon = { id: newId('co'), percent_off, amount_off };
          ledger.put('coupons', coupon);
          return { ...input, ...coupon, object: 'coupon' };
        }),
    ],
    [
      /^POST \/v1\/refunds$/,
      async ({ input, key }) => {
        const known = key === undefined ? undefined : ledger.state().answers[key];
        if (known) return known;
        const payment = stringOf(input.payment_intent);
        const total = await actions.refund(payment, Number(input.amount));
        if (total === undefined) return undefined;
        const refund = { id: newId('re'), object: 'refund', payment_intent: payment, status: 'succeeded' };
        return ledger.once(key, () => refund);
      },
    ],
    [
      /^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      async ({ id }) => {
        const expired = await actions.expire(id);
        return expired && sessionObject(expired, 'unpaid');
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions\/([^/]+)$/,
      ({ id }) => {
        const session = ledger.state().sessions[id];
        return session && sessionObject(session, session.status === 'complete' ? 'paid' : 'unpaid');
      },
    ],
    [
      /^DELETE \/v1\/subscriptions\/([^/]+)$/,
      async ({ id }) => {
        const ended = await actions.cancelNow(id);
        return ended && subscriptionObject(ended);
      },
    ],
    [
      /^GET \/v1\/subscriptions\/([^/]+)$/,
      ({ id }) => {
        const held = ledger.state().subscriptions[id];
        return held && subscriptionObject(held);
      },
    ],
    [
      /^POST \/v1\/subscriptions\/([^/]+)$/,
      async ({ id, input }) => {
        const changed = await actions.cancelAtPeriodEnd(id, input.cancel_at_period_end === 'true');
        return changed && subscriptionObject(changed);
      },
    ],
    [
      /^GET \/v1\/invoice_payments$/,
      ({ id }) => {
        const { sessions, invoices } = ledger.state();
        const session = Object.values(sessions).find((one) => invoiceIdOf(one) === id);
        const first = session?.status === 'complete' && dueTodayOf(session) > 0 ? paymentIdOf(session) : undefined;
        const payment_intent = first ?? invoices[id]?.payment;
        const data = payment_intent === undefined ? [] : [{ payment: { payment_intent } }];
        return { object: 'list', has_more: false, data };
      },
    ],
    [
      /^POST \/v1\/accounts$/,
      ({ key }) =>
        ledger.once(key, () => {
          const account = { id: newId('acct'), charges_enabled: false };
          ledger.put('accounts', account);
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
    if (!/^Bearer .+/.test(authorization)) return errorResponse('You did not provide an API key.', 401);
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
      return value === undefined ? errorResponse('The request is invalid in the current state.') : jsonResponse(value);
    }
    throw new AwsError('NotFound', `${request.method} ${path} has no local stand-in.`, 404);
  };
};
