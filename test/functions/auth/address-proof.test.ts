import { expect, test } from 'vitest';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
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
const emailedTokenFor = async (email: string, { slug }: HubItem, return_url: string | null = null): Promise<string> => {
  await world.post('/api/v1/contact-auth/magic-link', { email, slug, return_url });
  return tokenIn((await world.deliver()).find(({ to, text }) => to === email && text.includes('token=')));
};
const credentialOf = (email: string) => contactCredentials(world.service.db, team.id).get(email);
const grantFor = (hub: HubItem, id: string, email: string) => ({
  team_id: team.id,
  hub_id: hub.id,
  contact_id: id,
  email,
  return_url: null,
});

test('the first emailed token drops a password from before the address was proved, and ends its sessions', async () => {
  const [hub, another] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const email = freshEmail();
  const first = attributesOf(await register({ email, password: PASSWORD, slug: hub.slug }));
  const later = attributesOf(await login(email, hub));

  const owner = await consume(await emailedTokenFor(email, hub));
  expect(owner.status).toBe(200);
  expect(await login(email, hub)).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_credentials' }] } });
  expect((await register({ email, password: PASSWORD, slug: another.slug })).status).toBe(422);
  for (const { refresh_token } of [first, later]) expect((await refresh(refresh_token)).status).toBe(401);
  expect((await refresh(attributesOf(owner).refresh_token)).status).toBe(200);
});

test('the first emailed token ends the session of a contact who registered without a password', async () => {
  const hub = await world.hub(team.id, { sign_in: 'magic_link' });
  const email = freshEmail();
  const { refresh_token } = attributesOf(await register({ email, slug: hub.slug }));
  expect((await consume(await emailedTokenFor(email, hub))).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(401);
});

test('the button of the landing page proves the address', async () => {
  const hub = await world.hub(team.id, { allowed_origins: ['https://app.example'] });
  const { email } = await world.contact(hub);
  const token = await emailedTokenFor(email, hub, 'https://app.example/in');
  const pressed = await world.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams({ token }).toString()),
  });
  expect(pressed.status).toBe(200);
  expect(await credentialOf(email)).toMatchObject({ password_hash: null, address_proved_at: expect.any(String) });
});

test('an email that is only requested, or used too late, does not change the credential', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const before = await credentialOf(email);
  await emailedTokenFor(email, hub);
  const tokens = oneTimeTokens(world.service.db);
  const old = await tokens.store('magic_link', grantFor(hub, id, email), 600, new Date(Date.now() - 601_000));
  expect((await consume(old)).status).toBe(422);
  expect(await credentialOf(email)).toEqual(before);
  expect((await login(email, hub)).status).toBe(200);
});

test('a contact with a proved address keeps password and sessions when they use an emailed token', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub, { proved: true });
  const { refresh_token } = attributesOf(await login(email, hub));
  expect((await consume(await emailedTokenFor(email, hub))).status).toBe(200);
  expect((await login(email, hub)).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('a password that is set with an emailed token ends the sessions before it and is kept', async () => {
  const [hub, byPassword] = await Promise.all([world.hub(team.id), world.hub(team.id, { sign_in: 'password' })]);
  const { email } = await world.contact(hub);
  let before = attributesOf(await login(email, hub));
  let old = PASSWORD;
  for (const password of [`${PASSWORD} of mine`, `${PASSWORD} again`]) {
    const response = await consume(await emailedTokenFor(email, hub), { password });
    expect(response.status).toBe(200);
    expect((await login(email, hub, old)).status).toBe(401);
    expect((await refresh(before.refresh_token)).status).toBe(401);
    expect((await login(email, hub, password)).status).toBe(200);
    [old, before] = [password, attributesOf(response)];
  }
  expect((await consume(await emailedTokenFor(email, hub))).status).toBe(200);
  expect((await refresh(before.refresh_token)).status).toBe(200);
  expect((await register({ email, password: old, slug: byPassword.slug })).status).toBe(201);
});

test('an invalid password is rejected and does not use up the token', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  const token = await emailedTokenFor(email, hub);
  for (const password of ['short', null, 12345678]) {
    const response = await consume(token, { password });
    expect(response).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/password' } }] } });
  }
  expect((await login(email, hub)).status).toBe(200);
  expect((await consume(token)).status).toBe(200);
});

test('a used token sets no password', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub, { proved: true });
  const token = await emailedTokenFor(email, hub);
  expect((await consume(token)).status).toBe(200);
  expect((await consume(token, { password: `${PASSWORD} of mine` })).status).toBe(422);
  expect((await login(email, hub)).status).toBe(200);
});

test('fifty tokens that are used concurrently each start a session that can be refreshed', async () => {
  const hub = await world.hub(team.id);
  const { id, email } = await world.contact(hub);
  const tokens = oneTimeTokens(world.service.db);
  const sent = Array.from({ length: 50 }, () => tokens.store('magic_link', grantFor(hub, id, email), 600, new Date()));
  const responses = await Promise.all((await Promise.all(sent)).map((token) => consume(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(50);
  const next = await Promise.all(responses.map((response) => refresh(attributesOf(response).refresh_token)));
  expect(next.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(await credentialOf(email)).toMatchObject({ password_hash: null, generation: 2 });
});

test('the first emailed token costs one more transaction, of two rows', async () => {
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  const costs = [];
  for (const token of [await emailedTokenFor(email, hub), await emailedTokenFor(email, hub)]) {
    spent.read();
    expect((await consume(token)).status).toBe(200);
    costs.push(spent.read());
  }
  expect(costs).toMatchObject([
    { requests: 4, write: 6 },
    { requests: 3, write: 2 },
  ]);
});
