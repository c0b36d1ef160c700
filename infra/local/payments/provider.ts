import type { DataFolder } from '../data-folder.ts';
import type { Outbox, Proofs } from '../outbox.ts';
import type { Secrets } from '../secrets/secrets-manager.ts';
import { checkoutControls } from './checkout-page.ts';
import { eventSender, secondsNow, stripeSignature } from './event-sender.ts';
import { paymentLedger } from './ledger.ts';
import { providerActions } from './provider-actions.ts';
import { catchUp } from './renewals.ts';
import { STRIPE_PATH, stripeApi } from './stripe-api.ts';

/** The signatures of payment provider stand-ins, by the provider's registered name. */
export const paymentProofs = (secrets: Secrets): Proofs => ({ stripe: stripeSignature(secrets) });

/** The payment provider stand-in: its API, the checkout pages, and the events that are due as time passes. */
export const paymentProvider = (folder: DataFolder, outbox: Pick<Outbox, 'send'>, origin: string) => {
  const ledger = paymentLedger(folder, origin);
  const sendEvent = eventSender(outbox);
  const actions = providerActions(ledger, sendEvent);
  return {
    paths: { [STRIPE_PATH]: stripeApi(ledger, actions) },
    controls: checkoutControls(ledger, actions),
    catchUp: () => catchUp(ledger, sendEvent, secondsNow()),
  };
};
