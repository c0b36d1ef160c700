import type { Recipient } from '../../../hubs/people/contacts/recipient.ts';
import type { MemberItem } from '../../../hubs/people/members/member-item.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { FailedStep } from '../../../platform/db/transaction.ts';
import type { CouponItem } from '../../catalog/coupon-item.ts';
import { type CouponProblem, couponProblem, discountOf } from '../../catalog/discount.ts';
import type { PriceItem } from '../../catalog/price-item.ts';
import { type BillingItem, billingKey } from '../billing-item.ts';
import { knownBuyerSteps } from '../known-buyer.ts';
import { outcomeOf } from '../outcome.ts';
import { ownPurchaseSteps } from '../own-purchases.ts';
import { providerField, providerOf } from '../provider-of.ts';
import { purchaseRows } from '../purchase-steps.ts';
import type { SubscriptionItem } from '../subscriptions/subscription-item.ts';
import { findFreeOrder } from './free-order.ts';
import { newOrderSteps } from './new-order-steps.ts';
import { type HoldRank, newOrderId, type OrderItem } from './order-item.ts';

/** A requested order with the rows that were read for it. */
interface OrderRequest {
  readonly price: PriceItem;
  /** The days of the trial: those of the price, unless the buyer has had a trial of the product. */
  readonly trial_days: number | null;
  readonly coupon: CouponItem | undefined;
  readonly contact: string | null;
  readonly email: string | null;
  readonly after: string | null;
  /** The connected account that is paid. `null`: the platform's own. `undefined`: no account can take charges. */
  readonly account: string | null | undefined;
  /** The provider of that account. */
  readonly provider: string;
  /** The rank of who begins the checkout. */
  readonly hold_rank: HoldRank;
  /** The buyer's last order with the coupon, if its redemptions are limited. */
  readonly lastCouponOrder?: string | undefined;
  /** The rows of the buyer, if any. */
  readonly billing: BillingItem | undefined;
  readonly member: MemberItem | undefined;
  readonly barred: boolean;
  /** The recipient of the access, and whether the buyer is the caller. */
  readonly recipient: Recipient;
  readonly is_own: boolean;
}

/** How long a session stays open. With a coupon as short as the provider allows, because it holds a use. */
const SESSION_SECONDS = 24 * 3600 - 60;
const COUPON_SESSION_SECONDS = 31 * 60;

/** A free order needs no payment provider: there is no charge now or later. */
const isFree = ({ kind }: PriceItem, total: number): boolean => total === 0 && kind !== 'recurring';

const orderOf = (hub: HubKey, request: OrderRequest, now: Date): OrderItem => {
  const { price, trial_days, coupon, contact, email, is_own, after, account, provider } = request;
  const discount = coupon ? discountOf(coupon, price) : 0;
  const total = price.amount - discount;
  const { kind, interval, interval_count, grace_days } = price;
  const free = isFree(price, total);
  const seconds = Math.floor(now.getTime() / 1000);
  const timestamp = new Date(seconds * 1000).toISOString();
  const moment = { at: seconds, event: '' };
  return {
    id: newOrderId(hub, now),
    team_id: hub.team,
    hub_id: hub.hub,
    contact_id: contact,
    email,
    is_own,
    product_id: price.product_id,
    price_id: price.id,
    currency: price.currency,
    terms: { kind, interval, interval_count, trial_days, grace_days },
    is_trial: trial_days !== null,
    subtotal: price.amount,
    discount,
    total,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    after,
    status: 'pending',
    session_status: 'open',
    account: free ? null : (account ?? null),
    ...(!free && providerField(provider)),
    facts: free ? { completed: moment, paid: moment, granted: moment } : {},
    amount_paid: 0,
    refunded_amount: 0,
    coupon_held: coupon !== undefined,
    coupon_contact_id: coupon ? contact : null,
    ...(coupon && { hold_rank: request.hold_rank }),
    paid_at: null,
    expires_at: free
      ? null
      : new Date((seconds + (coupon ? COUPON_SESSION_SECONDS : SESSION_SECONDS)) * 1000).toISOString(),
    created_at: timestamp,
    updated_at: timestamp,
  };
};

const subscriptionOf = (order: OrderItem, coupon: CouponItem | undefined): SubscriptionItem => {
  const { id, team_id, hub_id, contact_id, product_id, price_id, account, terms, created_at } = order;
  return {
    id,
    team_id,
    hub_id,
    contact_id,
    product_id,
    price_id,
    account,
    grace_days: terms.grace_days,
    ...providerField(providerOf(order)),
    discount: coupon ? { amount: order.discount, duration: coupon.duration } : null,
    observed: { trail: [] },
    status: 'incomplete',
    cancel_at_period_end: false,
    current_period_start: null,
    current_period_end: null,
    trial_ends_at: null,
    past_due_since: null,
    grace_ends_at: null,
    ended_at: null,
    activated_at: null,
    created_at,
    updated_at: created_at,
  };
};

/** The started order, a refusal, or `again` if the rows changed since they were read. */
type StartResult = { readonly order: OrderItem } | { readonly refused: CouponProblem | 'payments_not_ready' } | 'again';

/** Why the write of an order failed: its coupon, or a concurrent change of other rows. */
const couponFailure = (
  failed: readonly FailedStep[],
  { price, lastCouponOrder }: OrderRequest,
  now: Date,
): StartResult => {
  const use = failed.find(({ label }) => label === 'use');
  if (use && use.current?.last_order !== lastCouponOrder) return 'again';
  if (use) return { refused: 'coupon_used_up' };
  const redeemed = failed.find(({ label }) => label === 'coupon');
  if (!redeemed) return 'again';
  const left = redeemed.current as CouponItem | undefined;
  return { refused: (left && couponProblem(left, price, now)) ?? 'coupon_used_up' };
};

/**
 * Creates an order and redeems its coupon in one transaction, so that concurrent orders never exceed its redemptions. A
 * free order is completed at once; a repeated request returns the first order.
 */
export const startOrder = async (
  db: Table,
  hub: HubKey,
  request: OrderRequest,
  actor: Actor,
  now: Date,
): Promise<StartResult> => {
  const { coupon, price, contact } = request;
  const free = isFree(price, price.amount - (coupon ? discountOf(coupon, price) : 0));
  const first = async (billing: BillingItem | undefined): Promise<StartResult | undefined> => {
    const buyer = { ...request, billing };
    const order =
      free && contact !== null && (await findFreeOrder(db, hub, { buyer, price: price.id, contact }, actor, now));
    if (order === 'again') return order;
    return order ? { order } : undefined;
  };
  const existing = await first(request.billing);
  if (existing) return existing;
  if (!free && request.account === undefined) return { refused: 'payments_not_ready' };
  const problem = coupon && couponProblem(coupon, price, now);
  /* The last redemption may be the buyer's own first order, created since the buyer was read. */
  if (problem)
    return (free && contact && (await first(await db.get(billingKey(hub, contact))))) || { refused: problem };
  if (coupon && coupon.max_redemptions_per_contact !== null && contact === null)
    return { refused: 'coupon_not_applicable' };
  const started = orderOf(hub, request, now);
  const subscription = price.kind === 'recurring' ? subscriptionOf(started, coupon) : undefined;
  const outcome = outcomeOf({ order: started, subscription }, now);
  const order: OrderItem = { ...started, ...outcome.order, updated_at: started.updated_at };
  const { lastCouponOrder } = request;
  const written = await db.transact([
    ...newOrderSteps(hub, { order, subscription, coupon, contact, lastCouponOrder }, actor),
    ...ownPurchaseSteps(undefined, order),
    ...purchaseRows({ ...request, entitlement: undefined }, order, outcome, actor, now),
    ...knownBuyerSteps(hub, contact, {}, { entitlement: outcome.entitlement, subscription }),
  ]);
  if (written.ok) return { order };
  if (free && written.failed.some(({ label }) => label === 'billing')) return 'again';
  return couponFailure(written.failed, request, now);
};
