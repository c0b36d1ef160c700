import type { Route } from '../../shared/api/route.ts';
import { ownDiscussionRoutes } from './discussions.ts';
import { ownPurchaseRoutes } from './purchases.ts';

export const routes: readonly Route[] = [...ownPurchaseRoutes, ...ownDiscussionRoutes];
