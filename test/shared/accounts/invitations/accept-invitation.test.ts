import { beforeAll, expect, test } from 'vitest';
import { hashOpaque } from '../../../../shared/accounts/identity/opaque-token.ts';
import { type UserItem, userEntity, userKey } from '../../../../shared/accounts/identity/user-item.ts';
import { acceptInvitation } from '../../../../shared/accounts/invitations/accept-invitation.ts';
import { invitationTokenKey } from '../../../../shared/accounts/invitations/invitation-item.ts';
import { invitationOfToken, storeToken } from '../../../../shared/accounts/invitations/invitation-tokens.ts';
import { invitations } from '../../../../shared/accounts/invitations/invitations.ts';
import { teamRoles } from '../../../../shared/accounts/roles/team-roles.ts';
import { type MembershipItem, membershipKey } from '../../../../shared/accounts/teams/memberships.ts';
import { createTeam, type NewTeam, teams } from '../../../../shared/accounts/teams/teams.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { mintInvitationToken } from '../../../support/invitation-token.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
let team: NewTeam;

const owner = { type: 'user', id: newId() } as const;
const OWNER = 'owner@example.com';
const NOW = new Date('2026-11-01T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

beforeAll(async () => {
  await newUser({ id: owner.id, email: OWNER });
  const made = await createTeam(db, { name: 'Team' }, owner.id, NOW);
  if (!made) throw new Error('The owner was not found');
  team = made;
});

/** A user whose email address is not proved. */
const newUser = async ({ id = newId(), email = `${newId()}@example.com` } = {}) => {
  await db.put({ ...userKey(id), entity: userEntity, id, email });
  return { id };
};

const invite = async (role_id = team.roles.moderator, email = `${newId()}@example.com`) => {
  const made = await invitations(db, team.team.id).create({ email, role_id }, owner, NOW);
  if (typeof made === 'string') throw new Error(made);
  return made;
};

const send = async (id: string, now = NOW) => {
  const { token, hash } = mintInvitationToken();
  return { token, stored: await storeToken(db, team.team.id, id, hash, now) };
};

const membership = (user: string) => db.get<MembershipItem>(membershipKey(team.team.id, user));

test('a token adds one user, even with concurrent requests', async () => {
  const { id, email } = await invite();
  const { token, stored } = await send(id);
  expect(stored?.id).toBe(id);
  const users = await Promise.all(Array.from({ length: 6 }, () => newUser({ email })));
  const outcomes = await Promise.all(users.map((user) => acceptInvitation(db, token, user, NOW)));
  expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1);
  const inTeam = await Promise.all(users.map((user) => membership(user.id)));
  expect(inTeam.filter((place) => place !== undefined)).toHaveLength(1);
  const winner = users[outcomes.findIndex((outcome) => typeof outcome !== 'string')];
  expect((await membership(winner?.id ?? ''))?.role_id).toBe(team.roles.moderator);
  const teamsOfUser = await teams(db).ofUser(winner?.id ?? '', { limit: 10, after: undefined });
  expect(teamsOfUser.items.map((item) => item.id)).toEqual([team.team.id]);
  expect(await acceptInvitation(db, token, await newUser({ email }), NOW)).toBe('invalid_token');
});

test('the table contains only the hash of the token', async () => {
  const { id } = await invite();
  const { token } = await send(id);
  const invitation = await invitationOfToken(db, token, NOW);
  expect(invitation?.id).toBe(id);
  expect(JSON.stringify(invitation)).not.toContain(token);
});

test('a resent email invalidates the previous token', async () => {
  const { id, email } = await invite();
  const [first, second] = [await send(id), await send(id)];
  expect(await acceptInvitation(db, first.token, await newUser({ email }), NOW)).toBe('invalid_token');
  expect(await acceptInvitation(db, second.token, await newUser({ email }), NOW)).toMatchObject({ status: 'accepted' });
});

test('an email that is resent while a token is being accepted invalidates the token', async () => {
  const beforeTransaction = (interrupt: () => Promise<unknown>): Table => ({
    ...db,
    async transact(steps) {
      await interrupt();
      return db.transact(steps);
    },
  });
  const { id, email } = await invite();
  const { token } = await send(id);
  const user = await newUser({ email });
  expect(
    await acceptInvitation(
      beforeTransaction(() => send(id)),
      token,
      user,
      NOW,
    ),
  ).toBe('invalid_token');
  expect(await membership(user.id)).toBeUndefined();
});

test('the address of an accepted invitation can be invited again', async () => {
  const { id, email, role_id } = await invite();
  const { token } = await send(id);
  const again = () => invitations(db, team.team.id).create({ email, role_id }, owner, NOW);
  expect(await again()).toBe('already_invited');
  await acceptInvitation(db, token, await newUser({ email }), NOW);
  expect(await again()).toMatchObject({ email, status: 'pending' });
});

test('a token is valid for exactly seven days, after which its row expires', async () => {
  const { id, email } = await invite();
  const { token } = await send(id);
  expect(await db.get(invitationTokenKey(hashOpaque(token)))).toMatchObject({ ttl: later(7).getTime() / 1000 });
  expect(await acceptInvitation(db, token, await newUser({ email }), later(7))).toBe('invalid_token');
  const justBefore = new Date(later(7).getTime() - 1);
  expect(await acceptInvitation(db, token, await newUser({ email }), justBefore)).toMatchObject({ status: 'accepted' });
});

test('a revoked invitation has no valid token and sends no email', async () => {
  const { id, email } = await invite();
  const { token } = await send(id);
  expect(await invitations(db, team.team.id).revoke(id, owner, NOW)).toBe('revoked');
  expect(await acceptInvitation(db, token, await newUser({ email }), NOW)).toBe('invalid_token');
  expect((await send(id)).stored).toBeUndefined();
  expect((await send(newId())).stored).toBeUndefined();
});

test('a concurrent accept and revoke have one winner, and both results are consistent', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, email } = await invite();
    const { token } = await send(id);
    const user = await newUser({ email });
    const [accepted, revoked] = await Promise.all([
      acceptInvitation(db, token, user, NOW),
      invitations(db, team.team.id).revoke(id, owner, NOW),
    ]);
    const isMember = (await membership(user.id)) !== undefined;
    expect(typeof accepted !== 'string').toBe(isMember);
    expect(revoked).toBe(isMember ? 'already_accepted' : 'revoked');
  }
});

test('a user who is already in the team does not use up the token', async () => {
  const { id } = await invite(undefined, OWNER);
  const { token } = await send(id);
  expect(await acceptInvitation(db, token, { id: owner.id }, NOW)).toBe('already_member');
  expect((await membership(owner.id))?.role_id).toBe(team.roles.owner);
  expect(await invitationOfToken(db, token, NOW)).toMatchObject({ id, status: 'pending' });
});

test('a token is invalid after its role is deleted', async () => {
  const roles = teamRoles(db, team.team.id);
  const role = await roles.create({ name: 'Short', description: null, permissions: [] }, owner, NOW);
  if (typeof role === 'string') throw new Error(role);
  const { id, email } = await invite(role.id);
  const { token } = await send(id);
  expect(await roles.remove(role, owner, NOW)).toBe('removed');
  const user = await newUser({ email });
  expect(await acceptInvitation(db, token, user, NOW)).toBe('invalid_token');
  expect(await membership(user.id)).toBeUndefined();
});

test('an unknown token is invalid', async () => {
  for (const token of ['', 'x', mintInvitationToken().token, 'a'.repeat(512)])
    expect(await acceptInvitation(db, token, await newUser(), NOW)).toBe('invalid_token');
});

test('a user with another address is rejected, proved or not, and does not use up the token', async () => {
  const { id, email } = await invite();
  const { token } = await send(id);
  for (const proof of [undefined, NOW]) {
    const other = await newUser();
    if (proof) await db.update(userKey(other.id), { set: { address_proved_at: proof.toISOString() } });
    expect(await acceptInvitation(db, token, other, NOW)).toBe('invitation_for_another_address');
    expect(await membership(other.id)).toBeUndefined();
  }
  expect(await acceptInvitation(db, token, await newUser({ email }), NOW)).toMatchObject({ status: 'accepted' });
});

test('accepting a token proves the address in the same write', async () => {
  const { id, email } = await invite();
  const { token } = await send(id);
  const user = await newUser({ email });
  const proof = async () => (await db.get<UserItem>(userKey(user.id)))?.address_proved_at;
  expect(await proof()).toBeUndefined();
  await acceptInvitation(db, token, user, NOW);
  expect(await proof()).toBe(NOW.toISOString());
});
