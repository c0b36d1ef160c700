import { couponCodeKind, couponKind, couponUseKind } from './catalog/coupon-item.ts';
import { priceKind } from './catalog/price-item.ts';
import { productKind, retiredProductKind } from './catalog/product-item.ts';
import { billingKind } from './purchases/billing-item.ts';
import { entitlementKind } from './purchases/entitlement-item.ts';
import { orderKind } from './purchases/orders/order-item.ts';
import { paymentAccountKind, paymentAccountPointerKind } from './purchases/payment-accounts.ts';
import { paymentReferenceKind } from './purchases/payment-references.ts';
import { subscriptionEndKind } from './purchases/subscriptions/subscription-ends.ts';
import { subscriptionKind } from './purchases/subscriptions/subscription-item.ts';

export const COMMERCE_ROWS = [
  billingKind,
  couponKind,
  couponCodeKind,
  couponUseKind,
  entitlementKind,
  orderKind,
  paymentAccountKind,
  paymentAccountPointerKind,
  paymentReferenceKind,
  priceKind,
  productKind,
  retiredProductKind,
  subscriptionKind,
  subscriptionEndKind,
] as const;
