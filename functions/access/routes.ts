import type { Route } from '../../shared/api/route.ts';
import { accessCheckRoutes } from './access-checks.ts';
import { accessRuleRoutes } from './access-rules.ts';
import { couponRoutes } from './coupons.ts';
import { previewRoutes } from './preview.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';

export const routes: readonly Route<unknown>[] = [
  ...accessRuleRoutes,
  ...previewRoutes,
  ...accessCheckRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
];
