import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { invitations } from '../../../shared/teams/invitations.ts';
import { membershipKey } from '../../../shared/teams/memberships.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { type AuthWorld, startAuth, tokenIn } from './support.ts';

let world: AuthWorld;
let team: SeededTeam;
beforeAll(async () => {
  world = await startAuth();
  team = await seedTeam(world.service.db, world.service.keys);
});
afterAll(() => world.service.stop());

const invite = async (): Promise<{ user: { id: string; token: string }; token: string; role_id: string }> => {
  const { id, email } = await world.user();
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

test('of users who try one token at once, one joins', async () => {
  const { token } = await invite();
  const others = await Promise.all([world.user(), world.user(), world.user()]);
  const answers = await Promise.all(
    others.map(({ id }) => accept(world.service.keys.issue({ kind: 'user', id }), token)),
  );
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
  expect((await accept(team.users.owner.token, token)).body).toMatchObject({ errors: [{ code: 'already_member' }] });
  for (const bad of ['x', 'A'.repeat(43)]) expect((await accept(team.users.owner.token, bad)).status).toBe(422);
});
