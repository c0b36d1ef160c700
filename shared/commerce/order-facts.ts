/** When something was so, by the clock of whoever told it (Unix seconds), and the event that told it. */
export interface Moment {
  readonly at: number;
  readonly event: string;
}

export type DisputeStatus = 'open' | 'won' | 'lost';

/**
 * What is known of an order. Facts are only ever joined, and joining them in any order, any number of times, comes to the
 * same: so events may arrive late, twice and in disorder.
 */
export interface OrderFacts {
  /** The first word of each. */
  readonly completed?: Moment;
  readonly paid?: Moment;
  readonly failed?: Moment;
  readonly expired?: Moment;
  /** What was bought was the buyer's from here on. */
  readonly granted?: Moment;
  /** The most that was told. */
  readonly refunded?: Moment & { readonly amount: number };
  /** Each dispute as it was last told. */
  readonly disputes?: Readonly<Record<string, Moment & { readonly status: DisputeStatus }>>;
  /** What the payment provider calls the payment and the first invoice. */
  readonly payment?: string;
  readonly invoice?: string;
}

export const earlier = (a: Moment, b: Moment): boolean => a.at < b.at || (a.at === b.at && a.event < b.event);

const first = (a: Moment | undefined, b: Moment | undefined): Moment | undefined =>
  a && b ? (earlier(b, a) ? b : a) : (a ?? b);

type Refunded = OrderFacts['refunded'];
const most = (a: Refunded, b: Refunded): Refunded => {
  if (!a || !b) return a ?? b;
  if (a.amount !== b.amount) return a.amount > b.amount ? a : b;
  return earlier(b, a) ? b : a;
};

type Disputes = NonNullable<OrderFacts['disputes']>;
type Dispute = Disputes[string];

/** A dispute that was decided stays decided. */
const last = (a: Dispute | undefined, b: Dispute): Dispute => {
  if (!a) return b;
  const decided = (dispute: Dispute) => (dispute.status === 'open' ? 0 : 1);
  if (decided(a) !== decided(b)) return decided(a) > decided(b) ? a : b;
  return earlier(a, b) ? b : a;
};

const joinedDisputes = (a: Disputes, b: Disputes): Disputes =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((id) => {
      const [one, other] = [a[id], b[id]];
      const known = other ? last(one, other) : one;
      return known ? [[id, known]] : [];
    }),
  );

const NAMES = ['completed', 'paid', 'failed', 'expired', 'granted'] as const;

/** Of two names the lesser, so that it does not matter which was told first. */
const name = (a: string | undefined, b: string | undefined) => (a && b ? (b < a ? b : a) : (a ?? b));

export const joinFacts = (a: OrderFacts, b: OrderFacts): OrderFacts => {
  const moments = NAMES.flatMap((one) => {
    const known = first(a[one], b[one]);
    return known ? [[one, known] as const] : [];
  });
  const refunded = most(a.refunded, b.refunded);
  const disputes = joinedDisputes(a.disputes ?? {}, b.disputes ?? {});
  const [payment, invoice] = [name(a.payment, b.payment), name(a.invoice, b.invoice)];
  return {
    ...Object.fromEntries(moments),
    ...(refunded && { refunded }),
    ...(Object.keys(disputes).length > 0 && { disputes }),
    ...(payment && { payment }),
    ...(invoice && { invoice }),
  };
};

/** The latest moment of all that is known, in Unix seconds. */
export const latestOf = ({ refunded, disputes = {}, ...facts }: OrderFacts): number =>
  Math.max(
    0,
    refunded?.at ?? 0,
    ...Object.values(disputes).map(({ at }) => at),
    ...NAMES.map((one) => facts[one]?.at ?? 0),
  );
