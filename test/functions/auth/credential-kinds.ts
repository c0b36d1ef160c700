import { type Grants, oneTimeTokens, type Purpose } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import type { SignedInContact, UnprovedWorld } from './unproved-world.ts';
import { attributesOf, PASSWORD, tokenIn } from './world.ts';

/** Uses a credential; returns the status. */
type Use = () => Promise<number>;

/** Obtains a credential for a contact of the open hub with their current address and password. */
type Obtain = (at: UnprovedWorld, of: SignedInContact) => Promise<Use>;

/** The purposes of one-time tokens that sign a contact in. */
type SigningPurpose = Exclude<Purpose, 'contact_email' | 'contact_email_undo'>;
type ContactPurpose = {
  [P in SigningPurpose]: Grants[P] extends { readonly contact_id: string } ? P : never;
}[SigningPurpose];

type Kind = 'an access token' | 'an access token without a generation' | 'a refresh token' | 'a password';
type TicketKind = 'a stream ticket' | 'the renewal of a stream ticket' | 'a stream ticket without a generation';

const tokensOf = async (at: UnprovedWorld, { email }: SignedInContact) => attributesOf(await at.login(email, at.open));

const ticketOf = async (at: UnprovedWorld, token: string) => {
  const response = await at.send('POST', `/hubs/${at.open.id}/stream-tickets`, undefined, undefined, token);
  return String(attributesOf(response).ticket);
};

const withTicket = (use: (at: UnprovedWorld, ticket: string) => Use): Obtain => {
  return async (at, of) => use(at, await ticketOf(at, String((await tokensOf(at, of)).access_token)));
};

const openStream = (at: UnprovedWorld, ticket: string): Use => {
  return async () => (await at.service.call({ path: `/api/v1/hubs/${at.open.id}/stream?ticket=${ticket}` })).status;
};

/** An access token without a generation, as they were issued before every token had one. */
const withoutGeneration = ({ service, team }: UnprovedWorld, { id }: SignedInContact): string =>
  service.keys.issue({ kind: 'contact', id, team: team.id }, { claims: { gen: undefined } });

const emailedToken = async (at: UnprovedWorld, { email }: SignedInContact, path: string): Promise<string> => {
  await at.post(`/api/v1/contact-auth/${path}`, { email, slug: at.open.slug });
  return tokenIn((await at.deliver()).at(-1));
};

/** Every kind of credential of a contact; a new purpose of one-time tokens does not compile without a line here. */
export const CREDENTIAL_KINDS: Readonly<Record<Kind | TicketKind | ContactPurpose, Obtain>> = {
  'an access token': async (at, of) => {
    const token = String((await tokensOf(at, of)).access_token);
    return async () => (await at.get(`/hubs/${at.open.id}/members`, token)).status;
  },
  'an access token without a generation': async (at, of) => {
    const token = withoutGeneration(at, of);
    return async () => (await at.get('/me', token)).status;
  },
  'a refresh token': async (at, of) => {
    const token = String((await tokensOf(at, of)).refresh_token);
    return async () => (await at.refresh(token)).status;
  },
  'a password': async (at, { email }) => {
    return async () => (await at.login(email, at.open)).status;
  },
  'a stream ticket': withTicket(openStream),
  'the renewal of a stream ticket': withTicket((at, ticket) => async () => {
    const path = `/api/v1/hubs/${at.open.id}/stream-tickets?ticket=${ticket}`;
    return (await at.service.call({ method: 'POST', path })).status;
  }),
  'a stream ticket without a generation': async (at, of) =>
    openStream(at, await ticketOf(at, withoutGeneration(at, of))),
  magic_link: async (at, of) => {
    const token = await emailedToken(at, of, 'magic-link');
    return async () => (await at.post('/api/v1/contact-auth/magic-link/consume', { token })).status;
  },
  sign_in_code: async (at, of) => {
    const { id: contact_id, email } = of;
    const { id: hub_id, slug } = at.open;
    const row = await contactCredentials(at.db, at.team.id).get(email);
    const grant = { team_id: at.team.id, hub_id, contact_id, email, generation: row?.generation ?? 0 };
    const code = await oneTimeTokens(at.db).store('sign_in_code', grant, 60, new Date());
    return async () => (await at.post('/api/v1/contact-auth/exchange', { code, slug })).status;
  },
  contact_password: async (at, of) => {
    const token = await emailedToken(at, of, 'password-reset');
    const path = '/api/v1/contact-auth/password-reset/confirm';
    return async () => (await at.post(path, { token, password: PASSWORD })).status;
  },
};
