import type { ErrorCause } from './error-cause.ts';

/** Errors about products, checkout, payments and subscriptions. */
export const COMMERCE_CAUSES = {
  already_subscribed: {
    cause: 'The contact has a subscription to the product that is active, paused or past due.',
    fix: 'Open the subscription in `meta.subscription_id`, and let the member resume, cancel or pay it.',
  },
  amount_not_chargeable: {
    cause: 'The currency has three decimal digits, and the payment provider moves only amounts that end in 0.',
    fix: 'Round `amount` to a multiple of 10, such as 1230 or 1240 instead of 1234.',
  },
  code_taken: {
    cause: 'Coupon codes are unique in a hub, whatever their case.',
    fix: 'Choose another `code`, or update the existing coupon.',
  },
  coupon_expired: {
    cause: '`expires_at` of the coupon has passed.',
    fix: 'Remove the coupon from the checkout, or give it a later `expires_at`.',
  },
  coupon_not_applicable: {
    cause: 'The coupon is for other products, or its discount does not fit the currency or amount of the price.',
    fix: 'Check the products of the coupon, and its `currency` if it has an amount off.',
  },
  coupon_used_up: {
    cause:
      'Orders used the coupon as often as `max_redemptions` allows, or this buyer as often as `max_redemptions_per_contact` allows. Open checkouts count until they expire; a refund does not return the use.',
    fix: 'Remove the coupon from the checkout, or raise the limit that is reached.',
  },
  exceeds_payment: {
    cause: '`amount` is more than the payment minus its earlier refunds.',
    fix: 'Leave `amount` out to refund what is left, or send a smaller amount.',
  },
  nothing_to_refund: {
    cause: 'The order is not paid, was free, or is refunded completely.',
    fix: 'Get the order, and show the refund only while an amount is left.',
  },
  payment_refused: {
    cause: 'The payment provider received the request and refused it. The detail is its message.',
    fix: 'Correct what the detail names, for example a price that the account cannot charge. The same request is refused again.',
  },
  payment_unavailable: {
    cause: 'The payment provider did not answer in time or has a fault.',
    fix: 'Send the same request again after `Retry-After`, with the same `Idempotency-Key`.',
  },
  payments_not_ready: {
    cause: 'The price is not free, and the team has no payment account that can take payments.',
    fix: 'Connect the payment account of the team, finish its onboarding, and wait until it can charge.',
  },
  subscription_goes_on: {
    cause: 'Deleting would leave a subscription that renews and charges. `meta` lists the subscriptions.',
    fix: 'Cancel these subscriptions, at once or at the end of their period, then delete.',
  },
  unknown_coupon: {
    cause: 'No active coupon of the hub has this code.',
    fix: 'Check the spelling, and that the coupon is active.',
  },
  unknown_payment: {
    cause: '`payment_id` does not name a payment of this order.',
    fix: 'Get the order, and send the id of one of its payments. Without `payment_id`, the last payment is refunded.',
  },
  unknown_price: {
    cause: 'The price or its product is not active, or belongs to another hub.',
    fix: 'Load the products of the hub again, and send the id of an active price.',
  },
  unknown_product: {
    cause: 'The product was deleted, or belongs to another hub.',
    fix: 'List the products of the hub, and send one of their ids.',
  },
  url_not_allowed: {
    cause:
      '`success_url`, `cancel_url` or another return URL has an origin that the hub does not allow, so that links cannot be used to redirect members elsewhere.',
    fix: 'Add the origin, with scheme and port, to `allowed_origins` of the hub.',
  },
} as const satisfies Record<string, ErrorCause>;
