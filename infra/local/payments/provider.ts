import type { Secrets } from '../aws/secrets-manager.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Outbox, Proofs } from '../outbox.ts';
import { books } from './books.ts';
import { cashier } from './cashier.ts';
import { payControls } from './pay-page.ts';
import { catchUp } from './renewals.ts';
import { STRIPE_PATH, stripeApi } from './stripe-api.ts';
import { secondsNow, stripeProof, teller } from './teller.ts';

/** How the stand-ins of payment providers sign, by the name that each is registered under. */
export const paymentProofs = (secrets: Secrets): Proofs => ({ stripe: stripeProof(secrets) });

/** The stand-in of the payment provider: its API, the pages on which buyers pay, and what happens as time goes by. */
export const paymentProvider = (folder: DataFolder, outbox: Pick<Outbox, 'send'>, origin: string) => {
  const accounts = books(folder);
  const tell = teller(outbox);
  const till = cashier(accounts, tell);
  return {
    paths: { [STRIPE_PATH]: stripeApi(accounts, till, origin) },
    controls: payControls(accounts, till),
    catchUp: () => catchUp(accounts, tell, secondsNow()),
  };
};
