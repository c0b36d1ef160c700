import { expect, test, vi } from 'vitest';
import { teamContacts } from '../../../shared/hubs/people/contacts/team-contacts.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const ask = (body: object) => world.post('/api/v1/contact-auth/magic-link', body);
const consume = (token: string) => world.post('/api/v1/contact-auth/magic-link/consume', { token });
const linkTo = async (email: string, slug: string): Promise<string> => {
  await ask({ email, slug });
  return tokenIn((await world.deliver())[0]);
};

const BAD = { status: 422, body: { errors: [{ code: 'invalid_token', source: { pointer: '/token' } }] } };

test('A38: the answer is 202 for everybody; only an admitted member of a hub that sends links gets one', async () => {
  const hub = await world.hub(team.id);
  const byPassword = await world.hub(team.id, { sign_in: 'password' });
  const { email } = await world.contact(hub);
  const waiting = await world.contact(hub, { status: 'pending' });
  const locked = await world.contact(byPassword);
  const asked = [
    { email, slug: hub.slug },
    { email: freshEmail(), slug: hub.slug },
    { email, slug: 'no-such-hub' },
    { email, slug: byPassword.slug },
    { email: waiting.email, slug: hub.slug },
    { email: locked.email, slug: byPassword.slug },
  ];
  for (const body of asked) expect(await ask(body)).toMatchObject({ status: 202, body: '' });
  expect((await world.deliver()).map(({ to }) => to)).toEqual([email]);
});

test('C186: the token of the letter signs its member in, once', async () => {
  const hub = await world.hub(team.id, { sign_in: 'magic_link' });
  const { id, email } = await world.contact(hub, { password: null });
  const token = await linkTo(email, hub.slug);
  const answered = await consume(token);
  expect(answered).toMatchObject({ status: 200, body: { data: { type: 'access_tokens' }, token_type: 'bearer' } });
  const { access_token, refresh_token } = attributesOf(answered);
  const me = await world.service.call({ path: '/api/v1/me', token: access_token as string });
  expect(me.body.data).toMatchObject({ type: 'contacts', id });
  expect((await world.post('/api/v1/contact-auth/refresh', { refresh_token })).status).toBe(200);
  expect(await consume(token)).toMatchObject(BAD);
});

test('of uses of one token at once, one signs in', async () => {
  const hub = await world.hub(team.id);
  const token = await linkTo((await world.contact(hub)).email, hub.slug);
  const answers = await Promise.all(Array.from({ length: 8 }, () => consume(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
});

test('a link is good for ten minutes', async () => {
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

test('who was banned, or whose hub sends links no more, is not signed in by an old link', async () => {
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

test('an old link signs nobody in as whoever has its address by now', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const [alone, taken] = [await linkTo(email, hub.slug), await linkTo(email, hub.slug)];
  const book = teamContacts(world.service.db, team.id);
  await book.change(id, { email: freshEmail() }, { type: 'system', id: 'test' }, new Date());
  expect(await consume(alone)).toMatchObject(BAD);
  await world.contact(hub, { email });
  expect(await consume(taken)).toMatchObject(BAD);
});

test('a token for another purpose signs nobody in', async () => {
  const { email } = await world.user();
  await world.post('/api/v1/auth/password-reset', { email });
  const token = tokenIn((await world.deliver())[0]);
  expect(await consume(token)).toMatchObject(BAD);
  expect((await world.post('/api/v1/auth/password-reset/confirm', { token, password: `${PASSWORD}!` })).status).toBe(
    204,
  );
});

test('what is no address, slug or URL is told by its pointer', async () => {
  for (const [field, value] of [
    ['email', 'nobody'],
    ['slug', ''],
    ['return_url', 'javascript:alert(1)'],
  ] as const) {
    const answered = await ask({ email: freshEmail(), slug: 'any', [field]: value });
    expect(answered).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: `/${field}` } }] } });
  }
});
