import type { Grants, Purpose } from '../../../shared/accounts/identity/one-time-tokens.ts';
import type { Squatter, SquatterWorld } from './squatter-world.ts';
import { attributesOf, PASSWORD, tokenIn } from './world.ts';

/** Tries a way in; answers the status. */
type Use = () => Promise<number>;

/** Gets a way in for a contact of the open hub, who is signed in by the address and the password that they have now. */
type WayIn = (at: SquatterWorld, of: Squatter) => Promise<Use>;

/** The one-time tokens that let a contact in. */
type ContactPurpose = { [P in Purpose]: Grants[P] extends { readonly contact_id: string } ? P : never }[Purpose];

type Kind = 'an access token' | 'an access token without a generation' | 'a refresh token' | 'a password';
type TicketKind = 'a stream ticket' | 'the renewal of a stream ticket' | 'a stream ticket without a generation';

const tokensOf = async (at: SquatterWorld, { email }: Squatter) => attributesOf(await at.login(email, at.open));

const ticketOf = async (at: SquatterWorld, token: string) => {
  const made = await at.send('POST', `/hubs/${at.open.id}/stream-tickets`, undefined, undefined, token);
  return String(attributesOf(made).ticket);
};

const ticketed = (use: (at: SquatterWorld, ticket: string) => Use): WayIn => {
  return async (at, of) => use(at, await ticketOf(at, String((await tokensOf(at, of)).access_token)));
};

const followed = (at: SquatterWorld, ticket: string): Use => {
  return async () => (await at.service.call({ path: `/api/v1/hubs/${at.open.id}/stream?ticket=${ticket}` })).status;
};

/** As tokens were issued before they all named a generation. */
const undated = ({ service, team }: SquatterWorld, { id }: Squatter): string =>
  service.keys.issue({ kind: 'contact', id, team: team.id }, { claims: { gen: undefined } });

const requested = async (at: SquatterWorld, { email }: Squatter, path: string): Promise<string> => {
  await at.post(`/api/v1/contact-auth/${path}`, { email, slug: at.open.slug });
  return tokenIn((await at.deliver()).at(-1));
};

/** Every way in that a contact can have: what is added to one-time tokens does not compile without its line here. */
export const WAYS_IN: Readonly<Record<Kind | TicketKind | ContactPurpose, WayIn>> = {
  'an access token': async (at, of) => {
    const token = String((await tokensOf(at, of)).access_token);
    return async () => (await at.get(`/hubs/${at.open.id}/members`, token)).status;
  },
  'an access token without a generation': async (at, of) => {
    const token = undated(at, of);
    return async () => (await at.get('/me', token)).status;
  },
  'a refresh token': async (at, of) => {
    const token = String((await tokensOf(at, of)).refresh_token);
    return async () => (await at.refresh(token)).status;
  },
  'a password': async (at, { email }) => {
    return async () => (await at.login(email, at.open)).status;
  },
  'a stream ticket': ticketed(followed),
  'the renewal of a stream ticket': ticketed((at, ticket) => async () => {
    const path = `/api/v1/hubs/${at.open.id}/stream-tickets?ticket=${ticket}`;
    return (await at.service.call({ method: 'POST', path })).status;
  }),
  'a stream ticket without a generation': async (at, of) => followed(at, await ticketOf(at, undated(at, of))),
  magic_link: async (at, of) => {
    const token = await requested(at, of, 'magic-link');
    return async () => (await at.post('/api/v1/contact-auth/magic-link/consume', { token })).status;
  },
  contact_password: async (at, of) => {
    const token = await requested(at, of, 'password-reset');
    const path = '/api/v1/contact-auth/password-reset/confirm';
    return async () => (await at.post(path, { token, password: PASSWORD })).status;
  },
};
