import { allowInsecureRequests, customFetch, discoveryRequest, processDiscoveryResponse } from 'oauth4webapi';
import * as z from 'zod';
import { checkTarget, type GuardOptions } from '../../../platform/outbound/target-guard.ts';
import { lazy } from '../../../platform/runtime/lazy.ts';
import { Recent } from '../../../platform/runtime/recent.ts';
import type { ProviderFetch } from './provider-request.ts';

const metadata = lazy(() =>
  z.object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    jwks_uri: z.string(),
    userinfo_endpoint: z.string().exactOptional(),
    id_token_signing_alg_values_supported: z.array(z.string()).exactOptional(),
    token_endpoint_auth_methods_supported: z.array(z.string()).exactOptional(),
    authorization_response_iss_parameter_supported: z.boolean().exactOptional(),
  }),
);

/** What a provider publishes about itself (OpenID Connect Discovery 1.0 §3). */
export type ProviderMetadata = z.output<ReturnType<typeof metadata>>;

/** The connection to the providers of all hubs. */
export interface ProviderAccess {
  readonly guard: GuardOptions;
  readonly request: ProviderFetch;
}

/** How the library sends its requests. The guard decides where http is allowed. */
export const requestOptions = ({ request }: Pick<ProviderAccess, 'request'>) => ({
  [customFetch]: (url: string, options: Parameters<ProviderFetch>[1]) => request(url, options),
  [allowInsecureRequests]: true,
});

interface Cached<T> {
  readonly value: T;
  readonly readAt: number;
}

const CACHE_MS = 10 * 60_000;

const knownMetadata = new Recent<Cached<ProviderMetadata>>(500);

const discover = async (access: ProviderAccess, issuer: URL): Promise<unknown> =>
  processDiscoveryResponse(issuer, await discoveryRequest(issuer, requestOptions(access)));

/**
 * The metadata of an issuer, cached for ten minutes. `undefined` if the issuer does not answer, names another issuer,
 * or sends members to a page that is not on the public Internet.
 */
export const providerMetadata = async (
  access: ProviderAccess,
  issuer: string,
  now: Date,
): Promise<ProviderMetadata | undefined> => {
  const known = knownMetadata.get(issuer);
  if (known && now.getTime() - known.readAt < CACHE_MS && now.getTime() >= known.readAt) return known.value;
  const read = metadata().safeParse(await discover(access, new URL(issuer)).catch(() => undefined));
  /* The library compares parsed URLs, for which `https://a` and `https://a/` are one issuer. */
  if (!read.success || read.data.issuer !== issuer) return undefined;
  if (typeof (await checkTarget(read.data.authorization_endpoint, access.guard)) === 'string') return undefined;
  knownMetadata.set(issuer, { value: read.data, readAt: now.getTime() });
  return read.data;
};
