import type { PaymentFacts } from './payment-facts.ts';
import type { AccountState } from './payments.ts';
import type { Observation } from './subscription-seen.ts';

/** Facts about an order and the state of its subscription, as one event reports them. */
export interface Reported {
  readonly facts?: PaymentFacts;
  readonly observation?: Observation;
}

/** An event of a payment provider in the terms of this service. */
export interface PaymentEvent {
  readonly id: string;
  /** Unix seconds, by the provider's clock. */
  readonly at: number;
  /** The connected account that it is about; `null` for the platform's own. */
  readonly account: string | null;
  /** The order that we named when the thing was made. It is believed only where the account is the order's. */
  readonly order: { readonly team_id: string; readonly id: string } | undefined;
  /** What the provider calls the things that it is about: by any of them the order may be known. */
  readonly names: readonly string[];
  /** The invoice or payment that it says was paid; an amount that it does not say is the order's total. */
  readonly paid: { readonly name: string; readonly amount: number | null } | undefined;
  /** Which payment an invoice was paid by. */
  readonly settled: { readonly invoice: string; readonly payment: string } | undefined;
  readonly session: string | undefined;
  /** The buyer's address, as they gave it to the provider. */
  readonly email: string | undefined;
  readonly reported: Reported;
  /** How the connected account itself stands. */
  readonly state: AccountState | undefined;
}
