import type * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import type { ContactCaller, KeyCaller, UserCaller } from '../../shared/api/callers.ts';
import type { RouteContext } from '../../shared/api/route.ts';
import { catalogueReader } from '../../shared/commerce/catalog/catalogue-reader.ts';
import type { CouponItem } from '../../shared/commerce/catalog/coupon-item.ts';
import { findOrCreateContact } from '../../shared/commerce/purchases/orders/buyer.ts';
import { isLimited, releaseCouponHold } from '../../shared/commerce/purchases/orders/coupon-hold.ts';
import { HOLD_RANKS, type HoldRank } from '../../shared/commerce/purchases/orders/order-item.ts';
import { startOrder } from '../../shared/commerce/purchases/orders/start-order.ts';
import { takeOverHold } from '../../shared/commerce/purchases/orders/take-over-hold.ts';
import { paymentAccounts } from '../../shared/commerce/purchases/payment-accounts.ts';
import { loadBuyer } from '../../shared/commerce/purchases/purchase.ts';
import { activeSubscription } from '../../shared/commerce/purchases/subscriptions/active-subscription.ts';
import { hadTrial } from '../../shared/commerce/purchases/subscriptions/had-trial.ts';
import { withoutProof } from '../../shared/hubs/people/contacts/recipient.ts';
import { Contention } from '../../shared/platform/db/contention.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { Refusal, refuse, tooMany } from '../../shared/platform/http/errors.ts';
import type { CheckoutInput } from './checkout-resource.ts';
import type { CommercePorts } from './ports.ts';

type Caller = ContactCaller | KeyCaller | UserCaller;

/** A requested checkout. */
export interface Checkout
  extends Pick<
    RouteContext<{ path: string; caller: Caller }, CommercePorts>,
    'caller' | 'db' | 'limiter' | 'now' | 'ports'
  > {
  readonly hub: HubKey;
  readonly sourceIp: string;
  readonly body: z.output<typeof CheckoutInput>;
}

/** Checkouts with one limited coupon from one source IP address, by contacts who have not verified their address. */
const UNVERIFIED_HOLDS = { name: 'coupon-holds', limit: 5, seconds: 31 * 60 };

/** The uses of a coupon by a buyer who is not known, or whose uses are not limited. */
const NO_USES = { count: 0, last: undefined };

/** An attempt to start an order. Only with a following one, `closes`, it expires the checkouts that are in its way. */
interface Attempt {
  readonly isFirst: boolean;
  readonly closes: boolean;
}

/** An API key begins checkouts for visitors who are not signed in. */
const rankOf = (caller: Caller, isUnverified: boolean): HoldRank => {
  if (caller.kind === 'key') return HOLD_RANKS.anonymous;
  return isUnverified ? HOLD_RANKS.unverified : HOLD_RANKS.verified;
};

/** Whether the limit per contact lets the buyer use the coupon once more. */
const hasUsesLeft = (
  { max_redemptions_per_contact: each }: CouponItem,
  { count }: { readonly count: number },
): boolean => each === null || count < each;

/** Refuses with `payment_unavailable`, because a retry may succeed. Contention is rethrown. */
export const unavailable = (error: unknown) => {
  if (error instanceof Contention) throw error;
  return refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
};

/** The buyer of an order without a contact. The person who pays becomes the buyer. */
const UNKNOWN_BUYER = {
  billing: undefined,
  member: undefined,
  barred: false,
  recipient: withoutProof('is_nobody_yet'),
  is_own: false,
  isUnverified: false,
};

/** The price with its product, the coupon, the buyer if known, and the account that is paid. */
export const resolveCheckout = async ({ db, hub, caller, body, ports, now }: Checkout) => {
  const catalogue = catalogueReader(db, hub);
  const [price, coupon_id, account] = await Promise.all([
    catalogue.price(body.price_id),
    body.coupon_code === undefined ? undefined : catalogue.findCouponId(body.coupon_code),
    paymentAccounts(db, hub.team).get(),
  ]);
  const product = price && (await catalogue.product(price.product_id));
  if (!price?.is_active || product?.status !== 'active') return refuse('unknown_price', { field: 'price_id' });
  if (body.coupon_code !== undefined && !coupon_id) return refuse('unknown_coupon', { field: 'coupon_code' });
  const own = caller.kind === 'contact' ? caller.id : undefined;
  const contact = own ?? (body.email ? await findOrCreateContact(db, hub.team, body.email, now) : undefined) ?? null;
  const paid = account?.charges_enabled ? account.account_id : ports.platformSells ? null : undefined;
  const provider = account?.charges_enabled ? account.provider : ports.provider;
  return { price, product, coupon_id, contact, isMember: own !== undefined, account: paid, provider };
};

export type ResolvedCheckout = Exclude<Awaited<ReturnType<typeof resolveCheckout>>, Refusal>;

/** Reads the coupon and the buyer for this attempt. */
const readBuyer = ({ db, hub, body, now }: Checkout, { coupon_id, contact, isMember }: ResolvedCheckout) =>
  Promise.all([
    coupon_id === undefined ? undefined : catalogueReader(db, hub).coupon(coupon_id),
    contact === null ? UNKNOWN_BUYER : loadBuyer(db, hub, { contact, own: isMember, email: body.email }, now),
  ]);

/** Releases the use of a limited coupon that the buyer's last unpaid checkout holds. */
const releaseCoupon = async (
  { db, hub, limiter, sourceIp, ports, now }: Checkout,
  hold: { readonly contact: string; readonly coupon: string },
  { isFirst, closes }: Attempt,
  isUnverified: boolean,
) => {
  if (isUnverified && isFirst) {
    const slot = await limiter.take(UNVERIFIED_HOLDS, `${sourceIp}#${hold.coupon}`, now.getTime());
    if (!slot.passed) return tooMany(slot.retryAfter);
  }
  return releaseCouponHold(db, ports.payments, hub, { ...hold, closes }, now).catch(unavailable);
};

/** Starts the order. `again` if the buyer's other purchases changed since they were read. */
export const beginOrder = async (checkout: Checkout, found: ResolvedCheckout, attempt: Attempt) => {
  const { db, hub, caller, body, now } = checkout;
  const { price, coupon_id, contact, account, provider } = found;
  const [coupon, { isUnverified, ...buyer }] = await readBuyer(checkout, found);
  if (coupon_id !== undefined && !coupon) return refuse('unknown_coupon', { field: 'coupon_code' });
  const active =
    price.kind === 'recurring' && (await activeSubscription(db, hub.team, buyer.billing, price.product_id));
  if (active) return refuse('already_subscribed', { field: 'price_id', meta: { subscription_id: active } });
  const had = price.trial_days !== null && (await hadTrial(db, hub.team, buyer.billing, price.product_id));
  const hold_rank = rankOf(caller, isUnverified);
  const hold = coupon && contact !== null && isLimited(coupon) && { contact, coupon: coupon.id };
  const released = hold ? await releaseCoupon(checkout, hold, attempt, isUnverified) : NO_USES;
  if (released instanceof Refusal) return released;
  if (released === 'again') return released;
  const request = {
    ...buyer,
    price,
    trial_days: had ? null : price.trial_days,
    coupon,
    contact,
    account,
    provider,
    hold_rank,
    lastCouponOrder: released.last,
  };
  const order = { ...request, email: body.email ?? null, after: body.after ?? null };
  const started = await startOrder(db, hub, order, actorOf(caller), now);
  if (started === 'again') return started;
  if ('order' in started) return { ...started, coupon };
  if (started.refused === 'coupon_used_up' && coupon && attempt.closes && hasUsesLeft(coupon, released)) {
    const wish = { coupon: coupon.id, rank: hold_rank };
    const taken = await takeOverHold(db, checkout.ports.payments, hub, wish, now).catch(unavailable);
    if (taken instanceof Refusal) return taken;
    if (taken) return 'again';
  }
  return started.refused === 'payments_not_ready'
    ? refuse(started.refused)
    : refuse(started.refused, { field: 'coupon_code' });
};
