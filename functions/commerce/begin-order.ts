import type * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import type { ContactCaller, KeyCaller, UserCaller } from '../../shared/api/callers.ts';
import type { RouteContext } from '../../shared/api/route.ts';
import { onOffer } from '../../shared/commerce/catalog/on-offer.ts';
import { contactWith } from '../../shared/commerce/purchases/orders/buyer.ts';
import { isLimited, releaseHold } from '../../shared/commerce/purchases/orders/coupon-hold.ts';
import { startOrder } from '../../shared/commerce/purchases/orders/start-order.ts';
import { paymentAccounts } from '../../shared/commerce/purchases/payment-accounts.ts';
import { buyersRows } from '../../shared/commerce/purchases/purchase.ts';
import { activeSubscription } from '../../shared/commerce/purchases/subscriptions/active-subscription.ts';
import { ownDoing } from '../../shared/hubs/people/contacts/recipient.ts';
import { Contention } from '../../shared/platform/db/contention.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { Refusal, refuse, tooMany } from '../../shared/platform/http/errors.ts';
import type { CheckoutInput } from './checkout-resource.ts';
import type { CommercePorts } from './ports.ts';

type Caller = ContactCaller | KeyCaller | UserCaller;

/** A checkout as it was asked for. */
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

/** What the payment provider did not do may work the next time; what others kept writing is told as that. */
export const unavailable = (error: unknown) => {
  if (error instanceof Contention) throw error;
  return refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
};

/** The buyer of an order that names nobody: whoever pays, who is looked up then. */
const NOBODY_YET = {
  ...{ billing: undefined, member: undefined, barred: false },
  ...{ recipient: ownDoing('is_nobody_yet'), is_own: false, isUnproved: false },
};

/** The price with its product, the coupon, the buyer as far as they are known, and the account that is paid. */
export const lookUp = async ({ db, hub, caller, body, ports, now }: Checkout) => {
  const offer = onOffer(db, hub);
  const [price, coupon_id, account] = await Promise.all([
    offer.price(body.price_id),
    body.coupon_code === undefined ? undefined : offer.couponWith(body.coupon_code),
    paymentAccounts(db, hub.team).get(),
  ]);
  const product = price && (await offer.product(price.product_id));
  if (!price?.is_active || product?.status !== 'active') return refuse('unknown_price', { field: 'price_id' });
  if (body.coupon_code !== undefined && !coupon_id) return refuse('unknown_coupon', { field: 'coupon_code' });
  const own = caller.kind === 'contact' ? caller.id : undefined;
  const contact = own ?? (body.email ? await contactWith(db, hub.team, body.email, now) : undefined) ?? null;
  const paid = account?.charges_enabled ? account.account_id : ports.platformSells ? null : undefined;
  const provider = account?.charges_enabled ? account.provider : ports.provider;
  return { price, product, coupon_id, contact, isOwn: own !== undefined, account: paid, provider };
};

export type Found = Exclude<Awaited<ReturnType<typeof lookUp>>, Refusal>;

/** The coupon and the buyer's rows, as they are at this attempt. */
const readBuyer = ({ db, hub, body, now }: Checkout, { coupon_id, contact, isOwn }: Found) =>
  Promise.all([
    coupon_id === undefined ? undefined : onOffer(db, hub).coupon(coupon_id),
    contact === null ? NOBODY_YET : buyersRows(db, hub, { contact, own: isOwn, email: body.email }, now),
  ]);

/** Frees the use of a limited coupon that the buyer's last unpaid checkout holds. */
const releaseCoupon = async (
  { db, hub, limiter, sourceIp, ports, now }: Checkout,
  hold: { readonly contact: string; readonly coupon: string; readonly closes: boolean },
  isUnproved: boolean,
) => {
  if (isUnproved) {
    const slot = await limiter.take(UNVERIFIED_HOLDS, `${sourceIp}#${hold.coupon}`, now.getTime());
    if (!slot.passed) return tooMany(slot.retryAfter);
  }
  return releaseHold(db, ports.payments, hub, hold, now).catch(unavailable);
};

/** Begins the order once; `again` where the buyer's other purchases changed meanwhile. */
export const beginOrder = async (asked: Checkout, found: Found, closes: boolean) => {
  const { db, hub, caller, body, now } = asked;
  const { price, coupon_id, contact, account, provider } = found;
  const [coupon, { isUnproved, ...buyer }] = await readBuyer(asked, found);
  if (coupon_id !== undefined && !coupon) return refuse('unknown_coupon', { field: 'coupon_code' });
  const active =
    price.kind === 'recurring' && (await activeSubscription(db, hub.team, buyer.billing, price.product_id));
  if (active) return refuse('already_subscribed', { field: 'price_id', meta: { subscription_id: active } });
  const hold = coupon && contact !== null && isLimited(coupon) && { contact, coupon: coupon.id, closes };
  const released = hold ? await releaseCoupon(asked, hold, isUnproved) : { last: undefined };
  if (released instanceof Refusal) return released;
  if (released === 'again') return { again: true } as const;
  const wanted = {
    ...buyer,
    price,
    coupon,
    contact,
    account,
    provider,
    lastWithCoupon: 'last' in released ? released.last : undefined,
  };
  const order = { ...wanted, email: body.email ?? null, after: body.after ?? null };
  const begun = await startOrder(db, hub, order, actorOf(caller), now);
  if (!('refused' in begun)) return { ...begun, coupon };
  return begun.refused === 'payments_not_ready'
    ? refuse(begun.refused)
    : refuse(begun.refused, { field: 'coupon_code' });
};
