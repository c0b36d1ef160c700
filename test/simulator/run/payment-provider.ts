import {
  PaymentRefused,
  type Payments,
  type RefundRequest,
  type SessionRequest,
} from '../../../shared/commerce/payments/payments.ts';
import { paymentEffect } from '../../../shared/commerce/purchases/payment-effect.ts';
import { type MemoryEvent, memoryCallbacks, memoryHeaders } from '../../support/memory-payments.ts';
import type { Scheduler } from '../core/scheduler.ts';

/** A session of the provider, and what happened to it. */
interface Session {
  readonly id: string;
  readonly request: SessionRequest;
  state: 'open' | 'paid' | 'expired';
  /** Whether a buyer was given its address. Nobody can pay another session. */
  shown: boolean;
}

const urlOf = (id: string): string => `https://pay.example.com/${id}`;

/** A callback that the provider sends until it is accepted. */
export interface PendingCallback {
  readonly event: MemoryEvent;
  accepted: boolean;
}

const none = (): Promise<never> => Promise.reject(new PaymentRefused('The simulated shop has no subscriptions'));

/** A payment provider: sessions that buyers pay, refunds that are made once by their id, and callbacks. */
export class PaymentProvider {
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, RefundRequest>();
  readonly callbacks: PendingCallback[] = [];
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  #report(type: MemoryEvent['type'], { team_id: team, id: order }: SessionRequest['order'], cents: number): void {
    const seconds = Math.floor(this.#scheduler.now / 1000);
    const reference = `${type} ${order} ${cents}`;
    const event = { reference, type, seconds, shop: null, purchase: { team, order }, cents };
    this.callbacks.push({ event, accepted: false });
  }

  /** A buyer was given the address of a session. */
  show(url: unknown): void {
    for (const session of this.sessions.values()) if (urlOf(session.id) === url) session.shown = true;
  }

  /** The open sessions whose address a buyer has. */
  get payable(): readonly Session[] {
    return [...this.sessions.values()].filter(({ state, shown }) => state === 'open' && shown);
  }

  /** The buyer pays an open session. */
  pay(session: Session): void {
    if (session.state !== 'open') return;
    session.state = 'paid';
    this.#report('purchase_paid', session.request.order, session.request.price.amount);
  }

  #open(request: SessionRequest): { readonly id: string; readonly url: string } {
    const id = `session-of-${request.order.id}`;
    if (!this.sessions.has(id)) this.sessions.set(id, { id, request, state: 'open', shown: false });
    return { id, url: urlOf(id) };
  }

  #refund(request: RefundRequest): { readonly id: string; readonly payment: string } {
    if (!this.refunds.has(request.id)) {
      this.refunds.set(request.id, request);
      this.#report('purchase_refunded', request.order, this.refunded(request.order.id));
    }
    return { id: request.id, payment: request.payment };
  }

  /** What was refunded of an order. */
  refunded(order: string): number {
    const own = [...this.refunds.values()].filter((refund) => refund.order.id === order);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }

  #expire(id: string): 'expired' | 'complete' {
    const session = this.sessions.get(id);
    if (session?.state === 'paid') return 'complete';
    if (session) session.state = 'expired';
    return 'expired';
  }

  /** The client that the product calls. */
  client(): Payments {
    const call = <T>(label: string, apply: () => T): Promise<T> => this.#scheduler.call('payments', label, apply);
    return {
      openSession: (request) => call('open a session', () => this.#open(request)),
      refund: (request) => call('refund', () => this.#refund(request)),
      expireSession: ({ id }) => call('expire a session', () => this.#expire(id)),
      createAccount: none,
      onboardingUrl: none,
      cancelAtPeriodEnd: none,
      cancelNow: none,
    };
  }
}

/** The request of a callback, signed by the provider. */
export const callbackRequest = ({ event }: PendingCallback, now: number) => {
  const raw = JSON.stringify(event);
  return {
    method: 'POST',
    path: '/webhooks/stripe/platform',
    root: true,
    raw,
    headers: memoryHeaders(raw, new Date(now)),
  };
};

/** The simulated provider has the name of the registered one, whose orders it takes. */
export const PROVIDER = 'stripe';

export const callbackVerifier = { ...memoryCallbacks.connect({}), name: PROVIDER };

export const EFFECTS = { [PROVIDER]: paymentEffect(memoryCallbacks.readEvent) };
