/** A time by the provider's clock (Unix seconds), and the event that reported it. */
export interface ProviderTime {
  readonly at: number;
  readonly event: string;
}

export type DisputeStatus = 'open' | 'won' | 'lost';

/** A refund that the provider reported and could not complete. */
interface UndoneRefund extends ProviderTime {
  readonly payment: string;
  readonly amount: number;
  /** The provider's reason. */
  readonly reason: string | null;
}

/** Facts about the payment of an order, as a provider reports them. Names are the provider's ids. */
export interface PaymentFacts {
  readonly completed?: ProviderTime;
  readonly paid?: ProviderTime;
  readonly failed?: ProviderTime;
  readonly expired?: ProviderTime;
  /** The time from which the buyer has access. */
  readonly granted?: ProviderTime;
  /** The last reported total refunded amount of each payment. Refunds that failed before the report are not in it. */
  readonly refunds?: Readonly<Record<string, ProviderTime & { readonly amount: number }>>;
  /** The refunds that failed or were canceled, by the id of the refund: their money stays with the seller. */
  readonly undone_refunds?: Readonly<Record<string, UndoneRefund>>;
  /** The first charge: after a trial, the end of the trial. */
  readonly charged?: ProviderTime;
  /** The last charge, and the name of its payment or invoice. */
  readonly taken?: ProviderTime & { readonly name: string };
  /** The provider's page with the receipt of the last payment. */
  readonly receipt?: ProviderTime & { readonly url: string };
  /** The last reported status of each dispute. */
  readonly disputes?: Readonly<Record<string, ProviderTime & { readonly status: DisputeStatus }>>;
  /** The names of the payment and of the first invoice. */
  readonly payment?: string;
  readonly invoice?: string;
}
