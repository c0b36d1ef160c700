import {
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretPost,
  clockTolerance,
  getValidatedIdTokenClaims,
  type IDToken,
  None,
  processAuthorizationCodeResponse,
  skipStateCheck,
  validateAuthResponse,
} from 'oauth4webapi';
import { type ProviderAccess, type ProviderMetadata, requestOptions } from './provider-metadata.ts';
import { verifySignature } from './token-signature.ts';
import { withUserinfo } from './userinfo.ts';

/** A client that is registered at a provider. */
interface Registered {
  readonly issuer: string;
  readonly client_id: string;
  readonly scopes: readonly string[];
  /** What each claim fills. Default: the name alone. */
  readonly claims?: Readonly<Record<string, string>>;
}

const NAME_ONLY = { name: 'name' };

export interface RegisteredClient {
  readonly provider: Registered;
  readonly secret: string | null;
  readonly redirectUri: string;
}

/** The query with which a provider leads back, and what binds it to the sign-in. */
interface ProviderResponse {
  readonly query: URLSearchParams;
  readonly nonce: string;
  readonly verifier: string;
}

/** RFC 6749 §2.3.1 without "+" and codes for "-", "_", "." and "~": not every provider decodes them. */
const basic =
  (secret: string): ClientAuth =>
  (_, { client_id }, _body, headers) => {
    const credentials = `${encodeURIComponent(client_id)}:${encodeURIComponent(secret)}`;
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  };

const authentication = (
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: ProviderMetadata,
  secret: string | null,
): ClientAuth => {
  if (secret === null) return None();
  return methods.includes('client_secret_basic') ? basic(secret) : ClientSecretPost(secret);
};

const TOLERANCE_SECONDS = 60;

/** What the library accepts beyond OpenID Connect Core §3.1.3.7: another party, a token of the future, no subject. */
const isStrict = ({ aud, azp, iat, sub }: IDToken, { client_id }: Client, now: Date): boolean =>
  [aud].flat().every((one) => typeof one === 'string') &&
  (azp === undefined || azp === client_id) &&
  iat < now.getTime() / 1_000 + TOLERANCE_SECONDS &&
  sub !== '';

/** The claims about the member for whom a provider returned a code. Rejects if a check of the library fails. */
export const exchangeCode = async (
  access: ProviderAccess,
  provider: ProviderMetadata,
  { provider: registered, secret, redirectUri }: RegisteredClient,
  { query, nonce, verifier }: ProviderResponse,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const client: Client = { client_id: registered.client_id, [clockTolerance]: TOLERANCE_SECONDS };
  /* For the library, an empty `iss` is none (RFC 9207). */
  if (query.get('iss') === '') return undefined;
  const callback = validateAuthResponse(provider, client, query, skipStateCheck);
  const by = authentication(provider, secret);
  const options = requestOptions(access);
  const response = await authorizationCodeGrantRequest(provider, client, by, callback, redirectUri, verifier, options);
  const expected = { expectedNonce: nonce, requireIdToken: true };
  const tokens = await processAuthorizationCodeResponse(provider, client, response, expected);
  await verifySignature(access, provider, response, now);
  const claims = getValidatedIdTokenClaims(tokens);
  if (!claims || !isStrict(claims, client, now)) return undefined;
  const wanted = Object.keys(registered.claims ?? NAME_ONLY);
  return withUserinfo(access, provider, claims, { client, accessToken: tokens.access_token, wanted });
};
