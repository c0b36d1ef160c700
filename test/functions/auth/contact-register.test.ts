import { expect, test } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const register = (body: object, more = {}) => world.post('/api/v1/contact-auth/register', body, more);
const envelope = (attributes: object) => ({ data: { type: 'register_requests', attributes } });
const login = (email: string, password: string, slug: string) =>
  world.post('/api/v1/contact-auth/login', { data: { type: 'login_requests', attributes: { email, password, slug } } });

test('registration in an open hub returns an active membership and a token, for both body formats', async () => {
  const hub = await world.hub(team.id);
  for (const form of [envelope, (flat: object) => flat]) {
    const email = freshEmail();
    const response = await register(form({ email, password: PASSWORD, name: 'Bo', slug: hub.slug }));
    expect(response).toMatchObject({ status: 201, body: { data: { type: 'access_tokens' }, token_type: 'bearer' } });
    expect(response.headers).not.toHaveProperty('Location');
    const { access_token, membership_status } = attributesOf(response);
    expect(membership_status).toBe('active');
    const me = await world.service.call({ path: '/api/v1/me', token: access_token as string });
    const { id } = me.body.data as { id: string };
    expect(await members(world.service.db, { team: team.id, hub: hub.id }).get(id)).toMatchObject({
      status: 'active',
      role: 'member',
      joined_at: expect.any(String),
    });
    expect((await login(email, PASSWORD, hub.slug)).status).toBe(200);
  }
});

test('registration in a hub with access by request returns 202, a pending membership and no token', async () => {
  const hub = await world.hub(team.id, { access_level: 'request' });
  const email = freshEmail();
  const response = await register({ email, password: PASSWORD, slug: hub.slug });
  expect(response.status).toBe(202);
  expect(attributesOf(response)).toEqual({ membership_status: 'pending' });
  expect(JSON.stringify(response)).not.toContain('eyJ');
  expect((await login(email, PASSWORD, hub.slug)).status).toBe(401);
});

test('registration in an invite-only hub returns 403, and in an unknown hub 404', async () => {
  const hub = await world.hub(team.id, { access_level: 'invite' });
  const closed = await register({ email: freshEmail(), password: PASSWORD, slug: hub.slug });
  expect(closed).toMatchObject({ status: 403, body: { errors: [{ code: 'registration_closed' }] } });
  const unknown = await register({ email: freshEmail(), password: PASSWORD, slug: 'no-such-hub' });
  expect(unknown).toMatchObject({ status: 404, body: { errors: [{ code: 'not_found' }] } });
});

test('of four concurrent registrations of an address one succeeds; another team can use the address', async () => {
  const hub = await world.hub(team.id);
  const email = freshEmail();
  const bodies = Array.from({ length: 4 }, (_, index) => ({ email, password: `${PASSWORD} ${index}`, slug: hub.slug }));
  const responses = await Promise.all(bodies.map((body) => register(body)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  const rejected = responses.filter(({ status }) => status === 422);
  expect(rejected).toHaveLength(3);
  expect(rejected[0]?.body).toMatchObject({ errors: [{ code: 'email_taken', source: { pointer: '/email' } }] });
  const elsewhere = await world.hub((await seedTeam(world.service.db, world.service.keys)).id);
  expect((await register({ email, password: PASSWORD, slug: elsewhere.slug })).status).toBe(201);
});

test('a contact of the team joins another hub only with their password', async () => {
  const [first, second] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const { id, email } = await world.contact(first);
  const wrong = await register({ email, password: 'not this one', slug: second.slug });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ code: 'email_taken' }] } });
  const joined = await register(envelope({ email, password: PASSWORD, slug: second.slug }));
  expect(joined.status).toBe(201);
  const me = await world.service.call({ path: '/api/v1/me', token: attributesOf(joined).access_token as string });
  expect(me.body.data).toMatchObject({ id });
  expect((await register({ email, password: PASSWORD, slug: second.slug })).status).toBe(422);
});

test('registration cannot set the password of a contact who has none', async () => {
  const [first, second] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const { email } = await world.contact(first, { password: null });
  for (const { slug } of [first, second])
    expect((await register({ email, password: PASSWORD, slug })).status).toBe(422);
});

test('a banned, suspended, removed or pending member cannot register again; one who left can', async () => {
  const hub = await world.hub(team.id);
  const key = { team: team.id, hub: hub.id };
  const { id, email } = await world.contact(hub);
  for (const status of ['banned', 'suspended', 'removed', 'pending']) {
    await world.service.db.update(memberKey(key, id), { set: { status } });
    expect((await register({ email, password: PASSWORD, slug: hub.slug })).status).toBe(422);
  }
  await world.service.db.update(memberKey(key, id), { set: { status: 'left' } });
  expect((await register({ email, password: PASSWORD, slug: hub.slug })).status).toBe(201);
});

test('passwords that are tried by registering count as failed sign-ins', async () => {
  const [first, second] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const { email } = await world.contact(first);
  const guesses = Array.from({ length: 12 }, () =>
    register({ email, password: 'some guess', slug: second.slug }, { sourceIp: '198.51.100.9' }),
  );
  const responses = await Promise.all(guesses);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a password is required where the hub signs in by password, and rejected where it does not', async () => {
  const byPassword = await world.hub(team.id, { sign_in: 'password' });
  const byLink = await world.hub(team.id, { sign_in: 'magic_link' });
  expect(await register(envelope({ email: freshEmail(), slug: byPassword.slug }))).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'password_required', source: { pointer: '/data/attributes/password' } }] },
  });
  expect(await register({ email: freshEmail(), password: PASSWORD, slug: byLink.slug })).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'password_not_allowed' }] },
  });
  expect((await register({ email: freshEmail(), slug: byLink.slug })).status).toBe(201);
});
