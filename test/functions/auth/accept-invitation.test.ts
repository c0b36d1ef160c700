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
  const made = await invitations(world.service.db, team.id).create({ email, role_id }, actor, new Date());
  if (typeof made === 'string') throw new Error(made);
  world.jobs.push({ kind: 'invitation', team_id: team.id, invitation_id: made.id });
  const [letter] = await world.deliver();
  expect(letter?.to).toBe(email);
  return { user: { id, token: world.service.keys.issue({ kind: 'user', id }) }, token: tokenIn(letter), role_id };
};
const accept = (credential: string | undefined, token: unknown) =>
  world.post('/api/v1/auth/accept-invitation', { token }, { token: credential });

test('an invited user joins with the role they were invited to, once', async () => {
  const { user, token, role_id } = await invite();
  const accepted = await accept(user.token, token);
  expect(accepted).toMatchObject({
    status: 200,
    body: { data: { type: 'invitations', attributes: { team_id: team.id, role_id, status: 'accepted' } } },
  });
  expect(JSON.stringify(accepted.body)).not.toMatch(/token/);
  expect(await world.service.db.get(membershipKey(team.id, user.id))).toMatchObject({ role_id });
  expect(await accept(user.token, token)).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_token' }] } });
});

test('a user with another address is refused, and the token stays good for the one who was invited', async () => {
  const { user, token } = await invite();
  const another = await world.user();
  const refused = await accept(world.service.keys.issue({ kind: 'user', id: another.id }), token);
  expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'invitation_for_another_address' }] } });
  expect(await world.service.db.get(membershipKey(team.id, another.id))).toBeUndefined();
  expect((await accept(user.token, token)).status).toBe(200);
});

test('the emailed token proves the address of the user who accepts', async () => {
  const { user, token } = await invite();
  const me = async () => attributesOf(await world.service.call({ path: '/api/v1/me', token: user.token }));
  expect(await me()).toMatchObject({ address_proved_at: null });
  expect((await accept(user.token, token)).status).toBe(200);
  expect(await me()).toMatchObject({ address_proved_at: expect.any(String) });
});

test('of a user’s tries of one token at once, one joins', async () => {
  const { user, token } = await invite();
  const answers = await Promise.all([1, 2, 3].map(() => accept(user.token, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an invitation is good for seven days', async () => {
  const { user, token } = await invite();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 + 1_000 });
  try {
    const later = world.service.keys.issue({ kind: 'user', id: user.id });
    expect((await accept(later, token)).status).toBe(422);
  } finally {
    vi.useRealTimers();
  }
});

test('a signed-in user accepts; nobody else does', async () => {
  const { token } = await invite();
  expect((await accept(undefined, token)).status).toBe(401);
  const { id } = await world.contact(await world.hub(team.id));
  const contact = world.service.keys.issue({ kind: 'contact', id, team: team.id });
  expect((await accept(contact, token)).status).toBe(403);
  const owner = await invite(team.users.owner);
  expect((await accept(owner.user.token, owner.token)).body).toMatchObject({ errors: [{ code: 'already_member' }] });
  for (const bad of ['x', 'A'.repeat(43)]) expect((await accept(team.users.owner.token, bad)).status).toBe(422);
});
