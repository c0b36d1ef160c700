import { type Client, processUserInfoResponse, userInfoRequest } from 'oauth4webapi';
import { type ProviderAccess, type ProviderMetadata, requestOptions } from './provider-metadata.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The claims that have a value: some providers send null for one that they do not know. */
const present = (claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined && value !== null));

/** The address and its verification are read from one source. */
const ADDRESS = ['email', 'email_verified'];

interface Asked {
  readonly client: Client;
  readonly accessToken: string;
  /** The claims that are read besides the address. */
  readonly wanted: readonly string[];
}

/**
 * The claims of the ID token, with those of the userinfo endpoint that it lacks. An answer about another subject, and
 * no answer, add none.
 */
export const withUserinfo = async (
  access: Pick<ProviderAccess, 'request'>,
  provider: ProviderMetadata,
  claims: Claims & { readonly sub: string },
  { client, accessToken, wanted }: Asked,
): Promise<Claims> => {
  const own = present(claims);
  const has = (claim: string) => Object.hasOwn(own, claim);
  if ([...ADDRESS, ...wanted].every(has)) return claims;
  const info = await userInfoRequest(provider, client, accessToken, requestOptions(access))
    .then((response) => processUserInfoResponse(provider, client, claims.sub, response))
    .catch(() => undefined);
  if (!info) return claims;
  const { email, email_verified } = ADDRESS.every(has) ? own : info;
  return { ...present(info), ...own, email, email_verified };
};
