import { type JWKSCacheInput, jwksCache, validateApplicationLevelSignature } from 'oauth4webapi';
import { Recent } from '../../../platform/runtime/recent.ts';
import { type ProviderAccess, type ProviderMetadata, requestOptions } from './provider-metadata.ts';

/** A provider is asked for new keys at most this often, however many tokens name an unknown key. */
const RENEWAL_MS = 10_000;

const knownKeys = new Recent<JWKSCacheInput>(500);

/**
 * Rejects unless a key of the provider has signed the ID token of a response. The library uses keys for five minutes;
 * a token that none of them has signed makes them be read again.
 */
export const verifySignature = async (
  access: ProviderAccess,
  provider: ProviderMetadata,
  response: Response,
  now: Date,
): Promise<void> => {
  const keys = knownKeys.get(provider.jwks_uri) ?? {};
  knownKeys.set(provider.jwks_uri, keys);
  /* The library remembers the keys of a metadata object: a copy has only those of the cache. */
  const verify = (cache: JWKSCacheInput) =>
    validateApplicationLevelSignature({ ...provider }, response, { ...requestOptions(access), [jwksCache]: cache });
  try {
    await verify(keys);
  } catch (error) {
    if (keys.uat === undefined || now.getTime() - keys.uat * 1_000 < RENEWAL_MS) throw error;
    const renewed = {};
    knownKeys.set(provider.jwks_uri, renewed);
    await verify(renewed);
  }
};
