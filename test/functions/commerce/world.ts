import Stripe from 'stripe';
import { paymentCallbackRoutes } from '../../../functions/callbacks/payments.ts';
import { type CallbackPorts, providerLookup } from '../../../functions/callbacks/ports.ts';
import type { CommercePorts } from '../../../functions/commerce/ports.ts';
import { routes as commerce } from '../../../functions/commerce/routes.ts';
import { processCallbacks } from '../../../functions/process-callbacks/process-callbacks.ts';
import type { Route } from '../../../shared/api/route.ts';
import {
  PaymentRefused,
  type Payments,
  type PaymentsOf,
  type RefundRequest,
  type SessionRequest,
} from '../../../shared/commerce/payments/payments.ts';
import type { ProviderSubscription } from '../../../shared/commerce/payments/provider-subscription.ts';
import { DEFAULT_PAYMENT_PROVIDER } from '../../../shared/commerce/payments/registry.ts';
import { stripeCallbacks } from '../../../shared/commerce/payments/stripe/callbacks.ts';
import { paymentEvent } from '../../../shared/commerce/payments/stripe/events.ts';
import { paymentEffect } from '../../../shared/commerce/purchases/payment-effect.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import type { CallbackJob } from '../../../shared/platform/callbacks/callback-job.ts';
import type { Effect } from '../../../shared/platform/callbacks/effect.ts';
import type { CallbackProvider } from '../../../shared/platform/callbacks/provider.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant, type World } from '../../support/world.ts';

export const SECRETS = { platform: 'whsec_platform_of_this_test', connect: 'whsec_connect_of_this_test' } as const;
export type Endpoint = keyof typeof SECRETS;
export const ORIGIN = 'https://hub.example.com';

/** The requests to a fake payment provider, and its configured responses. */
export interface FakeProvider {
  readonly sessions: (SessionRequest & { readonly id: string })[];
  readonly refunds: RefundRequest[];
  /** The subscriptions that were canceled at the end of their periods, or resumed. */
  readonly cancels: { readonly account: string | null; readonly name: string; readonly cancel: boolean }[];
  /** The subscriptions that were canceled at once. */
  readonly ended: { readonly account: string | null; readonly name: string }[];
  /** The sessions that were requested to expire. */
  readonly expired: string[];
  /** The sessions that cannot expire because their buyers have completed them. */
  readonly paid: Set<string>;
  /** What was sent with each new account and each onboarding URL. */
  readonly accounts: { readonly email: string | null; readonly country: string | null | undefined }[];
  readonly onboardings: { readonly account: string; readonly back: string; readonly refresh: string | undefined }[];
  /** The error of every request while it is set. */
  fails: Error | undefined;
  subscription: Partial<ProviderSubscription>;
}

export type Ports = CommercePorts & CallbackPorts;

export interface CommerceWorld extends World {
  readonly service: TestService<Ports>;
  readonly db: Table;
  readonly fakeProvider: FakeProvider;
  readonly payments: PaymentsOf;
  readonly queued: CallbackJob[];
  readonly failures: unknown[];
  /** The worker’s current time. */
  now: Date;
  send(method: string, path: string, body?: { type: string; attributes: object }, token?: string): Promise<ApiResponse>;
  get(path: string, token?: string): Promise<ApiResponse>;
  person(): Promise<{ id: string; token: string; email: string }>;
  /** Sends an event as Stripe signs it. */
  sendEvent(
    event: object,
    options?: Partial<Call> & { at?: number; endpoint?: Endpoint; secret?: string },
  ): Promise<ApiResponse>;
  /** Processes every queued message; returns the number of failures. */
  work(receives?: number): Promise<number>;
}

export const header = (payload: string, secret: string, at = Date.now()): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });

const paymentsOf = (fakeProvider: FakeProvider): Payments => {
  const orFail = async <T>(value: () => T): Promise<T> => {
    if (fakeProvider.fails) throw fakeProvider.fails;
    return value();
  };
  return {
    openSession: (request) =>
      orFail(() => {
        const id = `cs_${request.order.id}`;
        fakeProvider.sessions.push({ ...request, id });
        return { id, url: `https://pay.example.com/${id}` };
      }),
    refund: (request) =>
      orFail(() => {
        fakeProvider.refunds.push(request);
        return { id: request.id, payment: request.payment.replace(/^in_/, 'pi_') };
      }),
    cancelAtPeriodEnd: ({ account, name }, cancel_at_period_end) =>
      orFail(() => {
        fakeProvider.cancels.push({ account, name, cancel: cancel_at_period_end });
        return {
          ...{ name, status: 'active' as const, cancel_at_period_end, trial_end: null, ended_at: null },
          ...{ period_start: null, period_end: null, ...fakeProvider.subscription },
        };
      }),
    cancelNow: ({ account, name }) =>
      orFail(() => {
        fakeProvider.ended.push({ account, name });
        const at = Math.floor(Date.now() / 1000);
        return {
          ...{ name, status: 'canceled' as const, cancel_at_period_end: false, trial_end: null, ended_at: at },
          ...{ period_start: null, period_end: null },
        };
      }),
    expireSession: ({ id }) =>
      orFail(() => {
        fakeProvider.expired.push(id);
        return fakeProvider.paid.has(id) ? ('complete' as const) : ('expired' as const);
      }),
    createAccount: (team, email, country) =>
      orFail(() => {
        fakeProvider.accounts.push({ email, country });
        const not = { charges_enabled: false, payouts_enabled: false, details_submitted: false };
        return { account_id: `acct_${team}`, ...not };
      }),
    onboardingUrl: (account, back, refresh) =>
      orFail(() => {
        fakeProvider.onboardings.push({ account, back, refresh });
        return `https://pay.example.com/onboarding/${account}`;
      }),
  };
};

/** Overrides of the ports, and further providers. */
interface Overrides {
  /** Whether the store has a stream. Default: no. */
  readonly stream?: boolean;
  readonly platformSells?: boolean;
  readonly payments?: PaymentsOf;
  readonly provider?: string;
  readonly callbacks?: readonly CallbackProvider[];
  readonly effects?: Readonly<Record<string, Effect>>;
}

export const startCommerce = async (overrides: Overrides = {}): Promise<CommerceWorld> => {
  const fakeProvider: FakeProvider = {
    sessions: [],
    refunds: [],
    cancels: [],
    ended: [],
    expired: [],
    paid: new Set(),
    accounts: [],
    onboardings: [],
    fails: undefined,
    subscription: {},
  };
  const queued: CallbackJob[] = [];
  const failures: unknown[] = [];
  const secrets = {
    platform: async () => [{ signing_secret: SECRETS.platform }],
    connect: async () => [{ signing_secret: SECRETS.connect }],
  };
  const ports: Ports = {
    payments: overrides.payments ?? (() => paymentsOf(fakeProvider)),
    provider: overrides.provider ?? DEFAULT_PAYMENT_PROVIDER,
    publicOrigin: ORIGIN,
    platformSells: overrides.platformSells ?? true,
    callbacks: {
      queue: { send: async (job) => void queued.push(job) },
      provider: providerLookup([stripeCallbacks(secrets, { live: false }), ...(overrides.callbacks ?? [])]),
    },
  };
  const all = [...commerce, ...paymentCallbackRoutes] as unknown as readonly Route<Ports>[];
  const service = await startService<Ports>(all, ports, { stream: overrides.stream ?? false });
  const world = await seedWorld(service.db, service.keys);
  const { ours } = world;
  for (const { id, hub } of [world.ours, world.theirs])
    await service.db.update(hubItemKey({ team: id, hub }), { set: { allowed_origins: ['https://shop.example.com'] } });
  const send: CommerceWorld['send'] = (method, path, data, token = ours.users.owner.token) =>
    service.call({ method, path: `/api/v1${path}`, token, ...(data && { body: { data } }) });
  const commerceWorld: CommerceWorld = {
    ...world,
    service,
    db: service.db,
    fakeProvider,
    payments: ports.payments,
    queued,
    failures,
    now: new Date(),
    send,
    get: (path, token) => send('GET', path, undefined, token),
    async person() {
      const email = `${newId()}@example.com`;
      const input = { email, name: 'Ada', password_hash: null, hubs: [{ id: ours.hub, status: 'active' as const }] };
      const made = await contacts(service.db, ours.id).create(input, new Date());
      if (typeof made === 'string') throw new Error(made);
      return { id: made.id, email, token: service.keys.issue({ kind: 'contact', id: made.id, team: ours.id }) };
    },
    sendEvent(event, { at, endpoint = 'platform', secret, ...call } = {}) {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      return service.call({
        method: 'POST',
        path: `/webhooks/stripe/${endpoint}`,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': header(body, secret ?? SECRETS[endpoint], at),
        },
        body,
        ...call,
      });
    },
    async work(receives = 1) {
      const handler = processCallbacks({
        db: service.db,
        now: () => commerceWorld.now,
        effects: { stripe: paymentEffect(paymentEvent), ...overrides.effects },
        failed: (_, error) => failures.push(error),
      });
      const Records = queued.splice(0).map((job, nth) => ({
        messageId: String(nth),
        body: JSON.stringify(job),
        attributes: { ApproximateReceiveCount: String(receives) },
      }));
      return (await handler({ Records })).batchItemFailures.length;
    },
  };
  return commerceWorld;
};

export { PaymentRefused };

export const ofHub = ({ id, hub }: Tenant, path: string): string => `/teams/${id}/hubs/${hub}${path}`;

interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
export const data = ({ body }: ApiResponse): Resource => body.data as Resource;
export const items = ({ body }: ApiResponse): readonly Resource[] => body.data as readonly Resource[];
/** `201`, `422 name_taken /data/attributes/name` */
export const outcome = ({ status, body }: ApiResponse): string => {
  const [error] = (body.errors ?? []) as readonly { code?: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer].filter(Boolean).join(' ');
};

/** Creates a product with one price. */
export const priced = async (
  world: CommerceWorld,
  price: object,
  tenant = world.ours,
): Promise<{ product: string; price: string }> => {
  const { token } = tenant.users.owner;
  const product = data(
    await world.send('POST', ofHub(tenant, '/products'), { type: 'products', attributes: { name: 'A course' } }, token),
  ).id;
  const made = await world.send(
    'POST',
    ofHub(tenant, `/products/${product}/prices`),
    { type: 'prices', attributes: price },
    token,
  );
  return { product, price: data(made).id };
};

export const FREE = { kind: 'free', currency: 'EUR' };
export const ONCE = { kind: 'one_time', amount: 4900, currency: 'EUR' };
export const MONTHLY = { kind: 'recurring', amount: 1500, currency: 'EUR', interval: 'month' };

export const buy = (world: CommerceWorld, price_id: string, token: string, more: object = {}, hub = world.ours.hub) =>
  world.send('POST', `/hub/${hub}/checkout`, { type: 'checkout_sessions', attributes: { price_id, ...more } }, token);
