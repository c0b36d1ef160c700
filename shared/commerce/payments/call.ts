import * as z from 'zod';
import type { Payments } from './payments.ts';

/** A call of the function that has the provider's keys. */
export interface PaymentCall {
  /** Absent in calls of an earlier version, which had one provider. */
  readonly provider?: string;
  readonly operation: keyof Payments;
  readonly args: readonly unknown[];
  /** The thread of the caller. Absent in calls of an earlier version. */
  readonly thread?: string | undefined;
}

export const PAYMENT_OPERATIONS = [
  'openSession',
  'refund',
  'cancelAtPeriodEnd',
  'cancelNow',
  'expireSession',
  'createAccount',
  'onboardingUrl',
] as const satisfies readonly (keyof Payments)[];

/** The result of a call, or the reason of a refusal. An error means that the provider could not be reached. */
export const PaymentAnswer = z.union([z.object({ value: z.unknown() }), z.object({ refused: z.string() })]);
export type PaymentAnswer = z.output<typeof PaymentAnswer>;
