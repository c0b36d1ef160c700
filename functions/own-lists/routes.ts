import type { Route } from '../../shared/api/route.ts';
import { ownDiscussionRoutes } from './discussions.ts';
import { spaceReadRoutes } from './space-reads.ts';

export const routes: readonly Route[] = [...ownDiscussionRoutes, ...spaceReadRoutes];
