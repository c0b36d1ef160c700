import { expect, test, vi } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);

const OTHER = 'another password';
const ask = (email: string) => world.post('/api/v1/auth/password-reset', { email });
const confirm = (token: string, password = OTHER) =>
  world.post('/api/v1/auth/password-reset/confirm', { token, password });
const login = (email: string, password: string) => world.post('/api/v1/auth/login', { email, password });
const tokenFor = async (email: string): Promise<string> => {
  await ask(email);
  return tokenIn((await world.deliver())[0]);
};

test('the answer and the work of a request are the same for every address; only a user’s gets a letter', async () => {
  const { email } = await world.user();
  const nobody = freshEmail();
  const [known, unknown] = [await ask(email), await ask(nobody)];
  expect(known).toMatchObject({ status: 202, body: '' });
  expect(unknown).toMatchObject({ status: 202, body: '' });
  expect(world.jobs).toEqual([
    { kind: 'password_reset', email },
    { kind: 'password_reset', email: nobody },
  ]);
  const letters = await world.deliver();
  expect(letters.map(({ to }) => to)).toEqual([email]);
});

test('the token of the letter changes the password once and ends every session', async () => {
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

test('the tokens of other letters open nothing once the password has changed', async () => {
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

test('of uses of one token at once, one is taken', async () => {
  const token = await tokenFor((await world.user()).email);
  const answers = await Promise.all(Array.from({ length: 6 }, (_, use) => confirm(token, `password ${use}`)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
});

test('a token is good for an hour, and a bad password does not spend it', async () => {
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

test('what is no token of this kind opens nothing', async () => {
  for (const token of ['x', 'A'.repeat(43), '../../x']) expect((await confirm(token)).status).toBe(422);
});

test('an address is sent ten letters in fifteen minutes, known or not', async () => {
  for (const email of [(await world.user()).email, freshEmail()]) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers).toHaveProperty('Retry-After');
  }
});
