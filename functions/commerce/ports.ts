import type { Payments } from '../../shared/commerce/payments.ts';
import { type Environment, required } from '../../shared/config.ts';
import type { ConnectPorts } from '../../shared/http/serve.ts';
import { invokedPayments } from '../../shared/payments/invoked-payments.ts';

/** Who takes the money, and where buyers come back to when nobody said where. */
export interface CommercePorts {
  readonly payments: Payments;
  readonly publicOrigin: string;
}

export const connectCommerce: ConnectPorts<CommercePorts> = (environment: Environment) => ({
  payments: invokedPayments(environment),
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
});
