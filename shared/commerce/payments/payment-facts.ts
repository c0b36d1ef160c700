/** A time by the provider's clock (Unix seconds), and the event that reported it. */
export interface ProviderTime {
  readonly at: number;
  readonly event: string;
}

export type DisputeStatus = 'open' | 'won' | 'lost';

/** Facts about the payment of an order, as a provider reports them. Names are the provider's ids. */
export interface PaymentFacts {
  readonly completed?: ProviderTime;
  readonly paid?: ProviderTime;
  readonly failed?: ProviderTime;
  readonly expired?: ProviderTime;
  /** The time from which the buyer has access. */
  readonly granted?: ProviderTime;
  /** The total refunded amount of each payment. */
  readonly refunds?: Readonly<Record<string, ProviderTime & { readonly amount: number }>>;
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
