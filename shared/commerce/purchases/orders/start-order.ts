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
import { outcomeOf } from '../outcome.ts';
import { paidBy, providerOf } from '../provider-of.ts';
import { purchaseRows } from '../purchase-steps.ts';
import type { SubscriptionItem } from '../subscriptions/subscription-item.ts';
import { freeOrder } from './free-order.ts';
import { newOrderSteps } from './new-order-steps.ts';
import { newOrderId, type OrderItem } from './order-item.ts';

/** What somebody wants to buy, as far as it has been looked up. */
interface Wanted {
  readonly price: PriceItem;
  readonly coupon: CouponItem | undefined;
  readonly contact: string | null;
  readonly email: string | null;
  readonly after: string | null;
  /** The connected account that is paid; `null` for the platform's own, `undefined` where nobody can take charges. */
  readonly account: string | null | undefined;
  /** The provider that has that account. */
  readonly provider: string;
  /** The buyer's last order with the coupon, where its uses can run out. */
  readonly lastWithCoupon?: string | undefined;
  /** The buyer's rows, so far as they have any. */
  readonly billing: BillingItem | undefined;
  readonly member: MemberItem | undefined;
  readonly barred: boolean;
  /** To whom it is given; and whether the buyer is who asks for it. */
  readonly recipient: Recipient;
  readonly is_own: boolean;
}

/** How long a session stays open: with a coupon as short as the provider lets it, since it holds a use of it. */
const SESSION_SECONDS = 24 * 3600 - 60;
const COUPON_SESSION_SECONDS = 31 * 60;

/** Such an order needs no payment provider: there is nothing to take, now or later. */
const isFree = ({ kind }: PriceItem, total: number): boolean => total === 0 && kind !== 'recurring';

const orderOf = (hub: HubKey, wanted: Wanted, at: Date): OrderItem => {
  const { price, coupon, contact, email, is_own, after, account, provider } = wanted;
  const discount = coupon ? discountOf(coupon, price.amount) : 0;
  const total = price.amount - discount;
  const { kind, interval, interval_count, trial_days, grace_days } = price;
  const free = isFree(price, total);
  const seconds = Math.floor(at.getTime() / 1000);
  const now = new Date(seconds * 1000).toISOString();
  const moment = { at: seconds, event: '' };
  return {
    ...{ id: newOrderId(hub, at), team_id: hub.team, hub_id: hub.hub, contact_id: contact, email, is_own },
    ...{ product_id: price.product_id, price_id: price.id, currency: price.currency },
    terms: { kind, interval, interval_count, trial_days, grace_days },
    ...{ subtotal: price.amount, discount, total },
    ...{ coupon_id: coupon?.id ?? null, coupon_code: coupon?.code ?? null, after },
    ...{ status: 'pending', session_status: 'open', account: free ? null : (account ?? null) },
    ...(!free && paidBy(provider)),
    facts: free ? { completed: moment, paid: moment, granted: moment } : {},
    ...{
      amount_paid: 0,
      refunded_amount: 0,
      coupon_held: coupon !== undefined,
      coupon_contact_id: coupon ? contact : null,
      paid_at: null,
    },
    expires_at: free
      ? null
      : new Date((seconds + (coupon ? COUPON_SESSION_SECONDS : SESSION_SECONDS)) * 1000).toISOString(),
    ...{ created_at: now, updated_at: now },
  };
};

const subscriptionOf = (order: OrderItem): SubscriptionItem => {
  const { id, team_id, hub_id, contact_id, product_id, price_id, account, terms, created_at } = order;
  return {
    ...{ id, team_id, hub_id, contact_id, product_id, price_id, account, grace_days: terms.grace_days },
    ...paidBy(providerOf(order)),
    observed: { trail: [] },
    ...{ status: 'incomplete', cancel_at_period_end: false, current_period_start: null, current_period_end: null },
    ...{ trial_ends_at: null, past_due_since: null, grace_ends_at: null, ended_at: null },
    ...{ created_at, updated_at: created_at },
  };
};

/** The order as begun; why its coupon is not redeemed; or that something else changed meanwhile: read it again. */
type Begun =
  | { readonly order: OrderItem }
  | { readonly refused: CouponProblem | 'payments_not_ready' }
  | { readonly again: true };

/** Why the write of an order failed, by what stood in the way of its coupon; without one, something else changed. */
const notRedeemed = (failed: readonly FailedStep[], { price, lastWithCoupon }: Wanted, at: Date): Begun => {
  const use = failed.find(({ label }) => label === 'use');
  if (use && use.current?.last_order !== lastWithCoupon) return { again: true };
  if (use) return { refused: 'coupon_used_up' };
  const redeemed = failed.find(({ label }) => label === 'coupon');
  if (!redeemed) return { again: true };
  const left = redeemed.current as CouponItem | undefined;
  return { refused: (left && couponProblem(left, price, at)) ?? 'coupon_used_up' };
};

/**
 * Begins an order, and redeems its coupon in the same write: of many buyers at once no more get it than it has uses.
 * What costs nothing is the buyer's at once, and once: asked for again, it is the first order.
 */
export const startOrder = async (db: Table, hub: HubKey, wanted: Wanted, actor: Actor, at: Date): Promise<Begun> => {
  const { coupon, price, contact } = wanted;
  const free = isFree(price, price.amount - (coupon ? discountOf(coupon, price.amount) : 0));
  const first = async (billing: BillingItem | undefined): Promise<Begun | undefined> => {
    const buyer = { ...wanted, billing };
    const order =
      free && contact !== null && (await freeOrder(db, hub, { buyer, price: price.id, contact }, actor, at));
    return order ? (order === 'again' ? { again: true } : { order }) : undefined;
  };
  const had = await first(wanted.billing);
  if (had) return had;
  if (!free && wanted.account === undefined) return { refused: 'payments_not_ready' };
  const problem = coupon && couponProblem(coupon, price, at);
  /* Its last use may be the buyer's own first order, made since they were looked up. */
  if (problem)
    return (free && contact && (await first(await db.get(billingKey(hub, contact))))) || { refused: problem };
  if (coupon && coupon.max_redemptions_per_contact !== null && contact === null)
    return { refused: 'coupon_not_applicable' };
  const begun = orderOf(hub, wanted, at);
  const subscription = price.kind === 'recurring' ? subscriptionOf(begun) : undefined;
  const outcome = outcomeOf({ order: begun, subscription }, at);
  const order: OrderItem = { ...begun, ...outcome.order, updated_at: begun.updated_at };
  const { lastWithCoupon } = wanted;
  const written = await db.transact([
    ...newOrderSteps(hub, { order, subscription, coupon, contact, lastWithCoupon }, actor),
    ...purchaseRows({ ...wanted, entitlement: undefined }, order, outcome, actor, at),
  ]);
  if (written.ok) return { order };
  if (free && written.failed.some(({ label }) => label === 'billing')) return { again: true };
  return notRedeemed(written.failed, wanted, at);
};
