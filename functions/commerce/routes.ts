import type { Route } from '../../shared/api/route.ts';
import { checkoutRoutes } from './checkout.ts';
import { couponRoutes } from './coupons.ts';
import { entitlementRoutes } from './entitlements.ts';
import { offerRoutes } from './offers.ts';
import { orderRoutes } from './orders.ts';
import { ownPurchaseRoutes } from './own-purchases.ts';
import { paymentAccountRoutes } from './payment-account.ts';
import type { CommercePorts } from './ports.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export const routes: readonly Route<CommercePorts>[] = [
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...offerRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
  ...ownPurchaseRoutes,
  ...entitlementRoutes,
  ...paymentAccountRoutes,
];
