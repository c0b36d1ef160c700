import type { Environment } from '../../platform/runtime/config.ts';
import type { ConnectPayments } from './adapter.ts';
import type { Payments } from './payments.ts';
import type { PaymentProviderName } from './registry.ts';
import { connectStripe } from './stripe/connect.ts';

/** The client of each provider. Only the function that holds the keys imports this file, and bundles the SDKs. */
export const PAYMENT_CLIENTS: Readonly<Record<PaymentProviderName, ConnectPayments>> = { stripe: connectStripe };

/** The clients by name; `undefined` for a name that is not registered. */
export const connectPayments = (environment: Environment): ((provider: string) => Payments | undefined) => {
  const clients = new Map(Object.entries(PAYMENT_CLIENTS).map(([name, connect]) => [name, connect(environment)]));
  return (provider) => clients.get(provider);
};
