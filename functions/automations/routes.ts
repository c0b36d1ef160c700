import type { Route } from '../../shared/api/route.ts';
import { automationRoutes } from './automations.ts';
import { dripCampaignRoutes } from './drip-campaigns.ts';
import { dripOverrideRoutes } from './drip-overrides.ts';
import { dripStepRoutes } from './drip-steps.ts';
import { enrollmentRoutes } from './enrollments.ts';
import { publicationRoutes } from './publication.ts';
import { simulationRoutes } from './simulation.ts';
import { templateRoutes } from './templates.ts';

export const routes: readonly Route[] = [
  ...automationRoutes,
  ...publicationRoutes,
  ...enrollmentRoutes,
  ...simulationRoutes,
  ...templateRoutes,
  ...dripCampaignRoutes,
  ...dripStepRoutes,
  ...dripOverrideRoutes,
];
