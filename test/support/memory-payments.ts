import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ConnectPayments, PaymentCallbacks } from '../../shared/commerce/payments/adapter.ts';
import type { PaymentEvent } from '../../shared/commerce/payments/payment-event.ts';
import { PaymentRefused, type RefundRequest, type SessionRequest } from '../../shared/commerce/payments/payments.ts';
import { type CallbackProvider, isTimely } from '../../shared/platform/callbacks/provider.ts';

/** A payment provider in memory. It signs the time and the body with one secret, in base64. */
export const MEMORY_SECRET = 'secret of the provider in memory';

export const memory = { sessions: new Map<string, SessionRequest>(), refunds: [] as RefundRequest[] };

const Event = z.object({
  reference: z.string(),
  type: z.enum(['account_ready', 'purchase_paid', 'purchase_refunded']),
  seconds: z.int(),
  shop: z.string().nullable(),
  purchase: z.object({ team: z.string(), order: z.string() }).optional(),
  cents: z.int().default(0),
});
export type MemoryEvent = z.input<typeof Event>;

const signatureOf = (time: string, body: Uint8Array): Buffer =>
  createHmac('sha256', MEMORY_SECRET).update(`${time}\n`).update(body).digest();

export const memoryHeaders = (body: string, at: Date): Readonly<Record<string, string>> => {
  const time = String(Math.floor(at.getTime() / 1000));
  return {
    'content-type': 'application/json',
    'x-memory-time': time,
    'x-memory-signature': signatureOf(time, Buffer.from(body)).toString('base64'),
  };
};

const verifier: CallbackProvider = {
  name: 'memory',
  family: 'payment',
  async verify({ body, headers }, now) {
    const time = headers['x-memory-time'] ?? '';
    const signature = Buffer.from(headers['x-memory-signature'] ?? '', 'base64');
    const expected = signatureOf(time, body);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return 'invalid_signature';
    if (!isTimely(Number(time), now)) return 'invalid_signature';
    const { reference, type, seconds } = Event.parse(JSON.parse(Buffer.from(body).toString('utf8')));
    return { event_id: reference, kind: type, occurred_at: new Date(seconds * 1000).toISOString() };
  },
};

const readEvent = (payload: unknown): PaymentEvent => {
  const { reference: id, type, seconds: at, shop: account, purchase, cents } = Event.parse(payload);
  const nothing = { paid: undefined, settled: undefined, session: undefined, email: undefined, state: undefined };
  const common = { ...nothing, id, at, account, order: undefined, names: [], reported: {} };
  if (type === 'account_ready' && account !== null) {
    const ready = { charges_enabled: true, payouts_enabled: true, details_submitted: true };
    return { ...common, state: { account_id: account, ...ready } };
  }
  if (!purchase) return common;
  const payment = `payment-of-${purchase.order}`;
  const [order, moment] = [
    { team_id: purchase.team, id: purchase.order },
    { at, event: id },
  ];
  const refunds = { [payment]: { ...moment, amount: cents } };
  if (type === 'purchase_refunded') return { ...common, order, names: [payment], reported: { facts: { refunds } } };
  const taken = { charged: moment, taken: { ...moment, name: payment }, payment };
  return {
    ...common,
    order,
    names: [payment],
    paid: { name: payment, amount: cents },
    reported: { facts: { completed: moment, paid: moment, granted: moment, ...taken } },
  };
};

export const memoryCallbacks: PaymentCallbacks = { connect: () => verifier, readEvent };

const noSubscriptions = () => Promise.reject(new PaymentRefused('This provider has no subscriptions.'));

export const connectMemory: ConnectPayments = () => ({
  async openSession(request) {
    const id = `session-of-${request.order.id}`;
    memory.sessions.set(id, request);
    return { id, url: `https://memory.example.com/${id}` };
  },
  async refund(request) {
    memory.refunds.push(request);
    return { id: request.id, payment: request.payment };
  },
  async createAccount(team) {
    const not = { charges_enabled: false, payouts_enabled: false, details_submitted: false };
    return { account_id: `shop-of-${team}`, ...not };
  },
  onboardingUrl: async (account) => `https://memory.example.com/onboarding/${account}`,
  expireSession: async () => 'expired',
  cancelAtPeriodEnd: noSubscriptions,
  cancelNow: noSubscriptions,
});
