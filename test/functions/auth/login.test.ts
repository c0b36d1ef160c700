import { expect, onTestFinished, test, vi } from 'vitest';
import { credentialKey, credentials } from '../../../shared/accounts/identity/credentials.ts';
import { printHash } from '../../../shared/accounts/identity/password-hash.ts';
import { membershipEntity, membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { emfProblems } from '../../support/emf.ts';
import { logged } from '../../support/logged.ts';
import { seedTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);

const login = (body: object, sourceIp = '198.51.100.1') => world.post('/api/v1/auth/login', body, { sourceIp });

test('C176 C177 C187: a user signs in with email and password; the response has a token and no password', async () => {
  const { email } = await world.user();
  const response = await login({ email: `  ${email.toUpperCase()} `, password: PASSWORD });
  const attributes = attributesOf(response);
  expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 900, ...attributes } });
  expect(response.body.data).toMatchObject({ type: 'access_tokens', id: expect.any(String) });
  expect(response.headers['Cache-Control']).toBe('no-store');
  expect(JSON.stringify(response.body)).not.toMatch(/argon2|password/);
});

test('C178: the access token is accepted by a platform route', async () => {
  const { id, email } = await world.user();
  const token = attributesOf(await login({ email, password: PASSWORD })).access_token as string;
  const me = await world.service.call({ path: '/api/v1/me', token });
  expect(me).toMatchObject({ status: 200, body: { data: { type: 'users', id } } });
});

test('C179: a wrong password and an unknown address return the same response', async () => {
  const { email } = await world.user();
  const wrong = await login({ email, password: 'not this one' });
  const unknown = await login({ email: freshEmail(), password: 'not this one' });
  const bodyOf = ({ body }: typeof wrong) => JSON.stringify(body).replaceAll(/"request_id":"[^"]+"/g, '');
  expect(wrong).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_credentials' }] } });
  expect(wrong.headers['WWW-Authenticate']).toBe('Bearer');
  expect(unknown.status).toBe(401);
  expect(bodyOf(unknown)).toBe(bodyOf(wrong));
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
});

test('C180: a missing or invalid attribute returns 422 with its pointer and without a code', async () => {
  const { email } = await world.user();
  const missing = await login({ email });
  expect(missing).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/password' } }] } });
  expect(JSON.stringify(missing.body)).not.toContain('"code"');
  expect(await login({ email, password: null })).toMatchObject({ status: 422 });
  expect(await login({ email: 7, password: PASSWORD })).toMatchObject({
    body: { errors: [{ source: { pointer: '/email' } }] },
  });
  expect((await login({ email, password: 'x'.repeat(201) })).status).toBe(422);
});

test('a token has a team only if the request names a team that the user is in', async () => {
  const team = await seedTeam(world.service.db, world.service.keys);
  const other = await seedTeam(world.service.db, world.service.keys);
  const { id, email } = await world.user();
  await world.service.db.put({
    ...membershipKey(team.id, id),
    entity: membershipEntity,
    user_id: id,
    role_id: team.users.admin.role_id,
  });
  const claims = async (body: object) => {
    const token = attributesOf(await login(body)).access_token as string;
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  };
  expect(await claims({ email, password: PASSWORD, team_id: team.id })).toMatchObject({ sub: id, team_id: team.id });
  expect(await claims({ email, password: PASSWORD })).not.toHaveProperty('team_id');
  for (const team_id of [other.id, newId(), 'nonsense'])
    expect(await login({ email, password: PASSWORD, team_id })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'forbidden' }] },
    });
});

test('after ten failed sign-ins in fifteen minutes, concurrent or not, the account returns 429', async () => {
  const { email } = await world.user();
  const guesses = await Promise.all(Array.from({ length: 14 }, () => login({ email, password: 'guess' })));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  const rejected = guesses.find(({ status }) => status === 429);
  expect(Number(rejected?.headers['Retry-After'])).toBeGreaterThan(0);
  expect(rejected?.headers['RateLimit-Policy']).toBe('"sign-in-account";q=10;w=900');
  expect((await login({ email, password: PASSWORD })).status).toBe(429);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
  try {
    expect((await login({ email, password: PASSWORD })).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('a successful sign-in uses no attempts', async () => {
  const { email } = await world.user();
  for (let count = 0; count < 12; count += 1)
    expect((await login({ email, password: PASSWORD }, '198.51.100.2')).status).toBe(200);
});

test('a source IP address has a hundred failed attempts for all accounts together', async () => {
  const { email } = await world.user();
  const sourceIp = '198.51.100.3';
  const now = Date.now();
  const policy = { name: 'sign-in-address', limit: 100, seconds: 900 };
  const { limiter } = await import('../../../shared/platform/limits/limiter.ts');
  for (let count = 0; count < 100; count += 1) await limiter(world.service.db).take(policy, sourceIp, now);
  const rejected = await login({ email, password: PASSWORD }, sourceIp);
  expect(rejected).toMatchObject({ status: 429, body: { errors: [{ code: 'rate_limited' }] } });
  expect(rejected.headers['RateLimit-Policy']).toContain('sign-in-address');
  expect((await login({ email, password: PASSWORD }, '198.51.100.4')).status).toBe(200);
});

test('an outdated password hash is replaced at the next sign-in', async () => {
  const { argon2Sync, randomBytes } = await import('node:crypto');
  const { email } = await world.user();
  const cost = { memory: 8_192, passes: 1, parallelism: 1 };
  const salt = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce: salt, tagLength: 32, ...cost });
  const weak = printHash({ ...cost, salt, tag });
  await world.service.db.update(credentialKey(email), { set: { password_hash: weak } });
  expect((await login({ email, password: PASSWORD })).status).toBe(200);
  const stored = (await credentials(world.service.db).get(email))?.password_hash;
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login({ email, password: PASSWORD })).status).toBe(200);
});

test('a new session is counted; a refused login is not', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('METRICS_NAMESPACE', 'Test');
  const counted = await startAuth();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await counted.service.stop();
  });
  const email = freshEmail();
  const post = (path: string, body: object) => counted.post(`/api/v1/auth/${path}`, body, { sourceIp: '198.51.100.9' });
  const lines = await logged(async () => {
    await post('register', { email, password: PASSWORD, name: 'Ada' });
    await post('login', { email, password: PASSWORD });
    await post('login', { email, password: 'not this one' });
  });
  expect(lines.map(({ status, SignIns }) => [status, SignIns])).toEqual([
    [201, 1],
    [200, 1],
    [401, undefined],
  ]);
  expect(lines.flatMap(emfProblems)).toEqual([]);
});
