import type { Route } from '../../shared/api/route.ts';
import { identityProviderRoutes } from './identity-providers.ts';
import type { ProviderPorts } from './ports.ts';
import { providerSignInRoutes } from './provider-sign-in.ts';
import { signInPolicyRoutes } from './sign-in-policy.ts';
import { teamDomainRoutes } from './team-domains.ts';
import { teamProviderRoutes } from './team-providers.ts';
import { teamSignInRoutes } from './team-sign-in.ts';

export const routes: readonly Route<ProviderPorts>[] = [
  ...identityProviderRoutes,
  ...providerSignInRoutes,
  ...teamDomainRoutes,
  ...teamProviderRoutes,
  ...signInPolicyRoutes,
  ...teamSignInRoutes,
];
