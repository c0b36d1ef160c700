import Stripe from 'stripe';
import type { Secrets } from '../aws/secrets-manager.ts';
import type { Outbox } from '../outbox.ts';
import { newName } from './books.ts';
import { callbackSecrets } from './callback-secrets.ts';

/** Tells the service what happened as Stripe does: an event, signed over its bytes and the time. */
export type Teller = (type: string, object: object, account: string | null, at?: number) => Promise<void>;

export const secondsNow = (): number => Math.floor(Date.now() / 1000);

export const teller =
  (outbox: Outbox, secrets: Secrets): Teller =>
  async (type, object, account, at = secondsNow()) => {
    const endpoint = account === null ? 'platform' : 'connect';
    const event = {
      ...{ id: newName('evt'), object: 'event', api_version: Stripe.API_VERSION, livemode: false, created: at, type },
      ...(account !== null && { account }),
      data: { object },
    };
    const body = JSON.stringify(event);
    const secret = callbackSecrets(secrets).stripe[endpoint];
    const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: secondsNow() });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed };
    await outbox.send({ provider: 'stripe', path: `/webhooks/stripe/${endpoint}`, headers, body });
  };
