import Stripe from 'stripe';
import type { Secrets } from '../aws/secrets-manager.ts';
import type { Callback, Outbox } from '../outbox.ts';
import { newName } from './books.ts';
import { callbackSecrets } from './callback-secrets.ts';

/** Tells the service what happened as Stripe does; once it was called, the event is not lost. */
export type Teller = (type: string, object: object, account: string | null, at?: number) => Promise<void>;

export const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** As Stripe signs: the bytes and the time, with the secret of the address. */
export const stripeProof =
  (secrets: Secrets) =>
  ({ path, body }: Callback) => {
    const secret = callbackSecrets(secrets).stripe[path.endsWith('/connect') ? 'connect' : 'platform'];
    const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: secondsNow() });
    return { 'stripe-signature': signed };
  };

export const teller =
  (outbox: Pick<Outbox, 'send'>): Teller =>
  async (type, object, account, at = secondsNow()) => {
    const event = {
      ...{ id: newName('evt'), object: 'event', api_version: Stripe.API_VERSION, livemode: false, created: at, type },
      ...(account !== null && { account }),
      data: { object },
    };
    const headers = { 'content-type': 'application/json' };
    const path = `/webhooks/stripe/${account === null ? 'platform' : 'connect'}`;
    await outbox.send({ provider: 'stripe', path, headers, body: JSON.stringify(event) });
  };
