import { type HubKey, type Key, memberPartition, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { placedId, placeOf, tagFor } from '../../../platform/ids/place-id.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { PriceItem } from '../../catalog/price-item.ts';
import { orderDisputed, orderExpired, orderFailed, orderPaid, orderRefunded } from '../fact-times.ts';
import type { PaidBy } from '../provider-of.ts';
import type { OrderFacts } from './order-facts.ts';

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'free',
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SESSION_STATUSES = ['open', 'completed', 'expired'] as const;

/** Of the price, what the buyer agreed to: later changes of the price do not reach what was sold at it. */
type Terms = Pick<PriceItem, 'kind' | 'interval' | 'interval_count' | 'trial_days' | 'grace_days'>;

/** What somebody set out to buy, and what became of it. `facts` is what is known; the rest follows from it. */
export interface OrderItem extends PaidBy {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** Who has what was bought; `null` until the payment provider has told the buyer's address. */
  readonly contact_id: string | null;
  readonly email: string | null;
  /** Whether the contact bought it for themselves, while they were signed in and named no other address. */
  readonly is_own?: boolean;
  readonly product_id: string;
  readonly price_id: string;
  readonly terms: Terms;
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly coupon_id: string | null;
  readonly coupon_code: string | null;
  /** What whoever began it wants to be told again. */
  readonly after: string | null;
  readonly status: OrderStatus;
  readonly session_status: (typeof SESSION_STATUSES)[number];
  readonly session_id?: string;
  readonly session_url?: string;
  /** The connected account of the payment provider that the money goes to; `null` for the platform's own. */
  readonly account: string | null;
  readonly facts: OrderFacts;
  /** All that was taken so far, renewals with it: nothing while a trial lasts. */
  readonly amount_paid?: number;
  /** What was given back of it. */
  readonly refunded_amount: number;
  /** One use of its coupon is this order's. */
  readonly coupon_held: boolean;
  /** Whose use of the coupon it is; of a buyer who was not known yet it is nobody’s. */
  readonly coupon_contact_id?: string | null;
  /** The subscription that its buyer had to the same product when this one was paid; it grants nothing. */
  readonly duplicate_of?: string;
  readonly paid_at: string | null;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What was taken so far; of an order from before that was counted, its total where it was paid. */
export const amountPaid = ({ amount_paid, facts, total }: Pick<OrderItem, 'amount_paid' | 'facts' | 'total'>): number =>
  amount_paid ?? (facts.paid ? total : 0);

const ORDER = 'ORDER#';
const SUBSCRIPTION = 'SUBSCRIPTION#';

const partition = (team: TeamId, tag: string): string => `${teamPartition(team)}#ORDERS#${tag}`;

/** A new order's id, which leads to its hub. What comes of an order, a subscription or an entitlement, has its id. */
export const newOrderId = (hub: HubKey, at: Date): string => placedId(tagFor(hub.hub), at.getTime());

const keyWith =
  (prefix: string) =>
  (team: TeamId, id: string): Key | undefined => {
    const tag = placeOf(id);
    return tag === undefined ? undefined : { pk: partition(team, tag), sk: `${prefix}${id}` };
  };

/** Found by its id and its team alone; `undefined` for an id that no order can have. */
export const orderKey = keyWith(ORDER);
export const subscriptionKey = keyWith(SUBSCRIPTION);

/** A hub's orders or subscriptions in the order they were begun; two hubs that share a tag share the run. */
export const ordersOf = ({ team, hub }: HubKey) => ({ partition: partition(team, tagFor(hub)), prefix: ORDER });
export const subscriptionsOf = ({ team, hub }: HubKey) => ({
  partition: partition(team, tagFor(hub)),
  prefix: SUBSCRIPTION,
});

/** A member's own subscriptions, in the index. */
export const subscriptionsBy = (hub: HubKey, contact: string) =>
  ({ partition: `${memberPartition(hub, contact)}#SUBSCRIPTIONS`, prefix: 'AT#', index: 'listing' }) as const;

/** What an order turned into: what the world is told of. */
const WORDS = {
  pending: undefined,
  paid: 'paid',
  free: 'paid',
  failed: 'failed',
  expired: 'expired',
  partially_refunded: 'refunded',
  refunded: 'refunded',
  disputed: 'disputed',
} as const satisfies Record<OrderStatus, string | undefined>;

/** From these on it becomes paid; from any other it is so again, as when a dispute is won. */
const UNPAID: ReadonlySet<OrderStatus> = new Set(['pending', 'failed', 'expired']);

export const orderEvents = /* @__PURE__ */ lifecycle<OrderItem>()({
  thing: 'order',
  resource_type: 'orders',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  unspoken: ['facts', 'session_id', 'session_url', 'coupon_held'],
  created: ({ status }) => WORDS[status] ?? 'created',
  updated: (before, after) => {
    const told = WORDS[after.status] ?? 'updated';
    if (told === 'paid' && !UNPAID.has(before.status)) return 'updated';
    if (told !== 'refunded' && before.status !== after.status) return told;
    return before.refunded_amount < after.refunded_amount ? 'refunded' : 'updated';
  },
  deleted: null,
  at: {
    created: 'created_at',
    updated: 'updated_at',
    paid: orderPaid,
    failed: orderFailed,
    expired: orderExpired,
    refunded: orderRefunded,
    disputed: orderDisputed,
  },
});
