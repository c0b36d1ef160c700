import type { Route } from '../../shared/api/route.ts';
import { banRoutes } from './bans.ts';
import { contentRemovalRoutes } from './content-removals.ts';
import { reportCaseRoutes } from './report-cases.ts';
import { reportReasonRoutes } from './report-reasons.ts';
import { reportRoutes } from './reports.ts';
import { warningRoutes } from './warnings.ts';

export const routes: readonly Route[] = [
  ...reportReasonRoutes,
  ...reportRoutes,
  ...reportCaseRoutes,
  ...warningRoutes,
  ...banRoutes,
  ...contentRemovalRoutes,
];
