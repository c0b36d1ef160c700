import type { Route } from '../../shared/api/route.ts';
import { reportReasonRoutes } from './report-reasons.ts';
import { reportRoutes } from './reports.ts';

export const routes: readonly Route[] = [...reportReasonRoutes, ...reportRoutes];
