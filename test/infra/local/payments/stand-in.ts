import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { startAwsEndpoint } from '../../../../infra/local/aws/endpoint.ts';
import { paymentLedger } from '../../../../infra/local/payments/ledger.ts';
import { providerActions } from '../../../../infra/local/payments/provider-actions.ts';
import { catchUp } from '../../../../infra/local/payments/renewals.ts';
import { STRIPE_PATH, stripeApi } from '../../../../infra/local/payments/stripe-api.ts';
import { stripePayments } from '../../../../shared/commerce/payments/stripe/client.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';

/** An event that the stand-in sent, with the time at which it happened (Unix seconds). */
export interface SentEvent {
  readonly type: string;
  readonly at: number | undefined;
  readonly object: Readonly<Record<string, unknown>>;
}

/** The payment stand-in behind its address, called through Stripe's own package and through this service's client. */
export const startStandIn = async () => {
  const events: SentEvent[] = [];
  const ledger = paymentLedger(temporaryDataFolder(), 'http://shop.test');
  const sendEvent = async (type: string, object: object, _account: string | null, at?: number) =>
    void events.push({ type, at, object: { ...object } });
  const actions = providerActions(ledger, sendEvent);
  const endpoint = await startAwsEndpoint({ targets: {}, paths: { [STRIPE_PATH]: stripeApi(ledger, actions) } });
  onTestFinished(() => endpoint.close());
  const { hostname, port } = new URL(endpoint.origin);
  const stripe = new Stripe('sk_test_of_this_test', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  return {
    events,
    ledger,
    actions,
    stripe,
    payments: stripePayments({ key: async () => 'sk_test_of_this_test', origin: endpoint.origin }),
    /** Applies everything that is due at a time (Unix seconds). */
    moveTo: (at: number) => catchUp(ledger, sendEvent, at),
  };
};

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** A line of a session, with changes of its price. */
export const line = (price: object = {}, more: object = {}) => ({
  quantity: 1,
  price_data: { currency: 'eur', unit_amount: 1000, product_data: { name: 'Club' }, ...price },
  ...more,
});

/** The parameters of a session for a subscription. */
export const subscriptionParams = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  interval: 'month' | 'year' = 'month',
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [line({ recurring: { interval } })],
  success_url: 'https://shop.example.com/done',
  ...more,
});
