import type { Route } from '../../shared/api/route.ts';
import { memberTokenRoutes } from './member-token.ts';
import type { IdentityPorts } from './ports.ts';

export const routes: readonly Route<IdentityPorts>[] = [...memberTokenRoutes];
