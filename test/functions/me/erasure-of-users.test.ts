import { beforeAll, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import { storeToken } from '../../../shared/accounts/invitations/invitation-tokens.ts';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import { addUser, membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { createTeam } from '../../../shared/accounts/teams/teams.ts';
import { exports } from '../../../shared/downstream/exports/exports.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { outcome } from '../../support/answers.ts';
import { mintInvitationToken } from '../../support/invitation-token.ts';
import { useWorld } from '../../support/use-world.ts';
import { PASSWORD, startAuth, tokenIn } from '../auth/world.ts';

const world = useWorld(startAuth);
const removed: string[] = [];
beforeAll(() => {
  Object.assign(world.service.ports, { objects: { remove: async (key: string) => void removed.push(key) } });
});

const signIn = async (email: string) => (await world.post('/api/v1/auth/login', { email, password: PASSWORD })).body;
const erase = (token: string, body: object) =>
  world.service.call({ method: 'DELETE', path: '/api/v1/me', token, body });
const tokenOf = (id: string) => world.service.keys.issue({ kind: 'user', id });
const newTeam = async (owner: string) => {
  const created = await createTeam(world.service.db, { name: 'Team' }, owner, new Date());
  if (!created) throw new Error('The owner does not exist');
  return created;
};

test('an erased user leaves every team, their sessions end and their email address is free', async () => {
  const { db } = world.service;
  const [ada, bo] = [await world.user(), await world.user()];
  const { team, roles } = await newTeam(bo.id);
  const by = { type: 'user', id: bo.id } as const;
  await addUser(db, { team: team.id, user: ada.id, role: roles.owner }, by, new Date());
  const { refresh_token, access_token } = await signIn(ada.email);
  const adaExports = exports(db, { kind: 'user', id: ada.id });
  const started = await adaExports.start(new Date());
  if (!started) throw new Error('no export');
  const piece = { texts: ['[]'], records: 0, run: 'a', after: null };
  expect(await adaExports.advance(started, piece, new Date())).toMatchObject({ parts: 1 });
  expect(await db.get(membershipKey(team.id, ada.id))).toMatchObject({ role_id: roles.owner });
  expect(outcome(await erase(String(access_token), { password: PASSWORD }))).toBe('204');
  expect(await db.get(membershipKey(team.id, ada.id))).toBeUndefined();
  expect(outcome(await world.post('/api/v1/auth/refresh', { refresh_token }))).toBe('401 unauthorized');
  expect((await world.post('/api/v1/auth/login', { email: ada.email, password: PASSWORD })).status).toBe(401);
  expect((await world.service.call({ path: '/api/v1/me', token: String(access_token) })).status).toBe(401);
  expect(outcome(await erase(String(access_token), { password: PASSWORD }))).toBe('401 unauthorized');
  const pictures = ['avatar', 'banner'].map((name) => `people/users/${ada.id}/${name}`);
  expect([...new Set(removed)]).toEqual([...pictures, `exports/users/${ada.id}.json`]);
  expect((await db.query({ partition: userKey(ada.id).pk, prefix: 'EXPORT', limit: 1 })).items).toEqual([]);
  const again = await users(db).create({ email: ada.email, password: PASSWORD, name: 'Another' }, new Date());
  expect(again).toMatchObject({ email: ada.email });
  expect(outcome(await erase(tokenOf(bo.id), { password: PASSWORD }))).toBe('409 last_owner');
});

test('the only owner of a team is not erased, and the error lists the team; with a second owner they are', async () => {
  const { db } = world.service;
  const [ada, bo] = [await world.user(), await world.user()];
  const { team, roles } = await newTeam(ada.id);
  const response = await erase(tokenOf(ada.id), { password: PASSWORD });
  expect(outcome(response)).toBe('409 last_owner');
  expect(response.body.errors).toMatchObject([{ meta: { team_ids: [team.id] } }]);
  expect((await world.service.call({ path: '/api/v1/me', token: tokenOf(ada.id) })).status).toBe(200);
  const by = { type: 'user', id: ada.id } as const;
  await addUser(db, { team: team.id, user: bo.id, role: roles.owner }, by, new Date());
  expect(outcome(await erase(tokenOf(ada.id), { password: PASSWORD }))).toBe('204');
});

test('of two owners who erase themselves concurrently, one is rejected with 409 last_owner', async () => {
  const { db } = world.service;
  const [ada, bo] = [await world.user(), await world.user()];
  const { team, roles } = await newTeam(ada.id);
  const by = { type: 'user', id: ada.id } as const;
  await addUser(db, { team: team.id, user: bo.id, role: roles.owner }, by, new Date());
  const responses = await Promise.all([ada, bo].map(({ id }) => erase(tokenOf(id), { password: PASSWORD })));
  expect(responses.map(outcome).toSorted()).toEqual(['204', '409 last_owner']);
});

test('erasing a user requires the password; an emailed token is rejected', async () => {
  const ada = await world.user();
  for (const proof of [{}, { password: 'another one' }, { token: 'A'.repeat(43) }])
    expect(outcome(await erase(tokenOf(ada.id), proof))).toBe('403 reauthentication_required');
});

test('erasing a member requires the password or the token of a magic link', async () => {
  const ada = await world.user();
  const { team } = await newTeam(ada.id);
  const hub = await world.hub(team.id);
  expect(await hubs(world.service.db, team.id).get(hub.id)).toBeDefined();
  for (const method of ['password', 'token'] as const) {
    const member = await world.contact(hub);
    const session = await world.post('/api/v1/contact-auth/login', {
      data: { type: 'login_requests', attributes: { email: member.email, password: PASSWORD, slug: hub.slug } },
    });
    const { access_token, refresh_token } = session.body;
    await world.post('/api/v1/contact-auth/magic-link', { email: member.email, slug: hub.slug });
    const [email] = await world.deliver();
    const proof = method === 'password' ? { password: PASSWORD } : { token: tokenIn(email) };
    expect(outcome(await erase(String(access_token), { password: 'another one' }))).toBe(
      '403 reauthentication_required',
    );
    expect(outcome(await erase(String(access_token), proof))).toBe('204');
    expect(outcome(await world.post('/api/v1/contact-auth/refresh', { refresh_token }))).toBe('401 unauthorized');
    await world.post('/api/v1/contact-auth/magic-link', { email: member.email, slug: hub.slug });
    expect(await world.deliver()).toEqual([]);
  }
});

test('an erased user cannot join a team by invitation, by being added or by creating one', async () => {
  const { db } = world.service;
  const [ada, bo] = [await world.user(), await world.user()];
  const { team, roles } = await newTeam(bo.id);
  const by = { type: 'user', id: bo.id } as const;
  const [token, membership] = [tokenOf(ada.id), { team: team.id, user: ada.id, role: roles.admin }];
  const input = { email: ada.email, role_id: roles.admin };
  expect(outcome(await erase(token, { password: PASSWORD }))).toBe('204');
  const invited = await invitations(db, team.id).create(input, by, new Date());
  if (typeof invited === 'string') throw new Error(invited);
  const { token: invitationToken, hash } = mintInvitationToken();
  await storeToken(db, team.id, invited.id, hash, new Date());
  const accept = { method: 'POST', path: '/api/v1/auth/accept-invitation', body: { token: invitationToken } } as const;
  expect(outcome(await world.service.call({ ...accept, token }))).toBe('401 unauthorized');
  expect(await addUser(db, membership, by, new Date())).toBe(false);
  expect(await createTeam(db, { name: 'Ghosts' }, ada.id, new Date())).toBeUndefined();
  expect((await db.query({ partition: userKey(ada.id).pk, prefix: 'TEAM#', limit: 1 })).items).toEqual([]);
  const cy = await world.user(ada.email);
  expect(outcome(await world.service.call({ ...accept, token: tokenOf(cy.id) }))).toBe('200');
});

test('after five failed attempts an erasure is rejected with 429', async () => {
  const ada = await world.user();
  for (let tries = 0; tries < 5; tries += 1) expect((await erase(tokenOf(ada.id), {})).status).toBe(403);
  expect(outcome(await erase(tokenOf(ada.id), { password: PASSWORD }))).toBe('429 rate_limited');
});

test('an erasure does not lift a ban: the email address stays barred until the ban is lifted', async () => {
  const ada = await world.user();
  const { team } = await newTeam(ada.id);
  const hub = await world.hub(team.id, { sign_in: 'both', access_level: 'open' });
  const member = await world.contact(hub);
  const key = { team: team.id, hub: hub.id };
  const by = { type: 'user', id: ada.id, display_name: 'Ada' } as const;
  await bans(world.service.db, key).create(member.id, { ban_reason: 'spamming', ban_note: null }, by, new Date());
  const token = world.service.keys.issue({ kind: 'contact', id: member.id, team: team.id });
  expect(outcome(await erase(token, { password: PASSWORD }))).toBe('204');
  const register = async (slug: string) =>
    outcome(await world.post('/api/v1/contact-auth/register', { email: member.email, password: PASSWORD, slug }));
  expect(await register(hub.slug)).toBe('422 email_taken /email');
  const otherHub = await world.hub(team.id, { sign_in: 'both', access_level: 'open' });
  expect(await register(otherHub.slug)).toBe('201');
  expect(await register(hub.slug)).toBe('422 email_taken /email');
  expect(await bans(world.service.db, key).lift(member.id, { type: 'user', id: ada.id }, new Date())).toBe(true);
  expect(await register(hub.slug)).toBe('201');
});
