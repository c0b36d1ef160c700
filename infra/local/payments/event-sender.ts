import Stripe from 'stripe';
import type { Callback, Outbox } from '../outbox.ts';
import { callbackSecrets } from '../secrets/callback-secrets.ts';
import type { Secrets } from '../secrets/secrets-manager.ts';
import { newId } from './ledger.ts';

/** Sends an event to the service as Stripe does. The event is stored before the function returns its promise. */
export type SendEvent = (type: string, object: object, account: string | null, at?: number) => Promise<void>;

export const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** Stripe's signature of the body and the time, with the secret of the endpoint. */
export const stripeSignature =
  (secrets: Secrets) =>
  ({ path, body }: Callback) => {
    const secret = callbackSecrets(secrets).stripe[path.endsWith('/connect') ? 'connect' : 'platform'];
    const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: secondsNow() });
    return { 'stripe-signature': signed };
  };

export const eventSender =
  (outbox: Pick<Outbox, 'send'>): SendEvent =>
  async (type, object, account, at = secondsNow()) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
      created: at,
      type,
      ...(account !== null && { account }),
      data: { object },
    };
    const headers = { 'content-type': 'application/json' };
    const path = `/webhooks/stripe/${account === null ? 'platform' : 'connect'}`;
    await outbox.send({ provider: 'stripe', path, headers, body: JSON.stringify(event) });
  };
