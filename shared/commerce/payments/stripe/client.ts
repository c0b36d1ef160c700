import Stripe from 'stripe';
import type { AccountState, Payments, RecurringCoupon, RefundRequest, SessionRequest } from '../payments.ts';
import { PaymentRefused } from '../payments.ts';
import { readSubscription } from './subscription.ts';

/** The API key and origin of Stripe. Both are read at the first call. */
interface StripeAccess {
  readonly key: () => Promise<string>;
  /** An origin other than Stripe's own, such as `http://127.0.0.1:4242`. */
  readonly origin: string | undefined;
}

/** Two attempts end before the timeout of the caller. */
const TIMEOUT_MS = 4_000;

const createClient = async ({ key, origin }: StripeAccess): Promise<Stripe> => {
  const url = origin === undefined ? undefined : new URL(origin);
  return new Stripe(await key(), {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  });
};

/** The connected account and the idempotency key of a call. */
const options = (account: string | null, idempotencyKey?: string) => ({
  ...(account !== null && { stripeAccount: account }),
  ...(idempotencyKey && { idempotencyKey }),
});

const isRefusal = (error: unknown): error is Error & { readonly statusCode: number } =>
  error instanceof Error && 'statusCode' in error && [400, 402, 404].includes(Number(error.statusCode));

/** Turns a refusal of the request itself into `PaymentRefused`. Any other error can be retried. */
const withRefusals = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isRefusal(error) ? new PaymentRefused(error.message, { cause: error }) : error;
  }
};

const couponOf = async (stripe: Stripe, coupon: RecurringCoupon, account: string | null, order: string) => {
  const { off, duration, months } = coupon;
  const created = await stripe.coupons.create(
    {
      duration,
      max_redemptions: 1,
      ...(months !== null && { duration_in_months: months }),
      amount_off: off.amount,
      currency: off.currency.toLowerCase(),
    },
    options(account, `coupon-${order}`),
  );
  return created.id;
};

const lineOf = ({ title, price, recurring }: SessionRequest): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: price.currency.toLowerCase(),
    unit_amount: price.amount,
    product_data: { name: title },
    ...(recurring && { recurring: { interval: recurring.interval, interval_count: recurring.interval_count } }),
  },
});

const sessionOf = (request: SessionRequest, coupon: string | undefined): Stripe.Checkout.SessionCreateParams => {
  const { account, order, recurring, email } = request;
  const metadata = { order_id: order.id, team_id: order.team_id, hub_id: order.hub_id };
  const trial = recurring?.trial_days ?? null;
  return {
    mode: recurring ? 'subscription' : 'payment',
    client_reference_id: order.id,
    line_items: [lineOf(request)],
    metadata,
    /* Stripe refuses sessions of connected accounts that it sells for itself. */
    ...(account !== null && { managed_payments: { enabled: false } }),
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    expires_at: request.expires_at,
    ...(email !== null && { customer_email: email }),
    ...(coupon !== undefined && { discounts: [{ coupon }] }),
    ...(recurring
      ? { subscription_data: { metadata, ...(trial !== null && { trial_period_days: trial }) } }
      : { payment_intent_data: { metadata } }),
  };
};

/** The payment with this id, or the payment that paid the invoice with this id. */
const paymentOf = async (stripe: Stripe, { payment, account }: RefundRequest): Promise<string> => {
  if (!payment.startsWith('in_')) return payment;
  const { data } = await stripe.invoicePayments.list({ invoice: payment, limit: 1 }, options(account));
  const paidBy = data[0]?.payment.payment_intent;
  if (!paidBy) throw new PaymentRefused('The invoice has no payment.');
  return typeof paidBy === 'string' ? paidBy : paidBy.id;
};

const stateOf = ({ id, charges_enabled, payouts_enabled, details_submitted }: Stripe.Account): AccountState => ({
  account_id: id,
  charges_enabled: charges_enabled ?? false,
  payouts_enabled: payouts_enabled ?? false,
  details_submitted: details_submitted ?? false,
});

/** The Stripe statuses of an ended subscription. */
const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Stripe, with Checkout sessions on the connected account of a team, or on the platform's own account. */
export const stripePayments = (access: StripeAccess): Payments => {
  let connected: Promise<Stripe> | undefined;
  const client = (): Promise<Stripe> => {
    connected ??= createClient(access).catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
  return {
    openSession: (request) =>
      withRefusals(async () => {
        const stripe = await client();
        const { account, order, recurring } = request;
        const coupon = recurring?.coupon && (await couponOf(stripe, recurring.coupon, account, order.id));
        const params = sessionOf(request, coupon ?? undefined);
        const { id, url } = await stripe.checkout.sessions.create(params, options(account, `order-${order.id}`));
        return { id, url: url ?? '' };
      }),

    refund: (request) =>
      withRefusals(async () => {
        const stripe = await client();
        const { id, order, amount, account } = request;
        const payment_intent = await paymentOf(stripe, request);
        const metadata = { order_id: order.id, team_id: order.team_id, hub_id: order.hub_id, refund_id: id };
        await stripe.refunds.create({ payment_intent, amount, metadata }, options(account, `refund-${id}`));
        return { id, payment: payment_intent };
      }),

    cancelAtPeriodEnd: ({ name, account }, cancel_at_period_end) =>
      withRefusals(async () => {
        const { subscriptions } = await client();
        const changed = await subscriptions.update(name, { cancel_at_period_end }, options(account));
        /* A subscription that was canceled with a time of its own keeps it until that is removed. */
        const keepsEnd = !cancel_at_period_end && changed.cancel_at !== null && changed.cancel_at !== undefined;
        return readSubscription(
          keepsEnd ? await subscriptions.update(name, { cancel_at: '' }, options(account)) : changed,
        );
      }),

    cancelNow: ({ name, account }) =>
      withRefusals(async () => {
        const { subscriptions } = await client();
        const canceled = await subscriptions.cancel(name, {}, options(account)).catch(async (error: unknown) => {
          const found = isRefusal(error) ? await subscriptions.retrieve(name, {}, options(account)) : undefined;
          if (!found || !ENDED.has(found.status)) throw error;
          return found;
        });
        return readSubscription(canceled);
      }),

    expireSession: ({ id, account }) =>
      withRefusals(async () => {
        const { sessions } = (await client()).checkout;
        const closed = await sessions.expire(id, {}, options(account)).catch(async (error: unknown) => {
          const session = isRefusal(error) ? await sessions.retrieve(id, {}, options(account)) : undefined;
          if (!session || session.status === 'open') throw error;
          return session;
        });
        return closed.status === 'complete' ? 'complete' : 'expired';
      }),

    createAccount: (team, email, country = null) =>
      withRefusals(async () => {
        const stripe = await client();
        const given = { ...(email !== null && { email }), ...(country !== null && { country }) };
        const params = { type: 'standard' as const, metadata: { team_id: team }, ...given };
        const key = ['account', team, ...(country === null ? [] : [country])].join('-');
        return stateOf(await stripe.accounts.create(params, options(null, key)));
      }),

    onboardingUrl: (account, back, refresh = back) =>
      withRefusals(async () => {
        const stripe = await client();
        const params = { account, refresh_url: refresh, return_url: back, type: 'account_onboarding' as const };
        return (await stripe.accountLinks.create(params)).url;
      }),
  };
};
