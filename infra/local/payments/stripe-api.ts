import type Stripe from 'stripe';
import type { AwsRequest, AwsService } from '../protocol/request.ts';
import { couponOf } from './coupon-input.ts';
import { secondsNow } from './event-sender.ts';
import { findPayment, paymentExists } from './find-payment.ts';
import { readForm } from './form.ts';
import { dueTodayOf, invoiceIdOf, newId, type PaymentLedger, paymentIdOf } from './ledger.ts';
import { accountLinkObject, accountObject, couponObject, invoicePaymentObject, refundObject } from './objects.ts';
import { type Parameters, parametersIn } from './parameters.ts';
import type { ProviderActions } from './provider-actions.ts';
import { sessionOf } from './session-input.ts';
import { sessionObject } from './session-object.ts';
import { found, StripeProblem } from './stripe-problem.ts';
import { subscriptionObject } from './subscription-object.ts';

/** The path prefix of version 1 of Stripe's API. */
export const STRIPE_PATH = '/v1/';

interface Call {
  readonly input: Parameters;
  readonly account: string | null;
  /** The id in the path. */
  readonly id: string;
}

type Operation<T> = (call: Call) => T | Promise<T>;

/** An operation of a method and path, with the type of its answer. */
const operation = <T>(pattern: RegExp, run: Operation<T>) => ({ pattern, run });

const jsonResponse = (value: unknown, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** The part of Stripe's API that the service calls. Buyers pay on a page of the local stack. */
const operationsOf = (ledger: PaymentLedger, actions: ProviderActions) => {
  const { origin } = ledger;
  const session = ({ id }: Call) => found(ledger.state().sessions[id], 'checkout.session', id, 'session');
  const subscription = ({ id }: Call) => found(ledger.state().subscriptions[id], 'subscription', id);
  const payUrl = (id: string) => `${origin}/_local/pay/${id}`;

  return [
    operation<Stripe.Checkout.Session>(/^POST \/v1\/checkout\/sessions$/, ({ input, account }) => {
      const made = sessionOf(input, account, ledger.state().coupons, secondsNow());
      ledger.put('sessions', made);
      return sessionObject(made, 'unpaid', payUrl(made.id));
    }),
    operation<Stripe.Checkout.Session>(/^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/, async (call) => {
      const { status } = session(call);
      const expired = await actions.expire(call.id);
      if (expired) return sessionObject(expired, 'unpaid');
      throw new StripeProblem(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
      );
    }),
    operation<Stripe.Checkout.Session>(/^GET \/v1\/checkout\/sessions\/([^/]+)$/, (call) => {
      const held = session(call);
      const paid = dueTodayOf(held) > 0 ? 'paid' : 'no_payment_required';
      return sessionObject(
        held,
        held.status === 'complete' ? paid : 'unpaid',
        held.status === 'open' ? payUrl(held.id) : null,
      );
    }),
    operation<Stripe.Coupon>(/^POST \/v1\/coupons$/, ({ input }) => {
      const coupon = couponOf(input);
      ledger.put('coupons', coupon);
      return couponObject(coupon);
    }),
    operation<Stripe.Refund>(/^POST \/v1\/refunds$/, async ({ input }) => {
      const payment = input.required('payment_intent');
      const state = ledger.state();
      found(paymentExists(state, payment) ? payment : undefined, 'payment_intent', payment, 'payment_intent');
      const paid = findPayment(state, payment);
      if (!paid) throw new StripeProblem('This PaymentIntent does not have a successful charge to refund.');
      const left = paid.amount - (state.refunded[payment] ?? 0);
      const amount = input.amount('amount', 1, paid.currency ?? '') ?? left;
      if (left <= 0) throw new StripeProblem('Charge has already been refunded.', { code: 'charge_already_refunded' });
      if (amount > left)
        throw new StripeProblem('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
      return refundObject(await actions.refund(paid, amount, input.texts('metadata')));
    }),
    operation<Stripe.Subscription>(/^DELETE \/v1\/subscriptions\/([^/]+)$/, async (call) =>
      subscriptionObject(found(await actions.cancelNow(call.id), 'subscription', call.id)),
    ),
    operation<Stripe.Subscription>(/^GET \/v1\/subscriptions\/([^/]+)$/, (call) =>
      subscriptionObject(subscription(call)),
    ),
    operation<Stripe.Subscription>(/^POST \/v1\/subscriptions\/([^/]+)$/, async (call) => {
      const { input } = call;
      subscription(call);
      if (input.text('cancel_at_period_end') !== undefined && input.text('cancel_at') !== undefined)
        throw new StripeProblem('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
      const changed = await actions.schedule(call.id, {
        ...(input.has('cancel_at_period_end') && {
          cancel_at_period_end: input.choice('cancel_at_period_end', ['true', 'false']) === 'true',
        }),
        ...(input.has('cancel_at') && { cancel_at: input.integer('cancel_at', secondsNow()) ?? null }),
      });
      if (changed) return subscriptionObject(changed);
      throw new StripeProblem('A canceled subscription can only update its cancellation_details and metadata.');
    }),
    operation<Stripe.ApiList<Stripe.InvoicePayment>>(/^GET \/v1\/invoice_payments$/, ({ input }) => {
      const id = input.required('invoice');
      const { sessions, invoices } = ledger.state();
      const first = Object.values(sessions).find((one) => one.status === 'complete' && invoiceIdOf(one) === id);
      const renewal = invoices[id];
      if (!first && !renewal) found(undefined, 'invoice', id, 'invoice');
      const { account = null, currency = '' } = first ?? {};
      const amount = first ? dueTodayOf(first) : 0;
      const paid =
        renewal ?? (first && amount > 0 ? { id, account, currency, amount, payment: paymentIdOf(first) } : undefined);
      const data = paid ? [invoicePaymentObject(paid)] : [];
      return { object: 'list', has_more: false, url: '/v1/invoice_payments', data };
    }),
    operation<Stripe.Account>(/^POST \/v1\/accounts$/, ({ input }) => {
      const account = { id: newId('acct'), charges_enabled: false, email: input.text('email') ?? null };
      ledger.put('accounts', account);
      return accountObject(account);
    }),
    operation<Stripe.AccountLink>(/^POST \/v1\/account_links$/, ({ input }) => {
      const account = input.required('account');
      const known = found(ledger.state().accounts[account], 'account', account, 'account');
      const return_url = input.text('return_url');
      ledger.put('accounts', { ...known, ...(return_url !== undefined && { return_url }) });
      return accountLinkObject(payUrl(account), secondsNow());
    }),
  ];
};

const textHeader = ({ headers }: AwsRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Stripe's API. Every refused call, also of a route that it does not have, is answered in the form of Stripe's errors. */
export const stripeApi = (ledger: PaymentLedger, actions: ProviderActions): AwsService => {
  const operations = operationsOf(ledger, actions);

  const answer = async (request: AwsRequest): Promise<unknown> => {
    const [path = '', query = ''] = request.path.split('?');
    const { method } = request;
    if (!/^Bearer .+/.test(textHeader(request, 'authorization') ?? ''))
      throw new StripeProblem('You did not provide an API key.', { status: 401 });
    const body = request.body.toString('utf8');
    const account = textHeader(request, 'stripe-account') ?? null;
    for (const { pattern, run } of operations) {
      const match = pattern.exec(`${method} ${path}`);
      if (!match) continue;
      const call = { input: parametersIn(readForm(method === 'GET' ? query : body)), account, id: match[1] ?? '' };
      const key = method === 'POST' ? textHeader(request, 'idempotency-key') : undefined;
      const scoped = key && `${account ?? ''} ${key}`;
      return ledger.once(scoped, `${method} ${path}\n${body}`, () => run(call));
    }
    throw new StripeProblem(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
  };

  return async (request) => {
    try {
      return jsonResponse(await answer(request));
    } catch (error) {
      if (error instanceof StripeProblem) return jsonResponse(error.body, error.status);
      throw error;
    }
  };
};
