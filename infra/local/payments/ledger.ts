import { randomUUID } from 'node:crypto';
import type { DataFolder } from '../data-folder.ts';
import { StripeProblem } from './stripe-problem.ts';

export type Interval = 'day' | 'week' | 'month' | 'year';

/** A checkout session. Times are Unix seconds, amounts are in the smallest unit of the currency. */
export interface Session {
  readonly id: string;
  readonly account: string | null;
  readonly title: string;
  /** The price; for a subscription, the price of each period. */
  readonly amount: number;
  /** The discount of each payment while the coupon lasts: the first, those of some months, or all. */
  readonly off?: number;
  readonly duration?: Coupon['duration'];
  readonly months?: number | null;
  readonly currency: string;
  readonly created?: number;
  readonly recurring: {
    readonly interval: Interval;
    readonly interval_count: number;
    readonly trial_days: number;
  } | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly email: string | null;
  readonly expires_at: number;
  readonly status: 'open' | 'complete' | 'expired';
}

export interface Subscription {
  readonly id: string;
  readonly account: string | null;
  readonly title: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The price of each renewal, without the discount. */
  readonly amount?: number;
  readonly currency?: string;
  /** The discount of each payment: of the first one, or of those before a time. */
  readonly discount?: { readonly off: number; readonly lasts: 'once' | 'forever' | number };
  /** The time on whose day of the month periods begin. */
  readonly anchor?: number;
  readonly created?: number;
  readonly interval: Interval;
  readonly interval_count: number;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly period_start: number;
  readonly period_end: number;
  readonly trial_end: number | null;
  readonly cancel_at_period_end: boolean;
  /** A time at which it ends, in or after the current period. */
  readonly cancel_at?: number | null;
  readonly ended_at: number | null;
  /** Whether the buyer's card is declined. */
  readonly declines: boolean;
  /** The number of retries of the overdue renewal. */
  readonly retries: number;
}

/** The paid invoice of a subscription. */
export interface Invoice {
  readonly id: string;
  readonly account: string | null;
  readonly subscription?: string;
  readonly currency?: string;
  readonly payment: string;
  readonly amount: number;
}

export interface Account {
  readonly id: string;
  readonly charges_enabled: boolean;
  readonly email?: string | null;
  /** Where the page of the last onboarding link returns to. */
  readonly return_url?: string;
}

export interface Coupon {
  readonly id: string;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly currency: string | null;
  /** The payments that it reduces. */
  readonly duration: 'once' | 'repeating' | 'forever';
  readonly months: number | null;
  readonly max_redemptions: number | null;
}

export interface Refund {
  readonly id: string;
  readonly account: string | null;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: 'succeeded' | 'failed';
  readonly created: number;
}

interface State {
  readonly sessions: Readonly<Record<string, Session>>;
  readonly subscriptions: Readonly<Record<string, Subscription>>;
  readonly invoices: Readonly<Record<string, Invoice>>;
  readonly accounts: Readonly<Record<string, Account>>;
  readonly coupons: Readonly<Record<string, Coupon>>;
  readonly refunds: Readonly<Record<string, Refund>>;
  /** The refunded amount of each payment. */
  readonly refunded: Readonly<Record<string, number>>;
  /** Calls by idempotency key. */
  readonly calls: Readonly<Record<string, { readonly request: string; readonly answer: unknown }>>;
}

const FILE = 'payments.json';
const EMPTY: State = {
  sessions: {},
  subscriptions: {},
  invoices: {},
  accounts: {},
  coupons: {},
  refunds: {},
  refunded: {},
  calls: {},
};

type Kind = 'sessions' | 'subscriptions' | 'invoices' | 'accounts' | 'coupons' | 'refunds';

const keyReused = (key = ''): StripeProblem =>
  new StripeProblem(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The state of the payment provider stand-in, stored in the data folder. Its pages are at the origin. */
export const paymentLedger = (folder: DataFolder, origin: string) => {
  let state: State = { ...EMPTY, ...folder.read<Partial<State>>(FILE, {}) };
  const write = (change: Partial<State>): void => {
    state = { ...state, ...change };
    folder.write(FILE, state);
  };
  return {
    origin,
    state: () => state,
    put<K extends Kind>(kind: K, row: State[K][string]): void {
      write({ [kind]: { ...state[kind], [row.id]: row } } as Partial<State>);
    },
    /** Sets the total refunded amount of a payment. */
    refund(payment: string, total: number): void {
      write({ refunded: { ...state.refunded, [payment]: total } });
    },
    /**
     * Returns the first response to a call that is repeated with its idempotency key, and refuses another call with it.
     * A refused call is not kept.
     */
    async once(key: string | undefined, request: string, make: () => unknown): Promise<unknown> {
      const known = key === undefined ? undefined : state.calls[key];
      if (known && known.request !== request) throw keyReused(key);
      if (known) return known.answer;
      const answer = await make();
      if (key !== undefined) write({ calls: { ...state.calls, [key]: { request, answer } } });
      return answer;
    },
  };
};

export type PaymentLedger = ReturnType<typeof paymentLedger>;

/** The ids of a session's payment, first invoice and subscription, in Stripe's format. */
export const paymentIdOf = ({ id }: Session): string => `pi_${id.slice(3)}`;
export const invoiceIdOf = ({ id }: Session): string => `in_${id.slice(3)}`;
export const subscriptionIdOf = ({ id }: Session): string => `sub_${id.slice(3)}`;

/** The amount due for a subscription's current period. A discount of one payment is that of the first paid period. */
const dueOf = ({ amount = 0, discount, period_start, anchor }: Subscription): number => {
  if (!discount) return amount;
  const { off, lasts } = discount;
  const applies = lasts === 'forever' || (lasts === 'once' ? period_start === anchor : period_start < lasts);
  return applies ? amount - off : amount;
};

/** The invoice of a subscription's current period, if it is a renewal. */
export const renewalInvoiceOf = (subscription: Subscription): Invoice => {
  const { id, account, currency = '', period_start } = subscription;
  const name = `${id.slice(4)}_${period_start}`;
  return {
    id: `in_${name}`,
    payment: `pi_${name}`,
    account,
    subscription: id,
    currency,
    amount: dueOf(subscription),
  };
};

/** The amount of the first payment: after a trial, of the payment at its end. */
export const firstAmountOf = ({ amount, off = 0 }: Session): number => amount - off;

/** The amount due at checkout: 0 if there is a trial. */
export const dueTodayOf = (session: Session): number =>
  (session.recurring?.trial_days ?? 0) > 0 ? 0 : firstAmountOf(session);

/** A coupon's discount on an amount, rounded as Stripe does. */
export const discountOf = ({ percent_off, amount_off }: Coupon, amount: number): number =>
  Math.min(amount, amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100));
