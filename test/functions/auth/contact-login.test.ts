import { expect, test } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const login = (attributes: object, type = 'login_requests') =>
  world.post('/api/v1/contact-auth/login', { data: { type, attributes } });

const REFUSED = { status: 401, body: { errors: [{ code: 'invalid_credentials' }] } };

test('C181 C187: a member signs in with email, password and slug; the response has a token and no password', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const response = await login({ email: email.toUpperCase(), password: PASSWORD, slug: hub.slug });
  const attributes = attributesOf(response);
  expect(response).toMatchObject({ status: 200, body: { data: { type: 'access_tokens' }, ...attributes } });
  expect(attributes).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(JSON.stringify(response.body)).not.toMatch(/argon2|password/);
  const me = await world.service.call({ path: '/api/v1/me', token: attributes.access_token as string });
  expect(me.body).toMatchObject({ data: { type: 'contacts', id, attributes: { email, team_id: team.id } } });
});

test('C182: a missing slug returns 422 with its pointer', async () => {
  const response = await login({ email: freshEmail(), password: PASSWORD });
  expect(response).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/data/attributes/slug' } }] } });
});

test('C183: another type returns 422 at /data/type', async () => {
  const response = await login({ email: freshEmail(), password: PASSWORD, slug: 'any' }, 'logins');
  expect(response).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/data/type' } }] } });
});

test('C184: a member of one hub cannot sign in to another hub of the same or another team', async () => {
  const foreign = await seedTeam(world.service.db, world.service.keys);
  const [own, sister, other] = await Promise.all([world.hub(team.id), world.hub(team.id), world.hub(foreign.id)]);
  const { email } = await world.contact(own);
  expect((await login({ email, password: PASSWORD, slug: own.slug })).status).toBe(200);
  for (const { slug } of [sister, other])
    expect(await login({ email, password: PASSWORD, slug })).toMatchObject(REFUSED);
});

test('a wrong password, an unknown address and an unknown hub return the same response', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  const responses = await Promise.all([
    login({ email, password: 'not this one', slug: hub.slug }),
    login({ email: freshEmail(), password: PASSWORD, slug: hub.slug }),
    login({ email, password: PASSWORD, slug: 'no-such-hub' }),
  ]);
  const bodies = responses.map(({ body }) => JSON.stringify(body).replaceAll(/"request_id":"[^"]+"/g, ''));
  for (const response of responses) expect(response).toMatchObject(REFUSED);
  expect(new Set(bodies).size).toBe(1);
});

test('only an admitted member signs in', async () => {
  const hub = await world.hub(team.id);
  const key = { team: team.id, hub: hub.id };
  const { id, email } = await world.contact(hub);
  for (const status of ['pending', 'invited', 'banned', 'left', 'removed', 'suspended']) {
    await world.service.db.update(memberKey(key, id), { set: { status } });
    expect(await login({ email, password: PASSWORD, slug: hub.slug })).toMatchObject(REFUSED);
  }
  await world.service.db.update(memberKey(key, id), { set: { suspended_until: '2020-01-01T00:00:00.000Z' } });
  expect((await login({ email, password: PASSWORD, slug: hub.slug })).status).toBe(200);
});

test('C186: a hub with magic-link sign-in rejects passwords with 403', async () => {
  const hub = await world.hub(team.id, { sign_in: 'magic_link' });
  const { email } = await world.contact(hub);
  const response = await login({ email, password: PASSWORD, slug: hub.slug });
  expect(response).toMatchObject({ status: 403, body: { errors: [{ code: 'password_not_allowed' }] } });
});

test('a contact without a password cannot sign in with one', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub, { password: null });
  for (const password of ['null', PASSWORD])
    expect(await login({ email, password, slug: hub.slug })).toMatchObject(REFUSED);
});

test('a slug that moves to another hub signs in to that hub', async () => {
  const { hubs } = await import('../../../shared/hubs/hubs/hubs.ts');
  const [first, second] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const [a, b] = await Promise.all([world.contact(first), world.contact(second)]);
  const { slug } = first;
  expect((await login({ email: a.email, password: PASSWORD, slug })).status).toBe(200);
  const actor = { type: 'system', id: 'test' } as const;
  await hubs(world.service.db, team.id).change(first, { slug: `${slug}-old` }, actor, new Date());
  await hubs(world.service.db, team.id).change(second, { slug }, actor, new Date());
  expect((await login({ email: a.email, password: PASSWORD, slug })).status).toBe(401);
  expect((await login({ email: b.email, password: PASSWORD, slug })).status).toBe(200);
});

test('failed sign-ins of a member share ten attempts across all hubs of the team', async () => {
  const [one, other] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const { email } = await world.contact(one);
  const guess = (_: unknown, index: number) =>
    login({ email, password: 'guess', slug: index % 2 === 0 ? one.slug : other.slug });
  const responses = await Promise.all(Array.from({ length: 14 }, guess));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
});
