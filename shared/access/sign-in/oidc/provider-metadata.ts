import type { JSONWebKeySet, JWK } from 'jose';
import * as z from 'zod';
import { checkTarget, type GuardOptions } from '../../../delivery/webhooks/target-guard.ts';
import { lazy } from '../../../platform/runtime/lazy.ts';
import { Recent } from '../../../platform/runtime/recent.ts';
import type { RequestJson } from './provider-request.ts';

const metadata = lazy(() =>
  z.object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    jwks_uri: z.string(),
    userinfo_endpoint: z.string().optional(),
    token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
    authorization_response_iss_parameter_supported: z.boolean().optional(),
  }),
);

/** What a provider publishes about itself (OpenID Connect Discovery 1.0 §3). */
export type ProviderMetadata = z.output<ReturnType<typeof metadata>>;

/** The connection to the providers of all hubs. */
export interface ProviderAccess {
  readonly guard: GuardOptions;
  readonly request: RequestJson;
}

interface Cached<T> {
  readonly value: T;
  readonly readAt: number;
}

const CACHE_MS = 10 * 60_000;
/** A provider is asked for new keys at most this often, however many tokens name an unknown key. */
const RENEWAL_MS = 10_000;

const knownMetadata = new Recent<Cached<ProviderMetadata>>(500);
const knownKeys = new Recent<Cached<JSONWebKeySet>>(500);

const wellKnown = (issuer: string): string => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/**
 * The metadata of an issuer, cached for ten minutes. `undefined` if the issuer does not answer, names another issuer,
 * or sends members to a page that is not on the public Internet.
 */
export const providerMetadata = async (
  { guard, request }: ProviderAccess,
  issuer: string,
  now: Date,
): Promise<ProviderMetadata | undefined> => {
  const known = knownMetadata.get(issuer);
  if (known && now.getTime() - known.readAt < CACHE_MS && now.getTime() >= known.readAt) return known.value;
  const read = metadata().safeParse(await request(wellKnown(issuer)));
  if (!read.success || read.data.issuer !== issuer) return undefined;
  if (typeof (await checkTarget(read.data.authorization_endpoint, guard)) === 'string') return undefined;
  knownMetadata.set(issuer, { value: read.data, readAt: now.getTime() });
  return read.data;
};

const isJwk = (value: unknown): value is JWK => typeof value === 'object' && value !== null && 'kty' in value;

/** The keys of a JWK Set. Members that are not keys are ignored (RFC 7517 §5). */
const keysIn = (set: Readonly<Record<string, unknown>> | undefined): JSONWebKeySet | undefined =>
  Array.isArray(set?.keys) ? { keys: set.keys.filter(isJwk) } : undefined;

/** The keys of a provider, cached for ten minutes; `renewed` reads them again, at most every ten seconds. */
export const providerKeys = async (
  { request }: ProviderAccess,
  { jwks_uri }: ProviderMetadata,
  now: Date,
  { renewed = false } = {},
): Promise<JSONWebKeySet | undefined> => {
  const known = knownKeys.get(jwks_uri);
  const age = known ? now.getTime() - known.readAt : Number.NaN;
  if (known && age >= 0 && age < (renewed ? RENEWAL_MS : CACHE_MS)) return known.value;
  const keys = keysIn(await request(jwks_uri));
  if (!keys) return known?.value;
  knownKeys.set(jwks_uri, { value: keys, readAt: now.getTime() });
  return keys;
};
