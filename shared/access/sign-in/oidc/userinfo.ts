import type { ProviderAccess, ProviderMetadata } from './provider-metadata.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The claims that have a value: some providers send null for one that they do not know. */
const present = (claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined && value !== null));

/** The address and its verification are read from one source. */
const ADDRESS = ['email', 'email_verified'];

interface Asked {
  readonly accessToken: unknown;
  /** The claims that are read besides the address. */
  readonly wanted: readonly string[];
}

/**
 * The claims of the ID token, with those of the userinfo endpoint that it lacks. An answer about another subject, and
 * no answer, add none.
 */
export const withUserinfo = async (
  { request }: Pick<ProviderAccess, 'request'>,
  { userinfo_endpoint }: ProviderMetadata,
  claims: Claims,
  { accessToken, wanted }: Asked,
): Promise<Claims> => {
  const own = present(claims);
  const has = (claim: string) => Object.hasOwn(own, claim);
  if ([...ADDRESS, ...wanted].every(has)) return claims;
  if (userinfo_endpoint === undefined || typeof accessToken !== 'string') return claims;
  const info = await request(userinfo_endpoint, { authorization: `Bearer ${accessToken}` });
  if (!info || info.sub !== claims.sub) return claims;
  const { email, email_verified } = ADDRESS.every(has) ? own : info;
  return { ...present(info), ...own, email, email_verified };
};
