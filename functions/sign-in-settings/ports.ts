import type { ProviderAccess } from '../../shared/access/sign-in/oidc/provider-metadata.ts';
import { routeWith } from '../../shared/api/route.ts';
import { CLIENT_SECRETS } from '../../shared/hubs/identity-providers/client-secrets.ts';
import { nodeTxtLookup } from '../../shared/platform/dns/node.ts';
import type { TxtLookup } from '../../shared/platform/dns/txt-lookup.ts';
import { connectGuard } from '../../shared/platform/outbound/guard.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';
import { type Seal, sealWithKms } from '../../shared/platform/sealing/sealing.ts';

/** What the settings of sign-ins need. These functions encrypt client secrets and cannot decrypt them. */
export interface SignInSettingsPorts {
  readonly publicOrigin: string;
  readonly access: Pick<ProviderAccess, 'guard'>;
  readonly txtLookup: TxtLookup;
  readonly seal: Seal;
}

/** Short enough that the caller receives `pending` before its connection times out. */
const DNS_DEADLINE_MS = 2500;

export const connectPorts = (environment: Environment): SignInSettingsPorts => ({
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
  access: { guard: connectGuard(environment) },
  txtLookup: nodeTxtLookup({ deadlineMs: DNS_DEADLINE_MS }),
  seal: sealWithKms(environment, CLIENT_SECRETS),
});

export const route = routeWith<SignInSettingsPorts>();
