import {
  createHubClient,
  demand,
  RequestFailed,
  type Schemas,
  type Tokens,
} from '../../../../../shared/client/client.ts';
import { countedFetch } from './meter.ts';
import { type Caller, type Community, type Person, startSession } from './session.ts';

/** A client without a sign-in. */
const anonymous = createHubClient({ baseUrl: location.origin, fetch: countedFetch });

/** Signs in with the password of a person of the demo hub. */
export const signInAs = async (role: Caller['role'], person: Person, community: Community): Promise<Caller> => {
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
  { name, email, password }: Person,
  community: Community,
): Promise<Caller | undefined> => {
  const body = { name, email, password, slug: community.slug };
  const tokens = await demand(anonymous.POST('/api/v1/contact-auth/register', { body }));
  return isComplete(tokens) ? startSession('member', community, tokens) : undefined;
};

/** Exchanges the code that a sign-in page of the service added to the address. */
export const signInWith = async (role: Caller['role'], code: string, community: Community): Promise<Caller> => {
  const { slug } = community;
  const tokens =
    role === 'creator'
      ? await demand(anonymous.POST('/api/v1/auth/exchange', { body: { code } }))
      : await demand(anonymous.POST('/api/v1/contact-auth/exchange', { body: { code, slug } }));
  return startSession(role, community, tokens);
};

/** Whether a code was used before, or is older than a minute. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.code === 'invalid_token' || error.status === 401);

/** The identity providers of the hub. */
export const providersOf = async ({ hub_id }: Community): Promise<readonly Schemas['PublicIdentityProvider'][]> => {
  const path = { hub_id };
  return (await demand(anonymous.GET('/api/v1/hubs/{hub_id}/identity-providers', { params: { path } }))).data;
};

/** The page where a sign-in with a provider begins. It returns to this address. */
export const startOf = ({ attributes }: Schemas['PublicIdentityProvider']): string => {
  const url = new URL(attributes.start_url);
  url.searchParams.set('return_url', location.href);
  return url.href;
};
