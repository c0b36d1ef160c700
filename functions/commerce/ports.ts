import { invokedPayments } from '../../shared/commerce/payments/invoked-payments.ts';
import type { Payments } from '../../shared/commerce/payments/payments.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

/** Who takes the money, and where buyers come back to when nobody said where. */
export interface CommercePorts {
  readonly payments: Payments;
  readonly publicOrigin: string;
  /** Teams that cannot take charges themselves sell onto the platform's own account. */
  readonly platformSells: boolean;
}

export const connectCommerce = (environment: Environment): CommercePorts => ({
  payments: invokedPayments(environment),
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
  platformSells: environment.PLATFORM_SELLS === 'true',
});
