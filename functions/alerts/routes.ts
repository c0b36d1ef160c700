import type { Route } from '../../shared/api/route.ts';
import { adminAlertRoutes } from './admin-alerts.ts';
import { platformAlertRoutes } from './platform-alerts.ts';

export const routes: readonly Route[] = [...adminAlertRoutes, ...platformAlertRoutes];
