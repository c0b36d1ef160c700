import { expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);
const spent = useFixture(() => meter(world.service.store.client));

const contactLogin = (email: string, slug: string) =>
  world.post('/api/v1/contact-auth/login', {
    data: { type: 'login_requests', attributes: { email, password: PASSWORD, slug } },
  });
const reads = (commands: readonly string[]) => commands.filter((command) => /Get|Query/.test(command)).length;

test('a user’s sign-in reads one item, and writes two counters, their release and the session', async () => {
  const { email } = await world.user();
  spent.read();
  expect((await world.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(200);
  const { commands, read, write } = spent.read();
  expect([reads(commands), read]).toEqual([1, 1]);
  expect([commands.length, write]).toEqual([6, 5]);
});

test('a wrong password costs one read and two counters', async () => {
  const { email } = await world.user();
  spent.read();
  expect((await world.post('/api/v1/auth/login', { email, password: 'wrong' })).status).toBe(401);
  expect(spent.read()).toMatchObject({ requests: 3, read: 1, write: 2 });
});

test('a member’s sign-in costs two read requests, and a third for a slug that is not cached', async () => {
  const team = await seedTeam(world.service.db, world.service.keys);
  const hub = await world.hub(team.id);
  const { email } = await world.contact(hub);
  spent.read();
  expect((await contactLogin(email, hub.slug)).status).toBe(200);
  const cold = spent.read();
  expect([reads(cold.commands), cold.read]).toEqual([3, 4]);
  expect((await contactLogin(email, hub.slug)).status).toBe(200);
  const warm = spent.read();
  expect([reads(warm.commands), warm.read, warm.write]).toEqual([2, 3, 5]);
});

test('a refresh costs one read and one write; signing out costs one write', async () => {
  const { email } = await world.user();
  const first = attributesOf(await world.post('/api/v1/auth/login', { email, password: PASSWORD }));
  spent.read();
  const next = attributesOf(await world.post('/api/v1/auth/refresh', { refresh_token: first.refresh_token }));
  expect(spent.read()).toMatchObject({ requests: 2, read: 1, write: 1 });
  await world.post('/api/v1/auth/logout', { refresh_token: next.refresh_token });
  expect(spent.read()).toMatchObject({ requests: 1, write: 1 });
});

test('requesting an email updates only counters', async () => {
  const { email } = await world.user();
  spent.read();
  await world.post('/api/v1/auth/password-reset', { email });
  await world.post('/api/v1/contact-auth/magic-link', { email, slug: 'any' });
  expect(spent.read()).toMatchObject({ requests: 4, read: 0, write: 4 });
});
