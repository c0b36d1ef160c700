import {
  createHubClient,
  demand,
  RequestFailed,
  type Schemas,
  settle,
  type Tokens,
} from '../../../../shared/client/client.ts';
import type { DemoCommunity, DemoPerson } from '../../demo-community.ts';
import { countedFetch } from './meter.ts';
import { type Caller, startSession } from './session.ts';
import { challenge, forgetVerifier, storedVerifier } from './verifier.ts';

/** A client without a sign-in. */
const anonymous = createHubClient({ baseUrl: location.origin, fetch: countedFetch });

/** Signs in with the password of a person of the demo hub. */
export const signInAs = async (role: Caller['role'], person: DemoPerson, community: DemoCommunity): Promise<Caller> => {
  const { email, password } = person;
  const attributes = { email, password, slug: community.slug };
  const tokens =
    role === 'creator'
      ? await demand(anonymous.POST('/api/v1/auth/login', { body: { email, password } }))
      : await demand(
          anonymous.POST('/api/v1/contact-auth/login', { body: { data: { type: 'login_requests', attributes } } }),
        );
  return startSession(role, community, tokens);
};

const isComplete = (tokens: Partial<Tokens>): tokens is Tokens =>
  tokens.access_token !== undefined && tokens.refresh_token !== undefined;

/** Registers a member. Undefined if the creators must approve the registration. */
export const register = async (
  { name, email, password }: DemoPerson,
  community: DemoCommunity,
): Promise<Caller | undefined> => {
  const body = { name, email, password, slug: community.slug };
  const tokens = await demand(anonymous.POST('/api/v1/contact-auth/register', { body }));
  return isComplete(tokens) ? startSession('member', community, tokens) : undefined;
};

/** The code is of a sign-in that another browser began, or nobody: an attacker's link would sign in as the attacker. */
class ForeignCode extends Error {}

/** Exchanges the code that a sign-in page of the service added to the address, if this browser began the sign-in. */
export const signInWith = async (role: Caller['role'], code: string, community: DemoCommunity): Promise<Caller> => {
  const { slug } = community;
  const code_verifier = storedVerifier();
  if (code_verifier === undefined) throw new ForeignCode();
  const tokens =
    role === 'creator'
      ? await demand(anonymous.POST('/api/v1/auth/exchange', { body: { code, code_verifier } }))
      : await demand(anonymous.POST('/api/v1/contact-auth/exchange', { body: { code, code_verifier, slug } }));
  forgetVerifier();
  return startSession(role, community, tokens);
};

/** Whether a code was used before, or is older than a minute. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.code === 'invalid_token' || error.status === 401);

/** Whether another browser began the sign-in. */
export const isForeign = (error: unknown): boolean =>
  error instanceof ForeignCode || (error instanceof RequestFailed && error.code === 'invalid_code_verifier');

/** The identity providers of the hub. */
export const providersOf = async ({ hub_id }: DemoCommunity): Promise<readonly Schemas['PublicIdentityProvider'][]> => {
  const path = { hub_id };
  return (await demand(anonymous.GET('/api/v1/hubs/{hub_id}/identity-providers', { params: { path } }))).data;
};

const bound = (start: string, code_challenge: string): URL => {
  const url = new URL(start);
  url.searchParams.set('code_challenge', code_challenge);
  url.searchParams.set('code_challenge_method', 'S256');
  return url;
};

/** The page where a sign-in with a provider begins. It returns to this address. */
export const startOf = ({ attributes }: Schemas['PublicIdentityProvider'], code_challenge: string): string => {
  const url = bound(attributes.start_url, code_challenge);
  url.searchParams.set('return_url', location.href);
  return url.href;
};

/** The page where the sign-in of a creator with the provider of the team begins. Undefined without one. */
export const creatorStart = async ({ owner }: DemoCommunity, code_challenge: string): Promise<string | undefined> => {
  const body = { address: owner.email };
  const { start_url } = (await demand(anonymous.POST('/api/v1/team-sign-in/options', { body }))).data.attributes;
  return start_url === null ? undefined : bound(start_url, code_challenge).href;
};

/** Requests a sign-in email whose link signs in here, in this browser. */
export const requestLink = async (email: string, { slug }: DemoCommunity): Promise<void> => {
  const body = { email, slug, return_url: location.href, code_challenge: await challenge() };
  await settle(anonymous.POST('/api/v1/contact-auth/magic-link', { body }));
};
