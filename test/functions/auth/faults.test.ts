import { argon2Sync, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { credentialKey } from '../../../shared/accounts/identity/credentials.ts';
import { printHash } from '../../../shared/accounts/identity/password-hash.ts';
import { accessDenied, type Fault, injectFaults, isCounter, unavailable } from '../../support/faults.ts';
import { seedTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);
let fault: Fault | undefined;
beforeAll(() => {
  injectFaults(world.service.store.client, () => fault);
});
beforeEach(() => {
  fault = undefined;
});

const login = (email: string) => world.post('/api/v1/auth/login', { email, password: PASSWORD });

test('A42: sign-in succeeds while the counters are unreachable, and fails if they are misconfigured', async () => {
  const { email } = await world.user();
  fault = (_, input) => (isCounter(input) ? unavailable() : undefined);
  expect((await login(email)).status).toBe(200);
  fault = (_, input) => (isCounter(input) ? accessDenied() : undefined);
  expect(await login(email)).toMatchObject({ status: 500, body: { errors: [{ code: 'internal_error' }] } });
});

test('an unreachable table returns 503 with Retry-After, for known and unknown addresses', async () => {
  const { email } = await world.user();
  fault = (_, input) => (isCounter(input) ? undefined : unavailable());
  for (const address of [email, freshEmail()]) {
    const response = await login(address);
    expect(response).toMatchObject({ status: 503, body: { errors: [{ code: 'service_unavailable' }] } });
    expect(response.headers).toHaveProperty('Retry-After');
  }
});

test('a session that fails to start while an old hash is replaced returns 503 and leaves no unhandled rejection', async () => {
  const { email } = await world.user();
  const cost = { memory: 8_192, passes: 1, parallelism: 1 };
  const salt = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce: salt, tagLength: 32, ...cost });
  const weak = printHash({ ...cost, salt, tag });
  await world.service.db.update(credentialKey(email), { set: { password_hash: weak } });
  const unhandled: unknown[] = [];
  const record = (reason: unknown) => unhandled.push(reason);
  process.prependListener('unhandledRejection', record);
  fault = (_, input) => (JSON.stringify(input).includes('SESSION#') ? unavailable() : undefined);
  expect((await login(email)).status).toBe(503);
  process.off('unhandledRejection', record);
  expect(unhandled).toEqual([]);
});

test('failures of the table use no attempts, and wrong passwords after them are still limited', async () => {
  const team = await seedTeam(world.service.db, world.service.keys);
  const [hub, another] = await Promise.all([world.hub(team.id), world.hub(team.id)]);
  const [user, member] = [await world.user(), await world.contact(hub)];
  const signIn = (password: string) => world.post('/api/v1/auth/login', { email: user.email, password });
  const contactSignIn = (password: string) =>
    world.post('/api/v1/contact-auth/login', {
      data: { type: 'login_requests', attributes: { email: member.email, password, slug: hub.slug } },
    });
  const join = (password: string) =>
    world.post('/api/v1/contact-auth/register', { email: member.email, password, slug: another.slug });
  for (const [attempt, item, failure, status] of [
    [signIn, 'CREDENTIAL', unavailable, 503],
    [signIn, 'CREDENTIAL', accessDenied, 500],
    [contactSignIn, `MEMBER#${member.id}`, unavailable, 503],
    [join, `MEMBER#${member.id}`, unavailable, 503],
  ] as const) {
    fault = (_, input) => (JSON.stringify(input).includes(item) && !isCounter(input) ? failure() : undefined);
    for (let count = 0; count < 11; count += 1) expect((await attempt(PASSWORD)).status).toBe(status);
  }
  fault = undefined;
  expect((await join(PASSWORD)).status).toBe(201);
  for (const attempt of [signIn, contactSignIn]) {
    expect((await attempt(PASSWORD)).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => attempt('some guess')));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
  }
});

test('an email that the queue rejects uses no attempt', async () => {
  const { email } = await world.user();
  const queue = vi.spyOn(world.jobs, 'push').mockImplementation(() => {
    throw unavailable();
  });
  for (let count = 0; count < 11; count += 1)
    expect((await world.post('/api/v1/auth/password-reset', { email })).status).toBe(503);
  queue.mockRestore();
  expect((await world.post('/api/v1/auth/password-reset', { email })).status).toBe(202);
});

test('C174: no error repeats the secret that was sent', async () => {
  const secret = 'never-to-be-seen-again';
  const responses = await Promise.all([
    world.post('/api/v1/auth/login', { email: freshEmail(), password: secret }),
    world.post('/api/v1/auth/refresh', { refresh_token: secret }),
    world.post('/api/v1/auth/password-reset/confirm', { token: secret, password: secret }),
    world.post('/api/v1/contact-auth/magic-link/consume', { token: secret }),
    world.post('/api/v1/auth/register', { email: 'no address', password: secret, name: 'Ada' }),
    world.service.call({ path: '/api/v1/me', token: secret }),
  ]);
  for (const response of responses) {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(response)).not.toContain(secret);
  }
});
