import { expect, test } from 'vitest';
import { credentialKey } from '../../../shared/accounts/identity/credentials.ts';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);

const register = (body: object) => world.post('/api/v1/auth/register', body);

test('somebody registers, is signed in, and can go on', async () => {
  const email = freshEmail();
  const answered = await register({ email: email.toUpperCase(), password: PASSWORD, name: ' Ada ' });
  expect(answered).toMatchObject({ status: 201, body: { data: { type: 'access_tokens' } } });
  expect(answered.headers).not.toHaveProperty('Location');
  expect(JSON.stringify(answered.body)).not.toContain(PASSWORD);
  const { access_token, refresh_token } = attributesOf(answered);
  const me = await world.service.call({ path: '/api/v1/me', token: access_token as string });
  expect(attributesOf(me)).toMatchObject({ email, name: 'Ada', platform_admin: false });
  expect((await world.post('/api/v1/auth/refresh', { refresh_token })).status).toBe(200);
  expect((await world.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(200);
});

test('what makes a platform administrator is not for the asking', async () => {
  const answered = await register({ email: freshEmail(), password: PASSWORD, name: 'Eve', platform_admin: true });
  const me = await world.service.call({ path: '/api/v1/me', token: attributesOf(answered).access_token as string });
  expect(attributesOf(me)).toMatchObject({ platform_admin: false });
});

test('an address is one user’s, whoever is first and however it is spelt', async () => {
  const email = freshEmail();
  const spellings = [email, email.toUpperCase(), ` ${email}`, email];
  const answers = await Promise.all(
    spellings.map((spelling) => register({ email: spelling, password: PASSWORD, name: 'Ada' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({ errors: [{ code: 'email_taken', source: { pointer: '/email' } }] });
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
])('a bad %s is told by its pointer, without a code', async (field, change) => {
  const answered = await register({ email: freshEmail(), password: PASSWORD, name: 'Ada', ...change });
  expect(answered).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: `/${field}` } }] } });
  expect(JSON.stringify(answered.body)).not.toContain('"code"');
});

test('C187: the password is stored as an argon2id hash, apart from the user', async () => {
  const { id, email } = await world.user();
  const user = await world.service.db.get(userKey(id));
  const credential = await world.service.db.get(credentialKey(email));
  expect(JSON.stringify(user)).not.toContain('argon2');
  expect(credential).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
  expect(JSON.stringify(credential)).not.toContain(PASSWORD);
});
