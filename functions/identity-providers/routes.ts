import type { Route } from '../../shared/api/route.ts';
import type { ProviderPorts } from './ports.ts';
import { providerSignInRoutes } from './provider-sign-in.ts';
import { teamSignInRoutes } from './team-sign-in.ts';

export const routes: readonly Route<ProviderPorts>[] = [...providerSignInRoutes, ...teamSignInRoutes];
