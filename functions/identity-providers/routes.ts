import type { Route } from '../../shared/api/route.ts';
import { identityProviderRoutes } from './identity-providers.ts';
import type { ProviderPorts } from './ports.ts';
import { providerSignInRoutes } from './provider-sign-in.ts';

export const routes: readonly Route<ProviderPorts>[] = [...identityProviderRoutes, ...providerSignInRoutes];
