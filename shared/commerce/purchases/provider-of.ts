import { UNNAMED_PAYMENT_PROVIDER } from '../payments/registry.ts';

/** Which provider has the account that an order or a subscription is paid to. */
export interface PaidBy {
  /** Absent where it is `UNNAMED_PAYMENT_PROVIDER`. */
  readonly provider?: string;
}

export const providerOf = ({ provider }: PaidBy): string => provider ?? UNNAMED_PAYMENT_PROVIDER;

export const paidBy = (provider: string): PaidBy => (provider === UNNAMED_PAYMENT_PROVIDER ? {} : { provider });
