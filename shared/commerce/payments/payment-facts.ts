/** A time by the provider's clock (Unix seconds), and the event that reported it. */
export interface Moment {
  readonly at: number;
  readonly event: string;
}

export type DisputeStatus = 'open' | 'won' | 'lost';

/** Facts about the payment of an order, as a provider reports them. Names are the provider's ids. */
export interface PaymentFacts {
  readonly completed?: Moment;
  readonly paid?: Moment;
  readonly failed?: Moment;
  readonly expired?: Moment;
  /** The time from which the buyer has access. */
  readonly granted?: Moment;
  /** The total refunded amount of each payment. */
  readonly refunds?: Readonly<Record<string, Moment & { readonly amount: number }>>;
  /** The first charge: after a trial, the end of the trial. */
  readonly charged?: Moment;
  /** The last charge, and the name of its payment or invoice. */
  readonly taken?: Moment & { readonly name: string };
  /** The last reported status of each dispute. */
  readonly disputes?: Readonly<Record<string, Moment & { readonly status: DisputeStatus }>>;
  /** The names of the payment and of the first invoice. */
  readonly payment?: string;
  readonly invoice?: string;
}
