import type { ConnectPayments } from './adapter.ts';
import type { PaymentProviderName } from './registry.ts';
import { connectStripe } from './stripe/connect.ts';

/** The client of each provider. Only the function with the keys imports this file and bundles the SDKs. */
export const PAYMENT_CLIENTS: Readonly<Record<PaymentProviderName, ConnectPayments>> = { stripe: connectStripe };
