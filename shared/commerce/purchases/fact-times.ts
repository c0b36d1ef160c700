import type { Moment } from '../payments/payment-facts.ts';
import type { Observations } from './observations.ts';
import { sinceWhen } from './observations.ts';
import type { OrderFacts } from './orders/order-facts.ts';

const isoOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();

const lastOf = (moments: readonly Moment[]): string | undefined =>
  moments.length === 0 ? undefined : isoOf(Math.max(...moments.map(({ at }) => at)));

interface Known {
  readonly facts: OrderFacts;
}

/** An order is expired with its session, or when it was given up before that. */
export const orderExpired = ({ facts, expires_at }: Known & { readonly expires_at: string | null }): string | null => {
  const told = isoOf(facts.expired?.at) ?? null;
  if (expires_at === null || told === null) return told;
  return Date.parse(expires_at) < Date.parse(told) ? expires_at : told;
};

export const orderPaid = ({ facts, paid_at }: Known & { readonly paid_at: string | null }): string | undefined =>
  paid_at ?? isoOf(facts.paid?.at);

export const orderFailed = ({ facts }: Known): string | undefined => isoOf(facts.failed?.at);

/** The last refund that is known. */
export const orderRefunded = ({ facts }: Known): string | undefined => lastOf(Object.values(facts.refunds ?? {}));

/** The last dispute that is not won. */
export const orderDisputed = ({ facts }: Known): string | undefined =>
  lastOf(Object.values(facts.disputes ?? {}).filter(({ status }) => status !== 'won'));

/** Since when a subscription has the status that the provider reported. */
export const statusBegan = ({ observed }: { readonly observed: Observations }): string | undefined =>
  isoOf(sinceWhen(observed));
