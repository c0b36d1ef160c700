import * as z from 'zod';
import type { Payments } from './payments.ts';

/** What the function that holds the provider's key is asked to do. */
export interface PaymentCall {
  /** Absent in a call from a deployment that had one provider. */
  readonly provider?: string;
  readonly operation: keyof Payments;
  readonly args: readonly unknown[];
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

/** What it answers: the value, or why the provider will not do it. An error means that it could not be asked. */
export const PaymentAnswer = z.union([z.object({ value: z.unknown() }), z.object({ refused: z.string() })]);
export type PaymentAnswer = z.output<typeof PaymentAnswer>;
