import type { Route } from '../../shared/http/route.ts';
import { checkoutRoutes } from './checkout.ts';
import type { CheckoutPorts } from './ports.ts';
import { returnRoutes } from './return-page.ts';

export const routes: readonly Route<CheckoutPorts>[] = [...checkoutRoutes, ...(returnRoutes as readonly Route[])];
