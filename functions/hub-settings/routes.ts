import type { Route } from '../../shared/api/route.ts';
import { domainRoutes } from './domain.ts';
import type { HubSettingsPorts } from './ports.ts';

export const routes: readonly Route<HubSettingsPorts>[] = [...domainRoutes];
