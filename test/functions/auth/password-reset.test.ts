import { expect, test, vi } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);

const OTHER = 'another password';
const requestReset = (email: string) => world.post('/api/v1/auth/password-reset', { email });
const confirm = (token: string, password = OTHER) =>
  world.post('/api/v1/auth/password-reset/confirm', { token, password });
const login = (email: string, password: string) => world.post('/api/v1/auth/login', { email, password });
const tokenFor = async (email: string): Promise<string> => {
  await requestReset(email);
  return tokenIn((await world.deliver())[0]);
};

test('known and unknown addresses get the same response and the same job; only a user gets an email', async () => {
  const { email } = await world.user();
  const unknownEmail = freshEmail();
  const [known, unknown] = [await requestReset(email), await requestReset(unknownEmail)];
  expect(known).toMatchObject({ status: 202, body: '' });
  expect(unknown).toMatchObject({ status: 202, body: '' });
  expect(world.jobs).toEqual([
    { kind: 'password_reset', email },
    { kind: 'password_reset', email: unknownEmail },
  ]);
  const emails = await world.deliver();
  expect(emails.map(({ to }) => to)).toEqual([email]);
});

test('an emailed token changes the password once and ends every session', async () => {
  const { email } = await world.user();
  const sessions = await Promise.all([login(email, PASSWORD), login(email, PASSWORD)]);
  const token = await tokenFor(email);
  expect(await confirm(token)).toMatchObject({ status: 204, body: '' });
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await login(email, OTHER)).status).toBe(200);
  for (const session of sessions) {
    const { refresh_token } = attributesOf(session);
    expect((await world.post('/api/v1/auth/refresh', { refresh_token })).status).toBe(401);
  }
  expect(await confirm(token, 'a third password')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'invalid_token', source: { pointer: '/token' } }] },
  });
  expect((await login(email, OTHER)).status).toBe(200);
});

test('the tokens of other emails are rejected once the password has changed', async () => {
  const { email } = await world.user();
  const [first, second, third] = [await tokenFor(email), await tokenFor(email), await tokenFor(email)];
  expect((await confirm(second)).status).toBe(204);
  for (const token of [first, third])
    expect(await confirm(token, 'an intruder’s')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'invalid_token', source: { pointer: '/token' } }] },
    });
  expect((await login(email, OTHER)).status).toBe(200);
  expect((await confirm(await tokenFor(email), PASSWORD)).status).toBe(204);
});

test('of six concurrent uses of a token, one succeeds', async () => {
  const token = await tokenFor((await world.user()).email);
  const responses = await Promise.all(Array.from({ length: 6 }, (_, use) => confirm(token, `password ${use}`)));
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(5);
});

test('a token expires after an hour, and an invalid password does not use it up', async () => {
  const { email } = await world.user();
  const token = await tokenFor(email);
  expect(await confirm(token, 'short')).toMatchObject({
    status: 422,
    body: { errors: [{ source: { pointer: '/password' } }] },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  try {
    expect((await confirm(token)).status).toBe(422);
  } finally {
    vi.useRealTimers();
  }
  expect((await confirm(token)).status).toBe(204);
});

test('an unknown token is rejected with 422', async () => {
  for (const token of ['x', 'A'.repeat(43), '../../x']) expect((await confirm(token)).status).toBe(422);
});

test('an address gets ten emails in fifteen minutes, whether or not it has a user', async () => {
  for (const email of [(await world.user()).email, freshEmail()]) {
    const responses = await Promise.all(Array.from({ length: 12 }, () => requestReset(email)));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(10);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(2);
    expect(rejected[0]?.headers).toHaveProperty('Retry-After');
  }
});
