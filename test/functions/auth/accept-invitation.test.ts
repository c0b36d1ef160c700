import { expect, test, vi } from 'vitest';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import { membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const invite = async (invited?: { readonly id: string; readonly email: string }) => {
  const { id, email } = invited ?? (await world.user());
  const { role_id } = team.users.moderator;
  const actor = { type: 'user', id: team.users.owner.id } as const;
  const created = await invitations(world.service.db, team.id).create({ email, role_id }, actor, new Date());
  if (typeof created === 'string') throw new Error(created);
  world.jobs.push({ kind: 'invitation', team_id: team.id, invitation_id: created.id });
  const [message] = await world.deliver();
  expect(message?.to).toBe(email);
  return { user: { id, token: world.service.keys.issue({ kind: 'user', id }) }, token: tokenIn(message), role_id };
};
const accept = (credential: string | undefined, token: unknown) =>
  world.post('/api/v1/auth/accept-invitation', { token }, { token: credential });

test('an invited user joins once, with the role of the invitation', async () => {
  const { user, token, role_id } = await invite();
  const response = await accept(user.token, token);
  expect(response).toMatchObject({
    status: 200,
    body: { data: { type: 'invitations', attributes: { team_id: team.id, role_id, status: 'accepted' } } },
  });
  expect(JSON.stringify(response.body)).not.toMatch(/token/);
  expect(await world.service.db.get(membershipKey(team.id, user.id))).toMatchObject({ role_id });
  expect(await accept(user.token, token)).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_token' }] } });
});

test('a user with another email address is rejected with 403, and the token stays valid', async () => {
  const { user, token } = await invite();
  const another = await world.user();
  const response = await accept(world.service.keys.issue({ kind: 'user', id: another.id }), token);
  expect(response).toMatchObject({ status: 403, body: { errors: [{ code: 'invitation_for_another_address' }] } });
  expect(await world.service.db.get(membershipKey(team.id, another.id))).toBeUndefined();
  expect((await accept(user.token, token)).status).toBe(200);
});

test('accepting an invitation proves the email address of the user', async () => {
  const { user, token } = await invite();
  const me = async () => attributesOf(await world.service.call({ path: '/api/v1/me', token: user.token }));
  expect(await me()).toMatchObject({ address_proved_at: null });
  expect((await accept(user.token, token)).status).toBe(200);
  expect(await me()).toMatchObject({ address_proved_at: expect.any(String) });
});

test('of three concurrent uses of a token, one joins the team', async () => {
  const { user, token } = await invite();
  const responses = await Promise.all([1, 2, 3].map(() => accept(user.token, token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an invitation token expires after seven days', async () => {
  const { user, token } = await invite();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 + 1_000 });
  try {
    const later = world.service.keys.issue({ kind: 'user', id: user.id });
    expect((await accept(later, token)).status).toBe(422);
  } finally {
    vi.useRealTimers();
  }
});

test('only a signed-in user who is not yet in the team can accept an invitation', async () => {
  const { token } = await invite();
  expect((await accept(undefined, token)).status).toBe(401);
  const { id } = await world.contact(await world.hub(team.id));
  const contact = world.service.keys.issue({ kind: 'contact', id, team: team.id });
  expect((await accept(contact, token)).status).toBe(403);
  const owner = await invite(team.users.owner);
  expect((await accept(owner.user.token, owner.token)).body).toMatchObject({ errors: [{ code: 'already_member' }] });
  for (const bad of ['x', 'A'.repeat(43)]) expect((await accept(team.users.owner.token, bad)).status).toBe(422);
});
