import { UNNAMED_PAYMENT_PROVIDER } from '../payments/registry.ts';

/** The provider of the account that an order or a subscription is paid to. */
export interface HasProvider {
  /** Absent for `UNNAMED_PAYMENT_PROVIDER`. */
  readonly provider?: string;
}

export const providerOf = ({ provider }: HasProvider): string => provider ?? UNNAMED_PAYMENT_PROVIDER;

export const providerField = (provider: string): HasProvider =>
  provider === UNNAMED_PAYMENT_PROVIDER ? {} : { provider };
