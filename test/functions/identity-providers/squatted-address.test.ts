import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { credentials } from '../../../shared/accounts/identity/credentials.ts';
import { oneTimeTokens, RESET_SECONDS } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { storeToken } from '../../../shared/accounts/invitations/invitation-tokens.ts';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { mintInvitationToken } from '../../support/invitation-token.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { SIGNED_IN, startOffice } from './team-office.ts';

type Office = Awaited<ReturnType<typeof startOffice>>;

let office: Office;
let provider: FakeProvider;
let domain: string;
/** The address of a person, with which another person registered first. */
let email: string;
/** The access token of the other person, who knows the first password. */
let squatter: string;

beforeAll(async () => {
  [office, provider] = await Promise.all([startOffice(), startProvider()]);
  domain = await office.domain(office.ours);
});
afterAll(async () => {
  await office.stop();
  await provider.stop();
});

const tokenOf = ({ body }: { readonly body: unknown }): string =>
  (body as { readonly access_token: string }).access_token;

/** The owner of the address resets the password with an emailed token, and signs in. */
const takeBack = async (): Promise<string> => {
  const known = await credentials(office.service.db).get(email);
  if (!known) throw new Error('The address has no account');
  const { user_id, generation } = known;
  const grant = { user_id, email, generation };
  const token = await oneTimeTokens(office.service.db).store('password_reset', grant, RESET_SECONDS, new Date());
  const password = 'of the owner of the address';
  expect((await office.call('POST', '/auth/password-reset/confirm', '', { token, password })).status).toBe(204);
  return tokenOf(await office.call('POST', '/auth/login', '', { email, password }));
};

/** The status of a request of an owner: 403 for other users, 401 for a token that gives no access to the team. */
const statusFor = async (token: string): Promise<number> =>
  (await office.call('GET', `/teams/${office.ours.id}/sign-in-policy`, token)).status;

beforeEach(async () => {
  email = `${newId()}@${domain}`;
  const password = 'of another person';
  squatter = tokenOf(await office.call('POST', '/auth/register', '', { email, password, name: 'Eve' }));
});

test('who joins a team by signing in does not bring in the tokens of a person who had registered the address', async () => {
  const { ours } = office;
  const { id } = await office.provider(ours, provider.issuer, { default_role_id: ours.users.admin.role_id });
  await takeBack();
  const { url, cookie, state } = await office.start(ours, id);
  const iat = Math.floor(Date.now() / 1000);
  const nonce = url.searchParams.get('nonce');
  const claims = { iss: provider.issuer, aud: 'office', sub: email, iat, exp: iat + 300, nonce };
  provider.answer = async () => ({ id_token: await provider.sign({ ...claims, email, email_verified: true }) });
  const page = await office.finish(ours, id, { state, code: 'code' }, cookie);
  expect(page).toContain(SIGNED_IN);
  expect(await statusFor(tokenOf(await office.exchange(page)))).toBe(403);
  expect(await statusFor(squatter)).toBe(401);
});

test('nor does who accepts an invitation, whose own token keeps working', async () => {
  const { ours, service } = office;
  const invited = { email, role_id: ours.users.owner.role_id };
  const owner = { type: 'user', id: ours.users.owner.id } as const;
  const made = await invitations(service.db, ours.id).create(invited, owner, new Date());
  if (typeof made === 'string') throw new Error(made);
  const { token, hash } = mintInvitationToken();
  await storeToken(service.db, ours.id, made.id, hash, new Date());
  const own = await takeBack();
  expect((await office.call('POST', '/auth/accept-invitation', own, { token })).status).toBe(200);
  expect([await statusFor(own), await statusFor(squatter)]).toEqual([200, 401]);
});
