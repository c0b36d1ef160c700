import type * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { insider, ungated } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { onOffer } from '../../shared/commerce/catalog/on-offer.ts';
import { PaymentRefused } from '../../shared/commerce/payments/payments.ts';
import { contactWith } from '../../shared/commerce/purchases/orders/buyer.ts';
import { isLimited, releaseHold } from '../../shared/commerce/purchases/orders/coupon-hold.ts';
import type { OrderItem } from '../../shared/commerce/purchases/orders/order-item.ts';
import { abandonOrder, sessionOpened } from '../../shared/commerce/purchases/orders/order-session.ts';
import { sessionRequest } from '../../shared/commerce/purchases/orders/session-request.ts';
import { startOrder } from '../../shared/commerce/purchases/orders/start-order.ts';
import { paymentAccounts } from '../../shared/commerce/purchases/payment-accounts.ts';
import { providerOf } from '../../shared/commerce/purchases/provider-of.ts';
import { buyersRows } from '../../shared/commerce/purchases/purchase.ts';
import { activeSubscription } from '../../shared/commerce/purchases/subscriptions/active-subscription.ts';
import { isOnAllowedOrigin } from '../../shared/hubs/hubs/allowed-origin.ts';
import type { HubItem } from '../../shared/hubs/hubs/hub-item.ts';
import { ownDoing } from '../../shared/hubs/people/contacts/recipient.ts';
import { Contention } from '../../shared/platform/db/contention.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse, tooMany } from '../../shared/platform/http/errors.ts';
import { answer, one } from '../../shared/platform/http/response.ts';
import { CheckoutInput, CheckoutSession } from './checkout-resource.ts';
import type { CommercePorts } from './ports.ts';

/** How often an order is begun anew while its buyer's other purchases change. */
const ATTEMPTS = 8;

/** Checkouts with one limited coupon from one source IP address, by contacts who have not verified their address. */
const UNVERIFIED_HOLDS = { name: 'coupon-holds', limit: 5, seconds: 31 * 60 };

/** What the payment provider did not do may work the next time; what others kept writing is told as that. */
const unavailable = (error: unknown) => {
  if (error instanceof Contention) throw error;
  return refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
};

/** The buyer of an order that names nobody: whoever pays, who is looked up then. */
const NOBODY_YET = {
  ...{ billing: undefined, member: undefined, barred: false },
  ...{ recipient: ownDoing('is_nobody_yet'), is_own: false, isUnproved: false },
};

const URLS = ['success_url', 'cancel_url'] as const;

const foreignUrl = (hub: HubItem, body: z.output<typeof CheckoutInput>) =>
  URLS.find((name) => body[name] !== '' && !isOnAllowedOrigin(hub, body[name]));

const sessionOf = ({ id, session_status, after }: OrderItem, url: string) =>
  answer({ id, order_id: id, status: session_status, session_url: url, after });

const checkout = routeWith<CommercePorts>()({
  method: 'POST',
  path: '/hub/{hub_id}/checkout',
  summary: 'Create a checkout session',
  description: `Creates an order. A free price completes the order at once. For any other price, \`session_url\` is the payment page;
it expires after one day, or after 30 minutes if a coupon is used.

A member buys for themselves. A creator sells to the contact with \`email\`, and the contact is created if the team
has none; without \`email\`, the buyer is the person who pays.

\`success_url\` and \`cancel_url\` must be on one of the hub's \`allowed_origins\`. A coupon counts as redeemed until
the order expires unpaid. A contact can hold one open checkout with a coupon of limited redemptions: another checkout
with the same coupon expires the first. A contact with an unverified address can start at most 5 such checkouts in 31
minutes from one source IP address; further ones return 429 \`rate_limited\`.

If the team has no payment account that can take charges, only free prices can be sold: other prices return 422
\`payments_not_ready\`, unless the deployment sells for its teams.

A contact can get a free price once; a repeated checkout returns the first order.

A contact can have one subscription to a product, and a paused or past due subscription counts: a second checkout
returns 409 \`already_subscribed\` with the id of the first. If both are paid, the second is canceled and refunded.

If a member sends an \`email\` other than their own, the purchase goes to the owner of the member's own address. If
that address is not verified, the purchase ends all of the member's sessions.`,
  caller: ungated(insider('commerce.manage')),
  limit: { name: 'checkout', limit: 10, seconds: 60, by: 'contact_or_address' },
  body: envelope('checkout_sessions', CheckoutInput),
  status: 201,
  response: one(CheckoutSession),
  errors: [
    'already_subscribed',
    'unknown_price',
    'unknown_coupon',
    'coupon_expired',
    'coupon_used_up',
    'coupon_not_applicable',
    'url_not_allowed',
    'payment_refused',
    'payments_not_ready',
    'payment_unavailable',
    'service_unavailable',
    'rate_limited',
  ],
  async handler({ body, sourceIp }, { caller, db, limiter, team, hub: inHub, now, ports }) {
    const hub = { team, hub: inHub.id };
    const offer = onOffer(db, hub);
    const foreign = foreignUrl(inHub, body);
    if (foreign) return refuse('url_not_allowed', { field: foreign });
    const couponId = body.coupon_code === undefined ? undefined : offer.couponWith(body.coupon_code);
    const [price, coupon_id, account] = await Promise.all([
      offer.price(body.price_id),
      couponId,
      paymentAccounts(db, team).get(),
    ]);
    const product = price && (await offer.product(price.product_id));
    if (!price?.is_active || product?.status !== 'active') return refuse('unknown_price', { field: 'price_id' });
    if (body.coupon_code !== undefined && !coupon_id) return refuse('unknown_coupon', { field: 'coupon_code' });
    const own = caller.kind === 'contact' ? caller.id : undefined;
    const contact = own ?? (body.email ? await contactWith(db, team, body.email, now) : undefined) ?? null;
    const paid = account?.charges_enabled ? account.account_id : ports.platformSells ? null : undefined;
    const provider = account?.charges_enabled ? account.provider : ports.provider;

    const begin = async (closes: boolean) => {
      const [coupon, { isUnproved, ...buyer }] = await Promise.all([
        coupon_id === undefined ? undefined : offer.coupon(coupon_id),
        contact === null
          ? NOBODY_YET
          : buyersRows(db, hub, { contact, own: own !== undefined, email: body.email }, now),
      ]);
      if (coupon_id !== undefined && !coupon) return refuse('unknown_coupon', { field: 'coupon_code' });
      const active =
        price.kind === 'recurring' && (await activeSubscription(db, team, buyer.billing, price.product_id));
      if (active) return refuse('already_subscribed', { field: 'price_id', meta: { subscription_id: active } });
      const hold = coupon && contact !== null && isLimited(coupon) && { contact, coupon: coupon.id, closes };
      if (hold && isUnproved) {
        const slot = await limiter.take(UNVERIFIED_HOLDS, `${sourceIp}#${hold.coupon}`, now.getTime());
        if (!slot.passed) return tooMany(slot.retryAfter);
      }
      const released = hold
        ? await releaseHold(db, ports.payments, hub, hold, now).catch(unavailable)
        : { last: undefined };
      if (released instanceof Refusal) return released;
      if (released === 'again') return { again: true } as const;
      const wanted = {
        ...buyer,
        price,
        coupon,
        contact,
        account: paid,
        provider,
        lastWithCoupon: 'last' in released ? released.last : undefined,
      };
      const begun = await startOrder(
        db,
        hub,
        { ...wanted, email: body.email ?? null, after: body.after ?? null },
        actorOf(caller),
        now,
      );
      if (!('refused' in begun)) return { ...begun, coupon };
      return begun.refused === 'payments_not_ready'
        ? refuse(begun.refused)
        : refuse(begun.refused, { field: 'coupon_code' });
    };
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const begun = await begin(attempt < ATTEMPTS - 1);
      if (begun instanceof Refusal) return begun;
      if ('again' in begun) continue;
      const { order, coupon } = begun;
      if (order.session_status === 'completed') return sessionOf(order, '');
      const request = sessionRequest(order, { title: product.name, coupon, ...body }, ports.publicOrigin);
      try {
        const session = await ports.payments(providerOf(order)).openSession(request);
        await sessionOpened(db, order, session, now);
        return sessionOf(order, session.url);
      } catch (error) {
        await abandonOrder(db, order, now);
        return error instanceof PaymentRefused
          ? refuse('payment_refused', { field: 'price_id', detail: error.message })
          : unavailable(error);
      }
    }
    return refuse('service_unavailable', { headers: { 'Retry-After': '1' } });
  },
});

export const checkoutRoutes = [checkout];
