import { challengeOf } from '../../../accounts/identity/code-challenge.ts';
import { type Grants, oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import { hashOpaque, newOpaque, OPAQUE } from '../../../accounts/identity/opaque-token.ts';
import type { IdentityProviderItem } from '../../../hubs/identity-providers/identity-provider-item.ts';
import type { Table } from '../../../platform/db/table.ts';
import { exchangeCode, type RegisteredClient } from './exchange-code.ts';
import { type ProviderAccess, providerMetadata } from './provider-metadata.ts';

/** How long a member may take at the provider. */
export const SIGN_IN_SECONDS = 10 * 60;

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
  readonly provider: RegisteredClient['provider'];
  readonly redirectUri: string;
  /** The value of the cookie that only this browser has. */
  readonly browser: string;
  readonly store: StoreSignIn;
}

/** The requests of one page end within this time together, so that the page is shown before its function times out. */
const TOTAL_MS = 8_000;

const withDeadline = ({ guard, request }: ProviderAccess): ProviderAccess => {
  const ends = performance.now() + TOTAL_MS;
  return { guard, request: (url, options) => request(url, options, ends - performance.now()) };
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
    response_type: 'code',
    client_id: provider.client_id,
    redirect_uri: redirectUri,
    scope: ['openid', ...provider.scopes].join(' '),
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
};

/** The state of a provider's response, and the browser that carries it. */
interface Callback {
  readonly state: string;
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

const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * Exchanges the code in the query of a callback for the claims about the member, whose texts are valid Unicode.
 * `undefined` if any check fails.
 */
export const completeSignIn = async (
  access: ProviderAccess,
  client: RegisteredClient,
  query: URLSearchParams,
  { nonce, verifier }: Pick<Binding, 'nonce' | 'verifier'>,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const timed = withDeadline(access);
  const provider = await providerMetadata(timed, client.provider.issuer, now);
  if (!provider) return undefined;
  const claims = await exchangeCode(timed, provider, client, { query, nonce, verifier }, now).catch(() => undefined);
  return claims && JSON.parse(JSON.stringify(claims), wellFormed);
};
