import type { Route } from '../../shared/api/route.ts';
import { reportCaseRoutes } from './report-cases.ts';
import { reportReasonRoutes } from './report-reasons.ts';
import { reportRoutes } from './reports.ts';

export const routes: readonly Route[] = [...reportReasonRoutes, ...reportRoutes, ...reportCaseRoutes];
