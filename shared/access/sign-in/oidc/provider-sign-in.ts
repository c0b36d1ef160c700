import { challengeOf } from '../../../accounts/identity/code-challenge.ts';
import { type Grants, oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import { hashOpaque, newOpaque, OPAQUE } from '../../../accounts/identity/opaque-token.ts';
import type { IdentityProviderItem } from '../../../hubs/identity-providers/identity-provider-item.ts';
import type { Table } from '../../../platform/db/table.ts';
import { verifyIdToken } from './id-token.ts';
import { type ProviderAccess, type ProviderMetadata, providerMetadata } from './provider-metadata.ts';
import { withUserinfo } from './userinfo.ts';

/** How long a member may take at the provider. */
export const SIGN_IN_SECONDS = 10 * 60;

/** A client that is registered at a provider. */
interface Registered {
  readonly issuer: string;
  readonly client_id: string;
  readonly scopes: readonly string[];
  /** What each claim fills. Default: the name alone. */
  readonly claims?: Readonly<Record<string, string>>;
}

const NAME_ONLY = { name: 'name' };

interface Client {
  readonly provider: Registered;
  readonly secret: string | null;
  readonly redirectUri: string;
}

/** What binds the response of the provider to one sign-in of one browser. */
interface Binding {
  readonly nonce: string;
  /** The PKCE verifier (RFC 7636). */
  readonly verifier: string;
  /** The hash of the value that only the browser has. */
  readonly browser: string;
}

/** Stores a sign-in and returns its state. */
export type StoreSignIn = (binding: Binding) => Promise<string>;

interface Start {
  readonly provider: Registered;
  readonly redirectUri: string;
  /** The value of the cookie that only this browser has. */
  readonly browser: string;
  readonly store: StoreSignIn;
}

/** The requests of one page end within this time together, so that the page is shown before its function times out. */
const TOTAL_MS = 8_000;

const withDeadline = ({ guard, request }: ProviderAccess): ProviderAccess => {
  const ends = performance.now() + TOTAL_MS;
  return { guard, request: (url, options) => request(url, { ...options, within: ends - performance.now() }) };
};

/** The page of the provider where the sign-in continues; `undefined` if the provider does not answer. */
export const startSignIn = async (
  access: ProviderAccess,
  { provider, redirectUri, browser, store }: Start,
  now: Date,
): Promise<URL | undefined> => {
  const metadata = await providerMetadata(withDeadline(access), provider.issuer, now);
  if (!metadata) return undefined;
  const [nonce, verifier] = [newOpaque(), newOpaque()];
  const state = await store({ nonce, verifier, browser: hashOpaque(browser) });
  const url = new URL(metadata.authorization_endpoint);
  const parameters = {
    ...{ response_type: 'code', client_id: provider.client_id, redirect_uri: redirectUri },
    ...{ scope: ['openid', ...provider.scopes].join(' '), state, nonce },
    ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
};

/** The response of a provider, and the browser that carries it. */
interface Callback {
  readonly state: string;
  readonly code: string;
  readonly iss: string | null;
  readonly browser: string | undefined;
}

/** Whether a sign-in began in this browser. */
export const isOfBrowser = (grant: Binding, browser: string | undefined): boolean =>
  browser !== undefined && OPAQUE.test(browser) && hashOpaque(browser) === grant.browser;

/** Uses up the state of a sign-in. `undefined` if it is unknown, used, expired, or of another browser or provider. */
export const takeSignIn = async (
  db: Table,
  { state, browser }: Callback,
  { team_id, hub_id, id }: IdentityProviderItem,
  now: Date,
): Promise<Grants['provider_sign_in'] | undefined> => {
  const grant = await oneTimeTokens(db).use('provider_sign_in', state, now);
  if (!grant || !isOfBrowser(grant, browser)) return undefined;
  const isOfProvider = grant.team_id === team_id && grant.hub_id === hub_id && grant.provider_id === id;
  return isOfProvider ? grant : undefined;
};

/** RFC 9207: the issuer of the response, which a provider that announces it always names. */
const isFrom = (metadata: ProviderMetadata, iss: string | null): boolean =>
  iss === null ? metadata.authorization_response_iss_parameter_supported !== true : iss === metadata.issuer;

/** RFC 6749 §2.3.1 encodes both parts before they are joined. */
const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

const requestTokens = (
  { request }: ProviderAccess,
  metadata: ProviderMetadata,
  { provider, secret, redirectUri }: Client,
  form: { readonly code: string; readonly code_verifier: string },
) => {
  const { client_id } = provider;
  const all = { ...form, grant_type: 'authorization_code', redirect_uri: redirectUri };
  if (secret === null) return request(metadata.token_endpoint, { form: { ...all, client_id } });
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? request(metadata.token_endpoint, { form: all, authorization: basic(client_id, secret) })
    : request(metadata.token_endpoint, { form: { ...all, client_id, client_secret: secret } });
};

/** Exchanges the code of a provider for the claims about the member. `undefined` if any check fails. */
export const completeSignIn = async (
  access: ProviderAccess,
  client: Client,
  { code, iss }: Pick<Callback, 'code' | 'iss'>,
  { nonce, verifier }: Pick<Binding, 'nonce' | 'verifier'>,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const timed = withDeadline(access);
  const metadata = await providerMetadata(timed, client.provider.issuer, now);
  if (!metadata || !isFrom(metadata, iss)) return undefined;
  const tokens = await requestTokens(timed, metadata, client, { code, code_verifier: verifier });
  if (typeof tokens?.id_token !== 'string') return undefined;
  const expected = { clientId: client.provider.client_id, nonce, now };
  const claims = await verifyIdToken(timed, metadata, tokens.id_token, expected);
  const asked = { accessToken: tokens.access_token, wanted: Object.keys(client.provider.claims ?? NAME_ONLY) };
  return claims && withUserinfo(timed, metadata, claims, asked);
};
