import type { Route } from '../../shared/http/route.ts';
import { checkoutRoutes } from './checkout.ts';
import { couponRoutes } from './coupons.ts';
import { entitlementRoutes } from './entitlements.ts';
import { orderRoutes } from './orders.ts';
import { paymentAccountRoutes } from './payment-account.ts';
import type { CommercePorts } from './ports.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { returnRoutes } from './return-page.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export const routes: readonly Route<CommercePorts>[] = [
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...checkoutRoutes,
  ...returnRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
  ...entitlementRoutes,
  ...paymentAccountRoutes,
];
