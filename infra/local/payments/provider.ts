import type { DataFolder } from '../data-folder.ts';
import type { Outbox } from '../outbox.ts';
import { books } from './books.ts';
import { cashier } from './cashier.ts';
import { payControls } from './pay-page.ts';
import { catchUp } from './renewals.ts';
import { stripeApi } from './stripe-api.ts';
import { secondsNow, teller } from './teller.ts';

/** The stand-in of the payment provider: its API, the pages on which buyers pay, and what happens as time goes by. */
export const paymentProvider = (folder: DataFolder, outbox: Pick<Outbox, 'send'>, origin: string) => {
  const accounts = books(folder);
  const tell = teller(outbox);
  const till = cashier(accounts, tell);
  return {
    api: stripeApi(accounts, till, origin),
    controls: payControls(accounts, till),
    catchUp: () => catchUp(accounts, tell, secondsNow()),
  };
};
