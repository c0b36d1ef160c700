import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, startAuth } from '../auth/world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const path = '/api/v1/me';
const asUser = async () => {
  const { id } = await world.user();
  return { id, token: world.service.keys.issue({ kind: 'user', id }) };
};
const asContact = async () => {
  const { id } = await world.contact(await world.hub(team.id));
  return { id, token: world.service.keys.issue({ kind: 'contact', id, team: team.id }) };
};
const change = (token: string, body: object) => world.service.call({ method: 'PATCH', path, token, body });

test('users and contacts read their own account under both path prefixes', async () => {
  const [user, contact] = [await asUser(), await asContact()];
  for (const at of [path, '/api/me']) {
    const me = await world.service.call({ path: at, token: user.token });
    expect(me.body).toMatchObject({ data: { type: 'users', id: user.id }, links: { self: path } });
    expect(attributesOf(me)).toMatchObject({ name: 'Ada', platform_admin: false });
  }
  const me = await world.service.call({ path, token: contact.token });
  expect(me.body.data).toMatchObject({ type: 'contacts', id: contact.id, attributes: { team_id: team.id } });
  expect(attributesOf(me)).not.toHaveProperty('platform_admin');
});

test('a caller updates their name; omitted attributes are kept and read-only ones are ignored', async () => {
  for (const { token } of [await asUser(), await asContact()]) {
    const changed = await change(token, { name: ' New ', email: 'other@example.com', platform_admin: true });
    expect(attributesOf(changed)).toMatchObject({ name: 'New' });
    const read = attributesOf(await world.service.call({ path, token }));
    expect(read.name).toBe('New');
    expect(read.email).not.toBe('other@example.com');
    expect(read.platform_admin ?? false).toBe(false);
    const unchanged = await change(token, {});
    expect(unchanged.status).toBe(200);
    expect(attributesOf(unchanged)).toEqual(read);
  }
});

test('the type of the envelope must be that of the caller’s account', async () => {
  for (const [type, { token }] of [
    ['users', await asUser()],
    ['contacts', await asContact()],
  ] as const) {
    const changed = await change(token, { data: { type, attributes: { name: 'Enveloped' } } });
    expect(changed.body.data).toMatchObject({ type, attributes: { name: 'Enveloped' } });
    const other = await change(token, { data: { type: 'teams', attributes: { name: 'Enveloped' } } });
    expect(other).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/data/type' } }] } });
  }
});

test('a null or empty name is a 422 and writes nothing', async () => {
  const { token } = await asUser();
  for (const name of [null, '', '  ', 5, 'x'.repeat(121)])
    expect(await change(token, { name })).toMatchObject({
      status: 422,
      body: { errors: [{ source: { pointer: '/name' } }] },
    });
  const flat = await change(token, { data: { type: 'users', attributes: { name: null } } });
  expect(flat.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/name' } }] });
  expect(attributesOf(await world.service.call({ path, token })).name).toBe('Ada');
});

test('a missing credential and the token of an account that does not exist return 401', async () => {
  expect((await world.service.call({ path })).status).toBe(401);
  const { keys } = world.service;
  const ghosts = [
    keys.issue({ kind: 'user', id: newId() }),
    keys.issue({ kind: 'contact', id: newId(), team: team.id }),
  ];
  for (const token of ghosts) {
    expect(await world.service.call({ path, token })).toMatchObject({ status: 401 });
    expect(await change(token, { name: 'Ghost' })).toMatchObject({ status: 401 });
  }
});

test('the token of a contact for another team returns 401', async () => {
  const { id } = await asContact();
  const other = await seedTeam(world.service.db, world.service.keys);
  const token = world.service.keys.issue({ kind: 'contact', id, team: other.id });
  expect((await world.service.call({ path, token })).status).toBe(401);
});
