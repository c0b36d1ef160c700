import type { Route } from '../../shared/api/route.ts';
import { automationRoutes } from './automations.ts';
import { enrollmentRoutes } from './enrollments.ts';
import { publicationRoutes } from './publication.ts';
import { simulationRoutes } from './simulation.ts';
import { templateRoutes } from './templates.ts';

export const routes: readonly Route<unknown>[] = [
  ...automationRoutes,
  ...publicationRoutes,
  ...enrollmentRoutes,
  ...simulationRoutes,
  ...templateRoutes,
];
