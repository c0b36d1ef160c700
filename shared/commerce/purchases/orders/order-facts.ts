import type { PaymentFacts, ProviderTime } from '../../payments/payment-facts.ts';

/**
 * The known facts of an order. Merging is commutative and idempotent, so events can arrive late, repeated and in any
 * order.
 */
export type OrderFacts = PaymentFacts;

export const isEarlier = (a: ProviderTime, b: ProviderTime): boolean =>
  a.at < b.at || (a.at === b.at && a.event < b.event);

const earliest = (a: ProviderTime | undefined, b: ProviderTime | undefined): ProviderTime | undefined =>
  a && b ? (isEarlier(b, a) ? b : a) : (a ?? b);

/** The later of two reports; of reports of the same event, that with the larger text. */
const latest = <T extends ProviderTime>(a: T | undefined, b: T | undefined, text: (report: T) => string) => {
  if (!a || !b) return a ?? b;
  if (a.at === b.at && a.event === b.event) return text(a) < text(b) ? b : a;
  return isEarlier(a, b) ? b : a;
};

type Refund = NonNullable<OrderFacts['refunds']>[string];

/** The later report; of reports of the same second the larger one. Only a refund that is undone makes it smaller. */
const laterRefund = (a: Refund, b: Refund): Refund => {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  if (a.amount !== b.amount) return a.amount > b.amount ? a : b;
  return isEarlier(b, a) ? b : a;
};

type UndoneRefund = NonNullable<OrderFacts['undone_refunds']>[string];

/** Several events report one undone refund; the first counts. */
const firstUndone = (a: UndoneRefund, b: UndoneRefund): UndoneRefund => (isEarlier(b, a) ? b : a);

type Dispute = NonNullable<OrderFacts['disputes']>[string];

/** A decided dispute stays decided. */
const latestDispute = (a: Dispute, b: Dispute): Dispute => {
  const decided = (dispute: Dispute) => (dispute.status === 'open' ? 0 : 1);
  if (decided(a) !== decided(b)) return decided(a) > decided(b) ? a : b;
  return isEarlier(a, b) ? b : a;
};

type Named<T> = Readonly<Record<string, T>>;

/** Merges two records; values of a name in both are joined. */
const mergeByName = <T>(a: Named<T> = {}, b: Named<T> = {}, join: (a: T, b: T) => T): Named<T> =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((id) => {
      const [one, other] = [a[id], b[id]];
      const known = one && other ? join(one, other) : (one ?? other);
      return known ? [[id, known]] : [];
    }),
  );

const NAMES = ['completed', 'paid', 'charged', 'failed', 'expired', 'granted'] as const;

/** The smaller of two names, so that the result does not depend on their order. */
const name = (a: string | undefined, b: string | undefined) => (a && b ? (b < a ? b : a) : (a ?? b));

export const mergeFacts = (a: OrderFacts, b: OrderFacts): OrderFacts => {
  const moments = NAMES.flatMap((one) => {
    const known = earliest(a[one], b[one]);
    return known ? [[one, known] as const] : [];
  });
  const refunds = mergeByName(a.refunds, b.refunds, laterRefund);
  const undone_refunds = mergeByName(a.undone_refunds, b.undone_refunds, firstUndone);
  const disputes = mergeByName(a.disputes, b.disputes, latestDispute);
  const taken = latest(a.taken, b.taken, ({ name: text }) => text);
  const receipt = latest(a.receipt, b.receipt, ({ url }) => url);
  const [payment, invoice] = [name(a.payment, b.payment), name(a.invoice, b.invoice)];
  return {
    ...Object.fromEntries(moments),
    ...(Object.keys(refunds).length > 0 && { refunds }),
    ...(Object.keys(undone_refunds).length > 0 && { undone_refunds }),
    ...(taken && { taken }),
    ...(receipt && { receipt }),
    ...(Object.keys(disputes).length > 0 && { disputes }),
    ...(payment && { payment }),
    ...(invoice && { invoice }),
  };
};

/** The time of the latest fact, in Unix seconds. */
export const latestFactTime = ({
  refunds = {},
  undone_refunds = {},
  disputes = {},
  taken,
  ...facts
}: OrderFacts): number =>
  Math.max(
    0,
    taken?.at ?? 0,
    ...Object.values(refunds).map(({ at }) => at),
    ...Object.values(undone_refunds).map(({ at }) => at),
    ...Object.values(disputes).map(({ at }) => at),
    ...NAMES.map((one) => facts[one]?.at ?? 0),
  );
