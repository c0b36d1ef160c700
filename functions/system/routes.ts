import type { Route } from '../../shared/api/route.ts';
import { documentationRoutes } from './documentation.ts';
import type { SystemPorts } from './ports.ts';
import { returnRoutes } from './return-page.ts';
import { versionRoutes } from './version.ts';

export const routes: readonly Route<SystemPorts>[] = [...versionRoutes, ...documentationRoutes, ...returnRoutes];
