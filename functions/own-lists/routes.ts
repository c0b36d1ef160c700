import type { Route } from '../../shared/api/route.ts';
import { ownDiscussionRoutes } from './discussions.ts';
import { entitlementRoutes } from './entitlements.ts';
import { ownPurchaseRoutes } from './purchases.ts';
import { spaceReadRoutes } from './space-reads.ts';

export const routes: readonly Route[] = [
  ...ownPurchaseRoutes,
  ...entitlementRoutes,
  ...ownDiscussionRoutes,
  ...spaceReadRoutes,
];
