import type { ProviderTime } from '../payments/payment-facts.ts';
import type { Observations } from './observations.ts';
import { statusSince } from './observations.ts';
import type { OrderFacts } from './orders/order-facts.ts';

const isoOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();

const lastOf = (moments: readonly ProviderTime[]): string | undefined =>
  moments.length === 0 ? undefined : isoOf(Math.max(...moments.map(({ at }) => at)));

interface HasFacts {
  readonly facts: OrderFacts;
}

/** An order expires with its session, when it is abandoned before that, or when its trial has ended without a payment. */
export const orderExpired = ({
  facts,
  expires_at,
  updated_at,
}: HasFacts & { readonly expires_at: string | null; readonly updated_at: string }): string => {
  const reported = isoOf(facts.expired?.at);
  if (reported === undefined) return updated_at;
  if (expires_at === null) return reported;
  return Date.parse(expires_at) < Date.parse(reported) ? expires_at : reported;
};

export const orderPaid = ({ facts, paid_at }: HasFacts & { readonly paid_at: string | null }): string | undefined =>
  paid_at ?? isoOf(facts.paid?.at);

export const orderFailed = ({ facts }: HasFacts): string | undefined => isoOf(facts.failed?.at);

/** The time of the last known refund. */
export const orderRefunded = ({ facts }: HasFacts): string | undefined => lastOf(Object.values(facts.refunds ?? {}));

/** The time of the last dispute that is not won. */
export const orderDisputed = ({ facts }: HasFacts): string | undefined =>
  lastOf(Object.values(facts.disputes ?? {}).filter(({ status }) => status !== 'won'));

/** The time since which a subscription has its reported status. */
export const statusBegan = ({ observed }: { readonly observed: Observations }): string | undefined =>
  isoOf(statusSince(observed));
