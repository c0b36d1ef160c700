import type { PaymentFacts } from './payment-facts.ts';
import type { AccountState } from './payments.ts';
import type { Observation } from './provider-subscription.ts';

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
  /** The connected account of the event. `null` for the platform's own account. */
  readonly account: string | null;
  /** The order in our metadata. It is trusted only if the order is paid to this account. */
  readonly order: { readonly team_id: string; readonly id: string } | undefined;
  /** The provider's ids of the objects of the event. Each may lead to the order. */
  readonly names: readonly string[];
  /** The paid invoice or payment. A null amount means the total of the order. */
  readonly paid: { readonly name: string; readonly amount: number | null } | undefined;
  /** The payment that paid an invoice. */
  readonly settled: { readonly invoice: string; readonly payment: string } | undefined;
  readonly session: string | undefined;
  /** The address that the buyer gave to the provider. */
  readonly email: string | undefined;
  readonly reported: Reported;
  /** The state of the connected account. */
  readonly state: AccountState | undefined;
}
