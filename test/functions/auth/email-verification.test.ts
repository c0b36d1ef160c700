import { expect, test, vi } from 'vitest';
import { users } from '../../../shared/accounts/identity/users.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);

/** A registered user, with the token of their verification email. */
const registered = async () => {
  await world.relayed();
  world.jobs.length = 0;
  const email = freshEmail();
  const response = await world.post('/api/v1/auth/register', { email, password: PASSWORD, name: 'Ada' });
  await world.relayed();
  const emails = await world.deliver();
  expect(emails.map(({ to }) => to)).toEqual([email]);
  return { email, token: String(attributesOf(response).access_token), sent: tokenIn(emails[0]) };
};
const provedAt = async (token: string) =>
  attributesOf(await world.service.call({ path: '/api/v1/me', token })).address_proved_at;
const request = (token: string | undefined) =>
  world.service.call({ method: 'POST', path: '/api/v1/auth/email-verification', token });
const confirm = (token: string | undefined, sent: string) =>
  world.post('/api/v1/auth/email-verification/confirm', { token: sent }, { token });

test('registration sends an email whose token verifies the address, once', async () => {
  const { token, sent } = await registered();
  expect(await provedAt(token)).toBeNull();
  expect((await confirm(token, sent)).status).toBe(204);
  const at = await provedAt(token);
  expect(at).toEqual(expect.any(String));
  expect(await confirm(token, sent)).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_token' }] } });
  expect(await provedAt(token)).toBe(at);
});

test('the token of one user cannot verify the address of another user', async () => {
  const [other, owner] = [await registered(), await registered()];
  expect((await confirm(other.token, owner.sent)).status).toBe(422);
  expect((await confirm(undefined, owner.sent)).status).toBe(401);
  expect(await provedAt(other.token)).toBeNull();
  expect((await confirm(owner.token, owner.sent)).status).toBe(204);
});

test('the email can be requested again until the address is verified, ten times in fifteen minutes', async () => {
  const { token, email } = await registered();
  expect(await request(token)).toMatchObject({ status: 202, body: '' });
  const [message] = await world.deliver();
  expect(message?.to).toBe(email);
  expect((await confirm(token, tokenIn(message))).status).toBe(204);
  expect((await request(token)).status).toBe(202);
  expect(await world.deliver()).toEqual([]);
  const responses = await Promise.all(Array.from({ length: 10 }, () => request(token)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  world.jobs.length = 0;
});

test('a verification job that is received twice sends one email', async () => {
  const { id } = await world.user();
  const job = { kind: 'email_verification', user_id: id, request_id: 'registration' } as const;
  world.jobs.splice(0, world.jobs.length, job);
  expect(await world.deliver()).toHaveLength(1);
  world.jobs.push(job);
  expect(await world.deliver()).toHaveLength(0);
});

test('the token expires after 24 hours', async () => {
  const { sent, email } = await registered();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 });
  try {
    const later = attributesOf(await world.post('/api/v1/auth/login', { email, password: PASSWORD }));
    expect((await confirm(String(later.access_token), sent)).status).toBe(422);
  } finally {
    vi.useRealTimers();
  }
});

test('opening the link shows instructions without the code and verifies nothing', async () => {
  const { token, sent } = await registered();
  const opened = await world.service.call({ path: `/m?for=email&token=${sent}` });
  expect(String(opened.body)).toContain('enter the code from the email there');
  expect(String(opened.body)).not.toContain(sent);
  expect(String(opened.body)).not.toContain('<form');
  expect(await provedAt(token)).toBeNull();
});

test('a password reset proves the address and replaces the password', async () => {
  const { email } = await registered();
  await world.post('/api/v1/auth/password-reset', { email });
  const sent = tokenIn((await world.deliver())[0]);
  const password = 'another password';
  expect((await world.post('/api/v1/auth/password-reset/confirm', { token: sent, password })).status).toBe(204);
  expect((await world.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(401);
  const signedIn = attributesOf(await world.post('/api/v1/auth/login', { email, password }));
  expect(await provedAt(String(signedIn.access_token))).toEqual(expect.any(String));
});

test('a user who is created with a proved address gets no verification email', async () => {
  await world.relayed();
  world.jobs.length = 0;
  const made = { email: freshEmail(), password: PASSWORD, name: 'Ada', verified: true };
  expect(await users(world.service.db).create(made, new Date())).toMatchObject({
    address_proved_at: expect.any(String),
  });
  await world.relayed();
  expect(world.jobs).toEqual([]);
});
