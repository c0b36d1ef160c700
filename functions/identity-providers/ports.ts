import type { ProviderAccess } from '../../shared/access/sign-in/oidc/provider-metadata.ts';
import { guardedFetch } from '../../shared/access/sign-in/oidc/provider-request.ts';
import { routeWith } from '../../shared/api/route.ts';
import { CLIENT_SECRETS } from '../../shared/hubs/identity-providers/client-secrets.ts';
import { nodeTxtLookup } from '../../shared/platform/dns/node.ts';
import type { TxtLookup } from '../../shared/platform/dns/txt-lookup.ts';
import { connectGuard } from '../../shared/platform/outbound/guard.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';
import { type Unseal, unsealWithKms } from '../../shared/platform/sealing/sealing.ts';

/** The connection to the providers, and the decryption of client secrets. */
export interface ProviderPorts {
  readonly publicOrigin: string;
  readonly access: ProviderAccess;
  readonly txtLookup: TxtLookup;
  readonly unseal: Unseal;
}

/** Short enough that a sign-in is answered before the browser gives up. */
const DNS_DEADLINE_MS = 2500;

export const connectPorts = (environment: Environment): ProviderPorts => {
  const guard = connectGuard(environment);
  return {
    publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
    access: { guard, request: guardedFetch(guard) },
    txtLookup: nodeTxtLookup({ deadlineMs: DNS_DEADLINE_MS }),
    unseal: unsealWithKms(environment, CLIENT_SECRETS),
  };
};

export const route = routeWith<ProviderPorts>();
