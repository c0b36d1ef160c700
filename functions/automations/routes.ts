import type { Route } from '../../shared/http/route.ts';

export const routes: readonly Route[] = [];
