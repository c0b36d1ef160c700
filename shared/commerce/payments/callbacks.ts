import type { PaymentCallbacks } from './adapter.ts';
import type { PaymentProviderName } from './registry.ts';
import { stripeCallbackAdapter } from './stripe/connect-callbacks.ts';

/** The callbacks of each provider: how they are verified, and how their events are read. */
export const PAYMENT_CALLBACKS: Readonly<Record<PaymentProviderName, PaymentCallbacks>> = {
  stripe: stripeCallbackAdapter,
};
