import { expect, test, vi } from 'vitest';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const requestLink = (body: object) => world.post('/api/v1/contact-auth/magic-link', body);
const consume = (token: string) => world.post('/api/v1/contact-auth/magic-link/consume', { token });
const linkTo = async (email: string, slug: string): Promise<string> => {
  await requestLink({ email, slug });
  return tokenIn((await world.deliver())[0]);
};

const BAD = { status: 422, body: { errors: [{ code: 'invalid_token', source: { pointer: '/token' } }] } };

test('A38: every request returns 202; only an admitted member of a hub with magic links gets an email', async () => {
  const hub = await world.hub(team.id);
  const byPassword = await world.hub(team.id, { sign_in: 'password' });
  const { email } = await world.contact(hub);
  const waiting = await world.contact(hub, { status: 'pending' });
  const locked = await world.contact(byPassword);
  const requests = [
    { email, slug: hub.slug },
    { email: freshEmail(), slug: hub.slug },
    { email, slug: 'no-such-hub' },
    { email, slug: byPassword.slug },
    { email: waiting.email, slug: hub.slug },
    { email: locked.email, slug: byPassword.slug },
  ];
  for (const body of requests) expect(await requestLink(body)).toMatchObject({ status: 202, body: '' });
  expect((await world.deliver()).map(({ to }) => to)).toEqual([email]);
});

test('C186: an emailed token signs its member in, once', async () => {
  const hub = await world.hub(team.id, { sign_in: 'magic_link' });
  const { id, email } = await world.contact(hub, { password: null });
  const token = await linkTo(email, hub.slug);
  const response = await consume(token);
  expect(response).toMatchObject({ status: 200, body: { data: { type: 'access_tokens' }, token_type: 'bearer' } });
  const { access_token, refresh_token } = attributesOf(response);
  const me = await world.service.call({ path: '/api/v1/me', token: access_token as string });
  expect(me.body.data).toMatchObject({ type: 'contacts', id });
  expect((await world.post('/api/v1/contact-auth/refresh', { refresh_token })).status).toBe(200);
  expect(await consume(token)).toMatchObject(BAD);
});

test('of eight concurrent uses of a token, one signs in', async () => {
  const hub = await world.hub(team.id);
  const token = await linkTo((await world.contact(hub)).email, hub.slug);
  const responses = await Promise.all(Array.from({ length: 8 }, () => consume(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(7);
});

test('a link expires after ten minutes', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  const [early, late] = [await linkTo(email, hub.slug), await linkTo(email, hub.slug)];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
  try {
    expect((await consume(early)).status).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await consume(late)).toMatchObject(BAD);
  } finally {
    vi.useRealTimers();
  }
});

test('a link does not sign in a banned member, or any member once the hub has turned magic links off', async () => {
  const { hubs } = await import('../../../shared/hubs/hubs/hubs.ts');
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const [first, second] = [await linkTo(email, hub.slug), await linkTo(email, hub.slug)];
  const key = memberKey({ team: team.id, hub: hub.id }, id);
  await world.service.db.update(key, { set: { status: 'banned' } });
  expect(await consume(first)).toMatchObject(BAD);
  await world.service.db.update(key, { set: { status: 'active' } });
  await hubs(world.service.db, team.id).change(
    hub,
    { sign_in: 'password' },
    { type: 'system', id: 'test' },
    new Date(),
  );
  expect(await consume(second)).toMatchObject({ status: 403, body: { errors: [{ code: 'magic_link_not_allowed' }] } });
});

test('a link does not sign in once its contact is deleted, even if another contact has the address', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const [first, second] = [await linkTo(email, hub.slug), await linkTo(email, hub.slug)];
  await removeContact(world.service.db, team.id, id, { type: 'system', id: 'test' }, new Date());
  expect(await consume(first)).toMatchObject(BAD);
  await world.contact(hub, { email });
  expect(await consume(second)).toMatchObject(BAD);
});

test('a token for another purpose is rejected and stays valid for its own', async () => {
  const { email } = await world.user();
  await world.post('/api/v1/auth/password-reset', { email });
  const token = tokenIn((await world.deliver())[0]);
  expect(await consume(token)).toMatchObject(BAD);
  expect((await world.post('/api/v1/auth/password-reset/confirm', { token, password: `${PASSWORD}!` })).status).toBe(
    204,
  );
});

test('an invalid email, slug or return URL returns 422 with its pointer', async () => {
  for (const [field, value] of [
    ['email', 'nobody'],
    ['slug', ''],
    ['return_url', 'javascript:alert(1)'],
  ] as const) {
    const response = await requestLink({ email: freshEmail(), slug: 'any', [field]: value });
    expect(response).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: `/${field}` } }] } });
  }
});
