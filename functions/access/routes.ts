import type { Route } from '../../shared/api/route.ts';
import { accessCheckRoutes } from './access-checks.ts';
import { accessRuleRoutes } from './access-rules.ts';
import { previewRoutes } from './preview.ts';

export const routes: readonly Route[] = [...accessRuleRoutes, ...previewRoutes, ...accessCheckRoutes];
