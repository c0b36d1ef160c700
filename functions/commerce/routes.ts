import type { Route } from '../../shared/api/route.ts';
import { checkoutRoutes } from './checkout.ts';
import { orderRoutes } from './orders.ts';
import { paymentAccountRoutes } from './payment-account.ts';
import type { CommercePorts } from './ports.ts';
import { refundRoutes } from './refunds.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export const routes: readonly Route<CommercePorts>[] = [
  ...checkoutRoutes,
  ...orderRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
  ...paymentAccountRoutes,
];
