import { randomUUID } from 'node:crypto';
import type { DataFolder } from '../data-folder.ts';

/** A checkout session. Times are Unix seconds, amounts are in the smallest unit of the currency. */
export interface Session {
  readonly id: string;
  readonly account: string | null;
  readonly title: string;
  /** The price; for a subscription, the price of each period. */
  readonly amount: number;
  /** The discount on the first payment. */
  readonly off?: number;
  readonly currency: string;
  readonly recurring: {
    readonly interval: string;
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
  /** The price of each renewal. */
  readonly amount?: number;
  readonly interval: string;
  readonly interval_count: number;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly period_start: number;
  readonly period_end: number;
  readonly trial_end: number | null;
  readonly cancel_at_period_end: boolean;
  readonly ended_at: number | null;
  /** Whether the buyer's card is declined. */
  readonly declines: boolean;
  /** The number of retries of the overdue renewal. */
  readonly retries: number;
}

/** The paid invoice of a renewal. */
export interface Invoice {
  readonly id: string;
  readonly account: string | null;
  readonly payment: string;
  readonly amount: number;
}

export interface Account {
  readonly id: string;
  readonly charges_enabled: boolean;
}

/** A discount on the first payment. */
export interface Coupon {
  readonly id: string;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
}

interface State {
  readonly sessions: Readonly<Record<string, Session>>;
  readonly subscriptions: Readonly<Record<string, Subscription>>;
  readonly invoices: Readonly<Record<string, Invoice>>;
  readonly accounts: Readonly<Record<string, Account>>;
  readonly coupons: Readonly<Record<string, Coupon>>;
  /** The refunded amount of each payment. */
  readonly refunded: Readonly<Record<string, number>>;
  /** Responses by idempotency key. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const FILE = 'payments.json';
const EMPTY: State = {
  sessions: {},
  subscriptions: {},
  invoices: {},
  accounts: {},
  coupons: {},
  refunded: {},
  answers: {},
};

type Kind = 'sessions' | 'subscriptions' | 'invoices' | 'accounts' | 'coupons';

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
    /** Returns the first response to a call that is repeated with its idempotency key. */
    once<T>(key: string | undefined, make: () => T): T {
      if (key !== undefined && key in state.answers) return state.answers[key] as T;
      const made = make();
      if (key !== undefined) write({ answers: { ...state.answers, [key]: made } });
      return made;
    },
  };
};

export type PaymentLedger = ReturnType<typeof paymentLedger>;

/** The ids of a session's payment, first invoice and subscription, in Stripe's format. */
export const paymentIdOf = ({ id }: Session): string => `pi_${id.slice(3)}`;
export const invoiceIdOf = ({ id }: Session): string => `in_${id.slice(3)}`;
export const subscriptionIdOf = ({ id }: Session): string => `sub_${id.slice(3)}`;

/** The invoice of a subscription's current period, if it is a renewal. */
export const renewalInvoiceOf = ({ id, account, period_start, amount = 0 }: Subscription): Invoice => {
  const name = `${id.slice(4)}_${period_start}`;
  return { id: `in_${name}`, payment: `pi_${name}`, account, amount };
};

/** The amount of the first payment. */
export const firstAmountOf = ({ amount, off = 0 }: Session): number => amount - off;

/** The amount due at checkout: 0 if there is a trial. */
export const dueTodayOf = (session: Session): number =>
  (session.recurring?.trial_days ?? 0) > 0 ? 0 : firstAmountOf(session);

/** A coupon's discount on an amount, rounded as Stripe does. */
export const discountOf = ({ percent_off, amount_off }: Coupon, amount: number): number =>
  Math.min(amount, amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100));
