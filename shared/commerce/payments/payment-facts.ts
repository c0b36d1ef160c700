/** When something was so, by the provider's clock (Unix seconds), and the event that reported it. */
export interface Moment {
  readonly at: number;
  readonly event: string;
}

export type DisputeStatus = 'open' | 'won' | 'lost';

/** Facts about the payment of an order, as a provider reports them. Names are the provider's own. */
export interface PaymentFacts {
  readonly completed?: Moment;
  readonly paid?: Moment;
  readonly failed?: Moment;
  readonly expired?: Moment;
  /** The buyer has what they bought from this moment on. */
  readonly granted?: Moment;
  /** By the name of a payment, the total amount that was refunded of it. */
  readonly refunds?: Readonly<Record<string, Moment & { readonly amount: number }>>;
  /** The first time that an amount was charged: after a trial, the end of the trial. */
  readonly charged?: Moment;
  /** The last time that an amount was charged, and the name of that payment or of its invoice. */
  readonly taken?: Moment & { readonly name: string };
  /** Each dispute in its last reported status, by its name. */
  readonly disputes?: Readonly<Record<string, Moment & { readonly status: DisputeStatus }>>;
  /** The names of the payment and of the first invoice. */
  readonly payment?: string;
  readonly invoice?: string;
}
