import type { Route } from '../../shared/api/route.ts';
import { erasureRoutes } from './erasure.ts';
import { exportRoutes } from './export.ts';
import { meRoutes } from './me.ts';
import { preferenceRoutes } from './notification-preferences.ts';
import { passwordRoutes } from './password.ts';
import { portraitRoutes } from './portraits.ts';
import type { MePorts } from './ports.ts';

export const routes: readonly Route<MePorts>[] = [
  ...meRoutes,
  ...erasureRoutes,
  ...exportRoutes,
  ...passwordRoutes,
  ...portraitRoutes,
  ...preferenceRoutes,
];
