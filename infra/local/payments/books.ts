import { randomUUID } from 'node:crypto';
import type { DataFolder } from '../data-folder.ts';

/** A checkout session of the stand-in; times in Unix seconds, money in minor units. */
export interface Session {
  readonly id: string;
  readonly account: string | null;
  readonly title: string;
  /** What it costs, each time where it recurs. */
  readonly amount: number;
  /** What a coupon takes off the first time. */
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
  /** What each renewal costs. */
  readonly amount?: number;
  readonly interval: string;
  readonly interval_count: number;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly period_start: number;
  readonly period_end: number;
  readonly trial_end: number | null;
  readonly cancel_at_period_end: boolean;
  readonly ended_at: number | null;
  /** The buyer's card is refused. */
  readonly declines: boolean;
  /** How often the overdue renewal was tried again. */
  readonly retries: number;
}

/** A renewal that was paid. */
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

/** Something off the first amount. */
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
  /** What was given back of each payment. */
  readonly refunded: Readonly<Record<string, number>>;
  /** Answers by their idempotency keys. */
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

export const newName = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** What the stand-in for the payment provider knows, kept with the data. */
export const books = (folder: DataFolder) => {
  let state: State = { ...EMPTY, ...folder.read<Partial<State>>(FILE, {}) };
  const write = (change: Partial<State>): void => {
    state = { ...state, ...change };
    folder.write(FILE, state);
  };
  return {
    state: () => state,
    put<K extends Kind>(kind: K, row: State[K][string]): void {
      write({ [kind]: { ...state[kind], [row.id]: row } } as Partial<State>);
    },
    /** So much of a payment was given back in all. */
    refund(payment: string, total: number): void {
      write({ refunded: { ...state.refunded, [payment]: total } });
    },
    /** Answers a call that is repeated under its key as it was answered first. */
    once<T>(key: string | undefined, make: () => T): T {
      if (key !== undefined && key in state.answers) return state.answers[key] as T;
      const made = make();
      if (key !== undefined) write({ answers: { ...state.answers, [key]: made } });
      return made;
    },
  };
};

export type Books = ReturnType<typeof books>;

/** What Stripe calls the payment and the first invoice of a session. */
export const paymentOf = ({ id }: Session): string => `pi_${id.slice(3)}`;
export const invoiceOf = ({ id }: Session): string => `in_${id.slice(3)}`;
export const subscriptionOf = ({ id }: Session): string => `sub_${id.slice(3)}`;

/** The invoice of the period that a subscription is in, where it is a renewal's. */
export const renewalOf = ({ id, account, period_start, amount = 0 }: Subscription): Invoice => {
  const name = `${id.slice(4)}_${period_start}`;
  return { id: `in_${name}`, payment: `pi_${name}`, account, amount };
};

/** What there is to pay the first time that something is paid. */
export const firstAmountOf = ({ amount, off = 0 }: Session): number => amount - off;

/** What the buyer pays by completing it: nothing where a trial comes first. */
export const paidOf = (session: Session): number =>
  (session.recurring?.trial_days ?? 0) > 0 ? 0 : firstAmountOf(session);

/** What a coupon takes off an amount, as Stripe rounds it. */
export const offOf = ({ percent_off, amount_off }: Coupon, amount: number): number =>
  Math.min(amount, amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100));
