import { expect, test } from 'vitest';
import { credentialKey } from '../../../shared/accounts/identity/credentials.ts';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);

const register = (body: object) => world.post('/api/v1/auth/register', body);

test('a registered user is signed in, and can refresh the session and sign in again', async () => {
  const email = freshEmail();
  const response = await register({ email: email.toUpperCase(), password: PASSWORD, name: ' Ada ' });
  expect(response).toMatchObject({ status: 201, body: { data: { type: 'access_tokens' } } });
  expect(response.headers).not.toHaveProperty('Location');
  expect(JSON.stringify(response.body)).not.toContain(PASSWORD);
  const { access_token, refresh_token } = attributesOf(response);
  const me = await world.service.call({ path: '/api/v1/me', token: access_token as string });
  expect(attributesOf(me)).toMatchObject({ email, name: 'Ada', platform_admin: false });
  expect((await world.post('/api/v1/auth/refresh', { refresh_token })).status).toBe(200);
  expect((await world.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(200);
});

test('registration cannot set platform_admin', async () => {
  const response = await register({ email: freshEmail(), password: PASSWORD, name: 'Eve', platform_admin: true });
  const me = await world.service.call({ path: '/api/v1/me', token: attributesOf(response).access_token as string });
  expect(attributesOf(me)).toMatchObject({ platform_admin: false });
});

test('of four concurrent registrations of an address in any case, one succeeds', async () => {
  const email = freshEmail();
  const spellings = [email, email.toUpperCase(), ` ${email}`, email];
  const responses = await Promise.all(
    spellings.map((spelling) => register({ email: spelling, password: PASSWORD, name: 'Ada' })),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  const rejected = responses.filter(({ status }) => status === 422);
  expect(rejected).toHaveLength(3);
  expect(rejected[0]?.body).toMatchObject({ errors: [{ code: 'email_taken', source: { pointer: '/email' } }] });
});

test.each([
  ['email', { email: 'nobody' }],
  ['email', { email: `${'a'.repeat(250)}@example.com` }],
  ['email', { email: null }],
  ['password', { password: 'seven77' }],
  ['password', { password: 'x'.repeat(201) }],
  ['password', { password: undefined }],
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(121) }],
])('an invalid %s returns 422 with its pointer and without a code', async (field, change) => {
  const response = await register({ email: freshEmail(), password: PASSWORD, name: 'Ada', ...change });
  expect(response).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: `/${field}` } }] } });
  expect(JSON.stringify(response.body)).not.toContain('"code"');
});

test('C187: the password is stored as an argon2id hash, separate from the user', async () => {
  const { id, email } = await world.user();
  const user = await world.service.db.get(userKey(id));
  const credential = await world.service.db.get(credentialKey(email));
  expect(JSON.stringify(user)).not.toContain('argon2');
  expect(credential).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
  expect(JSON.stringify(credential)).not.toContain(PASSWORD);
});
