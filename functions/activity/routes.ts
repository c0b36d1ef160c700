import type { Route } from '../../shared/http/route.ts';
import { activityRoutes } from './activity.ts';

export const routes: readonly Route[] = [...activityRoutes];
