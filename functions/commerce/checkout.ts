import { text } from '#docs';
import { ungatedInsider } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import type { CouponItem } from '../../shared/commerce/catalog/coupon-item.ts';
import type { PriceItem } from '../../shared/commerce/catalog/price-item.ts';
import { PaymentRefused } from '../../shared/commerce/payments/payments.ts';
import type { OrderItem } from '../../shared/commerce/purchases/orders/order-item.ts';
import { abandonOrder, recordSession } from '../../shared/commerce/purchases/orders/order-session.ts';
import { sessionRequest } from '../../shared/commerce/purchases/orders/session-request.ts';
import { providerOf } from '../../shared/commerce/purchases/provider-of.ts';
import { isOnAllowedOrigin } from '../../shared/hubs/hubs/allowed-origin.ts';
import type { HubItem } from '../../shared/hubs/hubs/hub-item.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, one } from '../../shared/platform/http/response.ts';
import { beginOrder, type Checkout, type ResolvedCheckout, resolveCheckout, unavailable } from './begin-order.ts';
import { CheckoutInput, CheckoutSession } from './checkout-resource.ts';
import type { CommercePorts } from './ports.ts';

/** Attempts to start an order while the buyer's other purchases change. */
const MAX_ATTEMPTS = 8;

const URLS = ['success_url', 'cancel_url'] as const;

const disallowedUrl = (hub: HubItem, body: Checkout['body']) =>
  URLS.find((name) => body[name] !== '' && !isOnAllowedOrigin(hub, body[name]));

const sessionOf = ({ id, session_status, after, terms: { trial_days } }: OrderItem, price: PriceItem, url: string) => {
  const trial = price.trial_days === null ? {} : { trial_days };
  return answer({ id, order_id: id, status: session_status, session_url: url, after, ...trial });
};

/** Opens the payment session of an order. Abandons the order if the provider does not open one. */
const openSession = async (
  { db, body, ports, now }: Checkout,
  { product, price }: ResolvedCheckout,
  { order, coupon }: { readonly order: OrderItem; readonly coupon: CouponItem | undefined },
) => {
  const request = sessionRequest(order, { title: product.name, coupon, ...body }, ports.publicOrigin);
  try {
    const session = await ports.payments(providerOf(order)).openSession(request);
    await recordSession(db, order, session, now);
    return sessionOf(order, price, session.url);
  } catch (error) {
    await abandonOrder(db, order, now);
    return error instanceof PaymentRefused
      ? refuse('payment_refused', { field: 'price_id', detail: error.message })
      : unavailable(error);
  }
};

const checkout = routeWith<CommercePorts>()({
  method: 'POST',
  path: '/hub/{hub_id}/checkout',
  summary: text('Create a checkout session'),
  description:
    text(`Creates an order. A free price completes the order at once. For any other price, \`session_url\` is the payment page;
it expires after one day, or after 31 minutes if a coupon is used.

A member buys for themselves. A creator sells to the contact with \`email\`, and the contact is created if the team
has none; without \`email\`, the buyer is the person who pays.

\`success_url\` and \`cancel_url\` must be on one of the hub's \`allowed_origins\`. A coupon counts as redeemed until
the order expires unpaid. A contact can hold one open checkout with a coupon of limited redemptions: another checkout
with the same coupon expires the first. If no redemption is left, a signed-in member takes over that of the oldest
unpaid checkout that began without one, with an API key; a member with a verified address also that of a member without.
Its payment page expires. A contact with an unverified address can start at most 5 such checkouts in 31
minutes from one source IP address; further ones return 429 \`rate_limited\`.

If the team has no payment account that can take charges, only free prices can be sold: other prices return 422
\`payments_not_ready\`, unless the deployment sells for its teams.

A contact can get a free price once; a repeated checkout returns the first order.

A one-time price can be bought again, and is charged each time.

A contact has one trial of a product: a later checkout of any of its prices begins with a payment, and \`trial_days\` is
null. If the buyer is not known before the payment, the checkout has the trial of the price.

A contact can have one subscription to a product, and a paused or past due subscription counts: a second checkout
returns 409 \`already_subscribed\` with the id of the first. If both are paid, the second is canceled and refunded.

If a member sends an \`email\` other than their own, the purchase goes to the owner of the member's own address. If
that address is not verified, the purchase ends all of the member's sessions.`),
  caller: ungatedInsider('commerce.manage'),
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
  async handler({ body, sourceIp }, { caller, db, limiter, team, hub: hubItem, now, ports }) {
    const disallowed = disallowedUrl(hubItem, body);
    if (disallowed) return refuse('url_not_allowed', { field: disallowed });
    const request = { db, hub: { team, hub: hubItem.id }, caller, limiter, sourceIp, body, ports, now };
    const found = await resolveCheckout(request);
    if (found instanceof Refusal) return found;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const started = await beginOrder(request, found, {
        isFirst: attempt === 0,
        closes: attempt < MAX_ATTEMPTS - 1,
      });
      if (started instanceof Refusal) return started;
      if (started === 'again') continue;
      if (started.order.session_status === 'completed') return sessionOf(started.order, found.price, '');
      return openSession(request, found, started);
    }
    return refuse('service_unavailable', { headers: { 'Retry-After': '1' } });
  },
});

export const checkoutRoutes = [checkout];
