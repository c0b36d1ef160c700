import type { Route } from '../../shared/api/route.ts';
import { identityProviderRoutes } from './identity-providers.ts';
import type { SignInSettingsPorts } from './ports.ts';
import { signInPolicyRoutes } from './sign-in-policy.ts';
import { teamDomainRoutes } from './team-domains.ts';
import { teamProviderRoutes } from './team-providers.ts';

export const routes: readonly Route<SignInSettingsPorts>[] = [
  ...identityProviderRoutes,
  ...teamDomainRoutes,
  ...teamProviderRoutes,
  ...signInPolicyRoutes,
];
