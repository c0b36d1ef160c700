import type { Moment, PaymentFacts } from '../../payments/payment-facts.ts';

/**
 * What is known of an order. Facts are only ever joined, and joining them in any order, any number of times, comes to
 * the same: so events may arrive late, twice and in disorder.
 */
export type OrderFacts = PaymentFacts;

export const earlier = (a: Moment, b: Moment): boolean => a.at < b.at || (a.at === b.at && a.event < b.event);

const first = (a: Moment | undefined, b: Moment | undefined): Moment | undefined =>
  a && b ? (earlier(b, a) ? b : a) : (a ?? b);

const later = <T extends Moment & { readonly name: string }>(a: T | undefined, b: T | undefined): T | undefined => {
  if (!a || !b) return a ?? b;
  if (a.at === b.at && a.event === b.event) return a.name < b.name ? b : a;
  return earlier(a, b) ? b : a;
};

type Refund = NonNullable<OrderFacts['refunds']>[string];
const most = (a: Refund, b: Refund): Refund => {
  if (a.amount !== b.amount) return a.amount > b.amount ? a : b;
  return earlier(b, a) ? b : a;
};

type Dispute = NonNullable<OrderFacts['disputes']>[string];

/** A dispute that was decided stays decided. */
const last = (a: Dispute, b: Dispute): Dispute => {
  const decided = (dispute: Dispute) => (dispute.status === 'open' ? 0 : 1);
  if (decided(a) !== decided(b)) return decided(a) > decided(b) ? a : b;
  return earlier(a, b) ? b : a;
};

type Named<T> = Readonly<Record<string, T>>;

/** All of both, with what stands in both joined. */
const joinedByName = <T>(a: Named<T> = {}, b: Named<T> = {}, join: (a: T, b: T) => T): Named<T> =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((id) => {
      const [one, other] = [a[id], b[id]];
      const known = one && other ? join(one, other) : (one ?? other);
      return known ? [[id, known]] : [];
    }),
  );

const NAMES = ['completed', 'paid', 'charged', 'failed', 'expired', 'granted'] as const;

/** Of two names the lesser, so that it does not matter which was told first. */
const name = (a: string | undefined, b: string | undefined) => (a && b ? (b < a ? b : a) : (a ?? b));

export const joinFacts = (a: OrderFacts, b: OrderFacts): OrderFacts => {
  const moments = NAMES.flatMap((one) => {
    const known = first(a[one], b[one]);
    return known ? [[one, known] as const] : [];
  });
  const refunds = joinedByName(a.refunds, b.refunds, most);
  const disputes = joinedByName(a.disputes, b.disputes, last);
  const taken = later(a.taken, b.taken);
  const [payment, invoice] = [name(a.payment, b.payment), name(a.invoice, b.invoice)];
  return {
    ...Object.fromEntries(moments),
    ...(Object.keys(refunds).length > 0 && { refunds }),
    ...(taken && { taken }),
    ...(Object.keys(disputes).length > 0 && { disputes }),
    ...(payment && { payment }),
    ...(invoice && { invoice }),
  };
};

/** The latest moment of all that is known, in Unix seconds. */
export const latestOf = ({ refunds = {}, disputes = {}, taken, ...facts }: OrderFacts): number =>
  Math.max(
    0,
    taken?.at ?? 0,
    ...Object.values(refunds).map(({ at }) => at),
    ...Object.values(disputes).map(({ at }) => at),
    ...NAMES.map((one) => facts[one]?.at ?? 0),
  );
