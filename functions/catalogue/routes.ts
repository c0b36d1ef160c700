import type { Route } from '../../shared/http/route.ts';
import { couponRoutes } from './coupons.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';

export const routes: readonly Route<unknown>[] = [...productRoutes, ...priceRoutes, ...couponRoutes];
