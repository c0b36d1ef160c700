import { invokedPayments } from '../../shared/commerce/payments/invoked-payments.ts';
import type { PaymentsOf } from '../../shared/commerce/payments/payments.ts';
import { DEFAULT_PAYMENT_PROVIDER } from '../../shared/commerce/payments/registry.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

/** The payment providers, and the default origin of return URLs. */
export interface CommercePorts {
  readonly payments: PaymentsOf;
  /** The provider of new accounts, and of sales through the platform's own account. */
  readonly provider: string;
  readonly publicOrigin: string;
  /** Teams without an account that can take charges sell through the platform's own account. */
  readonly platformSells: boolean;
}

export const connectCommerce = (environment: Environment): CommercePorts => ({
  payments: invokedPayments(environment),
  provider: DEFAULT_PAYMENT_PROVIDER,
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
  platformSells: environment.PLATFORM_SELLS === 'true',
});
