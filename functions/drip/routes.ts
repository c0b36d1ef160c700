import type { Route } from '../../shared/api/route.ts';
import { dripCampaignRoutes } from './campaigns.ts';
import { dripOverrideRoutes } from './overrides.ts';
import { dripStepRoutes } from './steps.ts';

export const routes: readonly Route<unknown>[] = [...dripCampaignRoutes, ...dripStepRoutes, ...dripOverrideRoutes];
