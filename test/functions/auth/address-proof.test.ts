import { expect, test } from 'vitest';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { teamContacts } from '../../../shared/hubs/people/contacts/team-contacts.ts';
import { meter } from '../../support/meter.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));
const spent = useFixture(() => meter(world.service.store.client));

const register = (body: object) => world.post('/api/v1/contact-auth/register', body);
const login = (email: string, { slug }: HubItem, password = PASSWORD) =>
  world.post('/api/v1/contact-auth/login', { data: { type: 'login_requests', attributes: { email, password, slug } } });
const refresh = (refresh_token: unknown) => world.post('/api/v1/contact-auth/refresh', { refresh_token });
const consume = (token: string, more: object = {}) =>
  world.post('/api/v1/contact-auth/magic-link/consume', { token, ...more });
const letterTo = async (email: string, { slug }: HubItem, return_url: string | null = null): Promise<string> => {
  await world.post('/api/v1/contact-auth/magic-link', { email, slug, return_url });
  return tokenIn((await world.deliver()).find(({ to, text }) => to === email && text.includes('token=')));
};
const credentialOf = (email: string) => contactCredentials(world.service.db, team.id).get(email);
const ours = (hub: HubItem, id: string, email: string) => ({
  team_id: team.id,
  hub_id: hub.id,
  contact_id: id,
  email,
  return_url: null,
});

test('a password chosen before the address was proved is dropped by the first letter, and its sessions end', async () => {
  const [hub, another] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const email = freshEmail();
  const squatter = attributesOf(await register({ email, password: PASSWORD, slug: hub.slug }));
  const later = attributesOf(await login(email, hub));

  const owner = await consume(await letterTo(email, hub));
  expect(owner.status).toBe(200);
  expect(await login(email, hub)).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_credentials' }] } });
  expect((await register({ email, password: PASSWORD, slug: another.slug })).status).toBe(422);
  for (const { refresh_token } of [squatter, later]) expect((await refresh(refresh_token)).status).toBe(401);
  expect((await refresh(attributesOf(owner).refresh_token)).status).toBe(200);
});

test('the session of who registered without a password ends by the first letter too', async () => {
  const hub = await world.hub(team.id, { sign_in: 'magic_link' });
  const email = freshEmail();
  const { refresh_token } = attributesOf(await register({ email, slug: hub.slug }));
  expect((await consume(await letterTo(email, hub))).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(401);
});

test('the button of the landing page proves the address as well', async () => {
  const hub = await world.hub(team.id, { allowed_origins: ['https://app.example'] });
  const { email } = await world.contact(hub);
  const token = await letterTo(email, hub, 'https://app.example/in');
  const pressed = await world.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams({ token }).toString()),
  });
  expect(pressed.status).toBe(200);
  expect(await credentialOf(email)).toMatchObject({ password_hash: null, address_proved_at: expect.any(String) });
});

test('a letter that is asked for, or is too late, drops nothing', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const before = await credentialOf(email);
  await letterTo(email, hub);
  const tokens = oneTimeTokens(world.service.db);
  const old = await tokens.store('magic_link', ours(hub, id, email), 600, new Date(Date.now() - 601_000));
  expect((await consume(old)).status).toBe(422);
  expect(await credentialOf(email)).toEqual(before);
  expect((await login(email, hub)).status).toBe(200);
});

test('who had proved their address keeps password and sessions through every letter', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub, { proved: true });
  const { refresh_token } = attributesOf(await login(email, hub));
  expect((await consume(await letterTo(email, hub))).status).toBe(200);
  expect((await login(email, hub)).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('another address is proved by an email of its own; no password moves along, whether the old one was proved or not', async () => {
  const hub = await world.hub(team.id);
  const book = teamContacts(world.service.db, team.id);
  for (const proved of [false, true]) {
    const { id, email } = await world.contact(hub, { proved });
    const moved = freshEmail();
    expect(await book.change(id, { email: moved }, { type: 'user', id: 'creator' }, new Date())).toMatchObject({ id });
    expect((await login(email, hub)).status).toBe(401);
    expect((await login(moved, hub)).status).toBe(401);
    expect((await consume(await letterTo(moved, hub))).status).toBe(200);
    expect((await login(moved, hub)).status).toBe(401);
  }
});

test('a password that is chosen with a letter is the member’s, the first time as later, and stays', async () => {
  const [hub, byPassword] = await Promise.all([world.hub(team.id), world.hub(team.id, { sign_in: 'password' })]);
  const { email } = await world.contact(hub);
  let before = attributesOf(await login(email, hub));
  let old = PASSWORD;
  for (const password of [`${PASSWORD} of mine`, `${PASSWORD} anew`]) {
    const answered = await consume(await letterTo(email, hub), { password });
    expect(answered.status).toBe(200);
    expect((await login(email, hub, old)).status).toBe(401);
    expect((await refresh(before.refresh_token)).status).toBe(401);
    expect((await login(email, hub, password)).status).toBe(200);
    [old, before] = [password, attributesOf(answered)];
  }
  expect((await consume(await letterTo(email, hub))).status).toBe(200);
  expect((await refresh(before.refresh_token)).status).toBe(200);
  expect((await register({ email, password: old, slug: byPassword.slug })).status).toBe(201);
});

test('a password that is none is refused, and leaves the token unspent', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  const token = await letterTo(email, hub);
  for (const password of ['short', null, 12345678]) {
    const refused = await consume(token, { password });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/password' } }] } });
  }
  expect((await login(email, hub)).status).toBe(200);
  expect((await consume(token)).status).toBe(200);
});

test('a token that is not good sets no password', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub, { proved: true });
  const token = await letterTo(email, hub);
  expect((await consume(token)).status).toBe(200);
  expect((await consume(token, { password: `${PASSWORD} of mine` })).status).toBe(422);
  expect((await login(email, hub)).status).toBe(200);
});

test('of letters that come back at once each begins a session that lasts', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const tokens = oneTimeTokens(world.service.db);
  const sent = Array.from({ length: 50 }, () => tokens.store('magic_link', ours(hub, id, email), 600, new Date()));
  const answers = await Promise.all((await Promise.all(sent)).map((token) => consume(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const next = await Promise.all(answers.map((answered) => refresh(attributesOf(answered).refresh_token)));
  expect(next.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(await credentialOf(email)).toMatchObject({ password_hash: null, generation: 2 });
});

test('the first letter costs one transaction of two rows more than every later one', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  const costs = [];
  for (const token of [await letterTo(email, hub), await letterTo(email, hub)]) {
    spent.read();
    expect((await consume(token)).status).toBe(200);
    costs.push(spent.read());
  }
  expect(costs).toMatchObject([
    { requests: 4, write: 6 },
    { requests: 3, write: 2 },
  ]);
});
