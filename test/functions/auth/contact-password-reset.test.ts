import { expect, test, vi } from 'vitest';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const OTHER = 'another password';
const requestReset = (email: string, slug: string) =>
  world.post('/api/v1/contact-auth/password-reset', { email, slug });
const confirm = (token: string, password = OTHER) =>
  world.post('/api/v1/contact-auth/password-reset/confirm', { token, password });
const login = (email: string, slug: string, password: string) =>
  world.post('/api/v1/contact-auth/login', { data: { type: 'login_requests', attributes: { email, password, slug } } });
const passwordHub = () => world.hub(team.id, { sign_in: 'password', access_level: 'invite' });
const tokenFor = async (email: string, slug: string): Promise<string> => {
  expect((await requestReset(email, slug)).status).toBe(202);
  return tokenIn((await world.deliver())[0]);
};

test('every address and hub gets the same response; only a member who can sign in by password gets an email', async () => {
  const hub = await passwordHub();
  const links = await world.hub(team.id, { sign_in: 'magic_link' });
  const both = await world.hub(team.id);
  const [member, waiting, byLink, byBoth] = await Promise.all([
    world.contact(hub),
    world.contact(hub, { status: 'pending' }),
    world.contact(links),
    world.contact(both),
  ]);
  const requests = [
    [member.email, hub.slug],
    [waiting.email, hub.slug],
    [byLink.email, links.slug],
    [byBoth.email, both.slug],
    [byBoth.email, hub.slug],
    [freshEmail(), hub.slug],
    [member.email, 'no-such-hub'],
  ] as const;
  for (const [email, slug] of requests)
    expect(await requestReset(email, slug)).toMatchObject({ status: 202, body: '' });
  expect(new Set((await world.deliver()).map(({ to }) => to))).toEqual(new Set([member.email, byBoth.email]));
});

test('a member without a password sets their first one in a hub that signs in by password only', async () => {
  const hub = await passwordHub();
  const { email } = await world.contact(hub, { password: null });
  const token = await tokenFor(email, hub.slug);
  expect((await confirm(token, 'short')).status).toBe(422);
  expect(await confirm(token)).toMatchObject({ status: 204, body: '' });
  const signedIn = await login(email, hub.slug, OTHER);
  expect(signedIn.status).toBe(200);
  const me = { path: `/api/v1/me`, token: String(attributesOf(signedIn).access_token) };
  expect((await world.service.call(me)).status).toBe(200);
  expect(await confirm(token, PASSWORD)).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_token' }] } });
});

test('a reset ends the previous password, its sessions and the access tokens of the unproved address', async () => {
  const hub = await passwordHub();
  const { email } = await world.contact(hub);
  const before = attributesOf(await login(email, hub.slug, PASSWORD));
  expect((await confirm(await tokenFor(email, hub.slug))).status).toBe(204);
  expect((await login(email, hub.slug, PASSWORD)).status).toBe(401);
  expect((await world.post('/api/v1/contact-auth/refresh', { refresh_token: before.refresh_token })).status).toBe(401);
  expect((await world.service.call({ path: '/api/v1/me', token: String(before.access_token) })).status).toBe(401);
});

test('the landing page of the link sets the password', async () => {
  const hub = await passwordHub();
  const { email } = await world.contact(hub, { password: null });
  const token = await tokenFor(email, hub.slug);
  const press = (password: string) =>
    world.service.call({
      method: 'POST',
      path: '/m',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new TextEncoder().encode(new URLSearchParams({ token, password }).toString()),
    });
  expect(String((await press(OTHER)).body)).toContain('Your password has been changed');
  expect(String((await press(PASSWORD)).body)).toContain('does not work');
  expect((await login(email, hub.slug, OTHER)).status).toBe(200);
});

test('of three concurrent uses of a token one succeeds, and a token from before the change is rejected', async () => {
  const hub = await passwordHub();
  const { email } = await world.contact(hub);
  const [first, second] = [await tokenFor(email, hub.slug), await tokenFor(email, hub.slug)];
  const responses = await Promise.all([1, 2, 3].map((nth) => confirm(second, `password ${nth}`)));
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  expect((await confirm(first)).status).toBe(422);
});

test('a token expires after an hour, and a token of another kind is rejected', async () => {
  const hub = await passwordHub();
  const { email } = await world.contact(hub);
  const token = await tokenFor(email, hub.slug);
  const user = await world.user();
  await world.post('/api/v1/auth/password-reset', { email: user.email });
  const users = tokenIn((await world.deliver())[0]);
  for (const foreign of ['x', 'A'.repeat(43), users]) expect((await confirm(foreign)).status).toBe(422);
  expect((await world.post('/api/v1/auth/password-reset/confirm', { token, password: OTHER })).status).toBe(422);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  try {
    expect((await confirm(token)).status).toBe(422);
  } finally {
    vi.useRealTimers();
  }
});

test('an address has ten requests of each kind of sign-in email per hub in fifteen minutes, whether it is known or not', async () => {
  const [hub, other] = [await world.hub(team.id), await world.hub(team.id)];
  for (const email of [(await world.contact(hub)).email, freshEmail()]) {
    const link = (slug: string) => world.post('/api/v1/contact-auth/magic-link', { email, slug });
    for (const request of [(slug: string) => requestReset(email, slug), link]) {
      const responses = await Promise.all(Array.from({ length: 12 }, () => request(hub.slug)));
      expect(responses.filter(({ status }) => status === 202)).toHaveLength(10);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
    }
    for (const request of [await requestReset(email, other.slug), await link(other.slug)])
      expect(request.status).toBe(202);
  }
  world.jobs.length = 0;
});

test('requests that send no email take no request from the hub of a member', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  for (const path of ['magic-link', 'password-reset'])
    for (let nth = 0; nth < 11; nth += 1)
      await world.post(`/api/v1/contact-auth/${path}`, { email, slug: `no-such-hub-${nth % 2}` });
  for (let nth = 0; nth < 11; nth += 1) await world.post('/api/v1/contact-auth/magic-link', { email, slug: hub.slug });
  expect((await requestReset(email, hub.slug)).status).toBe(202);
  world.jobs.length = 0;
});
