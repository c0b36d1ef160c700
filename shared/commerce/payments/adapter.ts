import type { ConnectCallbacks } from '../../platform/callbacks/provider.ts';
import type { Environment } from '../../platform/runtime/config.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { Payments } from './payments.ts';

/** Calls a provider, with the secrets that its declaration names. */
export type ConnectPayments = (environment: Environment) => Payments;

/** Receives a provider's callbacks. */
export interface PaymentCallbacks {
  readonly connect: ConnectCallbacks;
  /** A verified event in the terms of this service; `undefined` for an event that changes nothing. */
  readonly readEvent: (payload: unknown) => PaymentEvent | undefined;
}
