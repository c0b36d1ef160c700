import { expect, test } from 'vitest';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { GRANTS } from './grants.ts';
import { type SignedInContact, startUnproved } from './unproved-world.ts';
import { attributesOf, freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startUnproved);

const ROUNDS = 6;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const grant = async (name: keyof typeof GRANTS, to: SignedInContact): Promise<void> => {
  expect(await GRANTS[name].give(at, to)).toBe(true);
};
const add = (to: SignedInContact) => grant('adding a member', to);

/** Expects that all tokens of the responses are rejected once the grant is written. */
const expectRevoked = async (responses: readonly ApiResponse[]): Promise<void> => {
  for (const response of responses) {
    if (response.status >= 300) continue;
    const { access_token, refresh_token } = attributesOf(response);
    expect((await at.get('/me', String(access_token))).status).toBe(401);
    expect((await at.refresh(String(refresh_token))).status).toBe(401);
  }
};

test.each(rounds)('a sign-in that is concurrent with a grant is revoked, round %i', async () => {
  const contact = await at.unproved();
  const [first, , second] = await Promise.all([
    at.login(contact.email, at.open),
    add(contact),
    at.login(contact.email, at.open),
  ]);
  await expectRevoked([first, second]);
  await at.expectSignedOut(contact);
});

test.each(rounds)('a refresh that is concurrent with a grant is revoked, round %i', async () => {
  const contact = await at.unproved();
  const [response] = await Promise.all([at.refresh(contact.refresh[0] ?? ''), add(contact)]);
  await expectRevoked([response]);
  await at.expectSignedOut(contact);
});

test.each(rounds)('a registration that is concurrent with an import of its address is revoked, round %i', async () => {
  const email = freshEmail();
  const body = { email, password: PASSWORD, slug: at.open.slug };
  const [registered, imported] = await Promise.all([
    at.post('/api/v1/contact-auth/register', body),
    at.import({ email, hub_id: at.closed.id }),
  ]);
  expect(imported.done).toBe(1);
  await expectRevoked([registered]);
  expect((await at.login(email, at.closed)).status).toBe(401);
});

test('the session of joining a second hub concurrently with a grant is revoked', async () => {
  const contact = await at.unproved();
  const another = await at.hub(at.team.id);
  const body = { email: contact.email, password: PASSWORD, slug: another.slug };
  const [joined] = await Promise.all([at.post('/api/v1/contact-auth/register', body), add(contact)]);
  await expectRevoked([joined]);
  await at.expectSignedOut(contact);
});

test.each(rounds)('a password change that is concurrent with a grant is revoked, round %i', async () => {
  const contact = await at.unproved();
  const changed = 'changed by the contact';
  const body = { data: { type: 'passwords', attributes: { password: PASSWORD, new_password: changed } } };
  const [token] = contact.access;
  await Promise.all([at.service.call({ method: 'PUT', path: '/api/v1/me/password', token, body }), add(contact)]);
  for (const password of [PASSWORD, changed])
    expect((await at.login(contact.email, at.closed, password)).status).toBe(401);
  await at.expectSignedOut(contact);
});

test.each(rounds)(
  'an owner who proves the address concurrently with a grant is the only one signed in, round %i',
  async () => {
    const contact = await at.unproved();
    await at.post('/api/v1/contact-auth/magic-link', { email: contact.email, slug: at.open.slug });
    const token = tokenIn((await at.deliver())[0]);
    const [consumed] = await Promise.all([at.post('/api/v1/contact-auth/magic-link/consume', { token }), add(contact)]);
    expect(consumed.status).toBe(200);
    const { access_token, refresh_token } = attributesOf(consumed);
    expect((await at.get(`/hubs/${at.closed.id}/members`, String(access_token))).status).toBe(200);
    expect((await at.refresh(String(refresh_token))).status).toBe(200);
    await at.expectSignedOut(contact);
  },
);

test('concurrent grants all succeed, revoke the credential once and send one email', async () => {
  const contact = await at.unproved();
  const names = [
    'adding a member',
    'tagging a contact',
    'awarding an achievement',
    'changing the role of a member',
    'a drip step that is unlocked manually',
  ] as const;
  await Promise.all(names.map((name) => grant(name, contact)));
  const credential = await contactCredentials(at.db, at.team.id).get(contact.email);
  expect(credential).toMatchObject({ password_hash: null, generation: 2 });
  expect(await at.db.get(memberKey({ team: at.team.id, hub: at.closed.id }, contact.id))).toBeDefined();
  await at.expectSignedOut(contact);
  await at.ownerSignsIn(contact, at.open);
});
