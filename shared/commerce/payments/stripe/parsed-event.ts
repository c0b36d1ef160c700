import type { PaymentEvent, Reported } from '../payment-event.ts';
import type { ProviderTime } from '../payment-facts.ts';
import type { Json } from './json.ts';

/** The changes that an event reports, and the provider's ids by which its order may be found. */
interface ParsedEvent {
  readonly references: readonly unknown[];
  readonly metadata?: unknown;
  readonly reported?: Reported;
  readonly paid?: PaymentEvent['paid'];
  readonly settled?: PaymentEvent['settled'];
  readonly session?: string | undefined;
  readonly email?: string | undefined;
}

export type EventParser = (object: Json, time: ProviderTime) => ParsedEvent;

/** The facts of a charge. `id` is that of its invoice or payment. A zero amount is paid without a charge. */
export const chargeFacts = (id: string | undefined, amount: number | null, time: ProviderTime) =>
  id === undefined
    ? { facts: {}, paid: undefined }
    : { facts: amount === 0 ? {} : { charged: time, taken: { ...time, name: id } }, paid: { name: id, amount } };

export const settlementOf = (invoice: string | undefined, payment: string | undefined): PaymentEvent['settled'] =>
  invoice && payment ? { invoice, payment } : undefined;
