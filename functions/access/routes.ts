import type { Route } from '../../shared/http/route.ts';
import { accessCheckRoutes } from './access-checks.ts';
import { accessRuleRoutes } from './access-rules.ts';
import { previewRoutes } from './preview.ts';

export const routes: readonly Route<unknown>[] = [...accessRuleRoutes, ...previewRoutes, ...accessCheckRoutes];
