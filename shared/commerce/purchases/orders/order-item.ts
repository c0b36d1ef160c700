import { type HubKey, type Key, memberPartition, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { BOOKS_WITH_ADDRESS } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { idsFrom, newPlaceId, placeOf, tagFor } from '../../../platform/ids/place-id.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { PriceItem } from '../../catalog/price-item.ts';
import { orderDisputed, orderExpired, orderFailed, orderPaid, orderRefunded } from '../fact-times.ts';
import type { HasProvider } from '../provider-of.ts';
import type { OrderFacts } from './order-facts.ts';

export const orderEntity = /* @__PURE__ */ entity('order');

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

/** Why a paid order grants nothing and is refunded: what it bought, or its buyer, was gone before the payment. */
export type RefusedFor = 'buyer_removed' | 'buyer_banned' | 'buyer_erased' | 'product_deleted' | 'hub_deleted';

/** The ranks of who began a checkout: not signed in, signed in with an unverified address, and with a verified one. */
export const HOLD_RANKS = { anonymous: 0, unverified: 1, verified: 2 } as const;
export type HoldRank = (typeof HOLD_RANKS)[keyof typeof HOLD_RANKS];

/** The terms of the price at the time of the order. Later changes of the price do not apply. */
type Terms = Pick<PriceItem, 'kind' | 'interval' | 'interval_count' | 'trial_days' | 'grace_days'>;

/** An order. `facts` are the reported facts; the status and amounts are derived from them. */
export interface OrderItem extends HasProvider {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** The buyer. `null` until the payment provider has reported the address of the buyer. */
  readonly contact_id: string | null;
  readonly email: string | null;
  /** Whether a signed-in contact ordered for themselves, without another address. */
  readonly is_own?: boolean;
  readonly product_id: string;
  readonly price_id: string;
  readonly terms: Terms;
  /** Whether it begins with a trial, and is paid with its first charge. Missing in orders whose trials counted as paid. */
  readonly is_trial?: boolean;
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly coupon_id: string | null;
  readonly coupon_code: string | null;
  /** The text that was sent as `after` with the checkout. */
  readonly after: string | null;
  readonly status: OrderStatus;
  readonly session_status: (typeof SESSION_STATUSES)[number];
  readonly session_id?: string;
  readonly session_url?: string;
  /** The connected account that is paid. `null` for the platform's own account. */
  readonly account: string | null;
  readonly facts: OrderFacts;
  /** The total of all charges, including renewals. 0 during a trial. */
  readonly amount_paid?: number;
  /** The total of all refunds. */
  readonly refunded_amount: number;
  /** Whether the order counts as a use of its coupon. */
  readonly coupon_held: boolean;
  /** Who gives up the use of the coupon for whom: one with a lower rank for one with a higher. Missing: for nobody. */
  readonly hold_rank?: HoldRank;
  /** The contact whose use of the coupon it is. `null` if the buyer was not known at checkout. */
  readonly coupon_contact_id?: string | null;
  /** The subscription that the buyer already had to the same product. Such an order grants no access. */
  readonly duplicate_of?: string;
  /** Why its payment is refunded. Such an order grants no access. */
  readonly refused_for?: RefusedFor;
  readonly paid_at: string | null;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The total of all charges. For older orders without `amount_paid`: the total if paid. */
export const amountPaid = ({ amount_paid, facts, total }: Pick<OrderItem, 'amount_paid' | 'facts' | 'total'>): number =>
  amount_paid ?? (facts.paid ? total : 0);

/** Whether the order grants no access although it is paid. Its payments are refunded. */
export const grantsNothing = ({
  duplicate_of,
  refused_for,
}: Pick<OrderItem, 'duplicate_of' | 'refused_for'>): boolean => duplicate_of !== undefined || refused_for !== undefined;

const ORDER = 'ORDER#';
const SUBSCRIPTION = 'SUBSCRIPTION#';

const partition = (team: TeamId, tag: string): string => `${teamPartition(team)}#ORDERS#${tag}`;

/** A new order id, which contains the tag of the hub. Its subscription and entitlement have the same id. */
export const newOrderId = (hub: HubKey, now: Date): string => newPlaceId(tagFor(hub.hub), now.getTime());

const keyWith =
  (prefix: string) =>
  (team: TeamId, id: string): Key | undefined => {
    const tag = placeOf(id);
    return tag === undefined ? undefined : { pk: partition(team, tag), sk: `${prefix}${id}` };
  };

/** The key of an order by team and id. `undefined` for an id that is not an order id. */
export const orderKey = keyWith(ORDER);
export const subscriptionKey = keyWith(SUBSCRIPTION);

/** The orders of a hub by creation. Hubs with the same tag share the range: filter by `hub_id`. */
export const ordersOf = ({ team, hub }: HubKey) => ({ partition: partition(team, tagFor(hub)), prefix: ORDER });

/** A period: from its first moment on, and before its last. */
interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The orders of a hub that were created in a period, by `created_at`, which has whole seconds. */
export const ordersBetween = (hub: HubKey, { from, to }: Period) => {
  const { partition, prefix } = ordersOf(hub);
  const at = (time: string): string => `${prefix}${idsFrom(Math.ceil(Date.parse(time) / 1000) * 1000)}`;
  const first = from === undefined ? prefix : at(from);
  const last = to === undefined ? `${prefix}~` : at(to);
  /* The store refuses a range that ends before it begins. */
  return { partition, between: [first, last < first ? first : last] } as const;
};

export const subscriptionsOf = ({ team, hub }: HubKey) => ({
  partition: partition(team, tagFor(hub)),
  prefix: SUBSCRIPTION,
});

/** A member's own subscriptions, in the index. */
export const subscriptionsBy = (hub: HubKey, contact: string) =>
  ({ partition: `${memberPartition(hub, contact)}#SUBSCRIPTIONS`, prefix: 'AT#', index: 'listing' }) as const;

/** The event of each status. */
const EVENT_NAMES = {
  pending: undefined,
  paid: 'paid',
  free: 'paid',
  failed: 'failed',
  expired: 'expired',
  partially_refunded: 'refunded',
  refunded: 'refunded',
  disputed: 'disputed',
} as const satisfies Record<OrderStatus, string | undefined>;

/** `paid` is an event only after one of these; after any other status, such as a won dispute, it is `updated`. */
const UNPAID: ReadonlySet<OrderStatus> = new Set(['pending', 'failed', 'expired']);

const orderEvents = /* @__PURE__ */ lifecycle<OrderItem>()({
  thing: 'order',
  resource_type: 'orders',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['facts', 'session_id', 'session_url', 'coupon_held', 'hold_rank'],
  created: ({ status }) => EVENT_NAMES[status] ?? 'created',
  updated: (before, after) => {
    const event = EVENT_NAMES[after.status] ?? 'updated';
    if (event === 'paid' && !UNPAID.has(before.status)) return 'updated';
    if (event !== 'refunded' && before.status !== after.status) return event;
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

export const orderKind = {
  entity: orderEntity,
  key: ['TEAM#{team}#ORDERS#{tag}', 'ORDER#{order}'],
  index: ['ORDERS#PENDING or none', 'DUE#{at}#{order} or none'],
  events: orderEvents,
  person: { contact: { exported: 'orders', erased: BOOKS_WITH_ADDRESS } },
  text: 'not searched',
  gives: false,
  note: "in the index while it may yet be paid; the tag is the hub's",
} as const satisfies RowKind;
