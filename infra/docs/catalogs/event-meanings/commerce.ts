import type { EntityMeaning } from './entity-meaning.ts';

/** Events about access, products and payments. */
export const COMMERCE_EVENTS = {
  access_rule: { title: 'Access rules', noun: 'an access rule', resource: 'access_rules', verbs: {} },
  access: {
    title: 'Granted access',
    noun: 'granted access',
    resource: 'contacts',
    verbs: {
      granted: 'A contact was granted access by a creator or an automation.',
      revoked: 'Granted access was revoked or expired.',
    },
  },
  product: { title: 'Products', noun: 'a product', resource: 'products', verbs: {} },
  price: { title: 'Prices', noun: 'a price', resource: 'prices', verbs: {} },
  coupon: { title: 'Coupons', noun: 'a coupon', resource: 'coupons', verbs: {} },
  order: {
    title: 'Orders',
    noun: 'an order',
    resource: 'orders',
    verbs: {
      created: 'A checkout was started.',
      paid: 'An order was paid, or completed for free.',
      failed: 'A payment failed.',
      expired: 'The checkout of an order expired.',
      refunded: 'An order was refunded, completely or in part.',
      disputed: 'The buyer disputed the payment with their bank.',
    },
  },
  entitlement: {
    title: 'Entitlements',
    noun: 'an entitlement',
    resource: 'entitlements',
    verbs: {
      granted: 'A purchase gave a contact a product.',
      revoked: 'A contact lost a product: a refund, a dispute or the end of a subscription.',
    },
  },
  subscription: {
    title: 'Subscriptions',
    noun: 'a subscription',
    resource: 'subscriptions',
    verbs: {
      trial_started: 'A subscription began with a trial. Nothing was paid yet.',
      activated: 'The first payment of a subscription arrived, or it began with nothing to pay.',
      past_due: 'A renewal was not paid.',
      recovered: 'An overdue renewal was paid.',
      paused: 'A subscription was paused.',
      resumed: 'A paused subscription continues.',
      canceled: 'A subscription ended.',
      expired: 'A subscription was never paid and expired.',
    },
  },
  payment_account: { title: 'Payment accounts', noun: 'a payment account', resource: 'payment_accounts', verbs: {} },
} as const satisfies Record<string, EntityMeaning>;
