import { describe, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { challengeOf } from '../../../shared/accounts/identity/code-challenge.ts';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { outcome } from '../../support/answers.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, PASSWORD, startAuth, tokenIn } from '../auth/world.ts';
import { NEW, type Person, REFUSED, startPasswords } from './passwords-world.ts';

const world = useWorld(startPasswords);
const spent = useFixture(() => meter(world.service.store.client));

test('a changed password of a contact ends their stream tickets; a refused change does not', async () => {
  const ada = await world.kinds.contact.person();
  const signedOut = async () =>
    (await world.service.db.get<ContactItem>(contactKey(world.team.id, ada.id)))?.signed_out_at;
  await world.changePassword(ada.token, { password: NEW, new_password: NEW });
  expect(await signedOut()).toBeUndefined();
  await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW });
  expect(await signedOut()).toEqual(expect.any(String));
});

describe.each(['user', 'contact'] as const)('a %s who sends their current password', (kind) => {
  const [person, login] = [
    () => world.kinds[kind].person(),
    (by: Person, password: string) => world.kinds[kind].login(by, password),
  ];
  const refresh = (token: unknown) => world.kinds[kind].refresh(token);
  const credential = (of: Person) => world.kinds[kind].credential(of);

  test('signs in with the new password; the old one is rejected and every session ends', async () => {
    const ada = await person();
    const sessions = [await login(ada, PASSWORD), await login(ada, PASSWORD)];
    const own = attributesOf(sessions[0] ?? expect.fail()).access_token;
    const response = await world.changePassword(String(own), { password: PASSWORD, new_password: NEW });
    expect(response).toMatchObject({ status: 204, body: '' });
    expect(outcome(await login(ada, PASSWORD))).toBe('401 invalid_credentials');
    for (const session of sessions)
      expect(outcome(await refresh(attributesOf(session).refresh_token))).toBe('401 unauthorized');
    const next = await login(ada, NEW);
    expect(next.status).toBe(200);
    expect((await refresh(attributesOf(next).refresh_token)).status).toBe(200);
    expect(await credential(ada)).toMatchObject({ generation: 2 });
  });

  test('is rejected without it or with a wrong one, and nothing is changed', async () => {
    const ada = await person();
    const before = await credential(ada);
    for (const proof of [{}, { password: NEW }, { token: 'A'.repeat(43) }, { token: '../../x' }])
      expect(outcome(await world.changePassword(ada.token, { ...proof, new_password: NEW }))).toBe(REFUSED);
    expect(await credential(ada)).toEqual(before);
    expect((await login(ada, PASSWORD)).status).toBe(200);
  });

  test('can only choose a password that registration accepts', async () => {
    const ada = await person();
    const before = await credential(ada);
    const choices = [null, 12345678, true, ['longer than eight'], '', 'seven77', 'x'.repeat(201), 'x'.repeat(100_000)];
    for (const new_password of choices) {
      const response = await world.changePassword(ada.token, { password: PASSWORD, new_password });
      expect(outcome(response)).toBe('422 /data/attributes/new_password');
    }
    expect(outcome(await world.changePassword(ada.token, { password: PASSWORD }))).toBe(
      '422 /data/attributes/new_password',
    );
    for (const [field, values] of [
      ['password', [null, 5, '', 'x'.repeat(201)]],
      ['token', [null, 5, '', 'x'.repeat(513)]],
    ] as const)
      for (const value of values) {
        const proof = { password: PASSWORD, [field]: value, new_password: NEW };
        expect(outcome(await world.changePassword(ada.token, proof))).toBe(`422 /data/attributes/${field}`);
      }
    const typed = await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW }, 'erasure_requests');
    expect(outcome(typed)).toMatch(/^422 .*\/data\/type$/);
    expect(await credential(ada)).toEqual(before);
    expect(outcome(await world.changePassword(ada.token, { password: PASSWORD, new_password: 'x'.repeat(200) }))).toBe(
      '204',
    );
    expect(
      outcome(await world.changePassword(ada.token, { password: 'x'.repeat(200), new_password: 'eight888' })),
    ).toBe('204');
  });

  test('succeeds in one of twenty concurrent changes, and only that password signs in', async () => {
    const ada = await person();
    const tries = Array.from({ length: 20 }, (_, nth) => `${NEW} ${nth}`);
    const responses = await Promise.all(
      tries.map((new_password) => world.changePassword(ada.token, { password: PASSWORD, new_password })),
    );
    const [won, ...others] = tries.filter((_, nth) => responses[nth]?.status === 204);
    expect(others).toEqual([]);
    expect(new Set(responses.map(outcome))).toEqual(new Set(['204', REFUSED]));
    expect(await credential(ada)).toMatchObject({ generation: 2 });
    expect((await login(ada, won ?? '')).status).toBe(200);
    expect((await login(ada, PASSWORD)).status).toBe(401);
  });

  test('gets 401 once they are erased', async () => {
    const ada = await person();
    const erase = { method: 'DELETE', path: '/api/v1/me', token: ada.token, body: { password: PASSWORD } } as const;
    expect(outcome(await world.service.call(erase))).toBe('204');
    expect(outcome(await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW }))).toBe(
      '401 unauthorized',
    );
    expect(await credential(ada)).toBeUndefined();
  });

  test('changes it with three requests, one of them a write; a contact’s tickets need another write', async () => {
    const ada = await person();
    spent.read();
    expect(outcome(await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW }))).toBe('204');
    const { commands } = spent.read();
    const readCaller = { user: 'GetItemCommand', contact: 'BatchGetItemCommand' }[kind];
    const signOut = kind === 'contact' ? ['UpdateItemCommand'] : [];
    expect(commands).toEqual([readCaller, 'GetItemCommand', 'UpdateItemCommand', ...signOut]);
  });
});

test('an emailed token that is bound to a browser changes no password, erases nothing and is not used up', async () => {
  const ada = await world.kinds.contact.person();
  const code_verifier = 'v'.repeat(43);
  const request = { email: ada.email, slug: world.lobby.slug, code_challenge: challengeOf(code_verifier) };
  await world.post('/api/v1/contact-auth/magic-link', request);
  const token = tokenIn((await world.deliver())[0]);
  const refused = expect.stringContaining('422 invalid_code_verifier');
  expect(outcome(await world.changePassword(ada.token, { token, new_password: NEW }))).toEqual(refused);
  const erase = { method: 'DELETE', path: '/api/v1/me', token: ada.token, body: { token } } as const;
  expect(outcome(await world.service.call(erase))).toEqual(refused);
  expect((await world.post('/api/v1/contact-auth/magic-link/consume', { token, code_verifier })).status).toBe(200);
});

test('a user cannot use an emailed token: a reset token only resets the password', async () => {
  const ada = await world.kinds.user.person();
  await world.post('/api/v1/auth/password-reset', { email: ada.email });
  const token = tokenIn((await world.deliver())[0]);
  expect(outcome(await world.changePassword(ada.token, { token, new_password: NEW }))).toBe(REFUSED);
  expect(outcome(await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW }))).toBe('204');
  const reset = { token, password: 'an older token’s' };
  expect((await world.post('/api/v1/auth/password-reset/confirm', reset)).status).toBe(422);
});

test('a flat body is accepted; an API key gets 403 and an anonymous caller 401', async () => {
  const ada = await world.kinds.user.person();
  const { service, team } = world;
  const input = { name: 'key', scopes: ['*'], can_moderate: true, expires_at: null };
  const made = await apiKeys(service.db, team.id).create(input, { type: 'system', id: 'test' }, new Date());
  const proof = { password: PASSWORD, new_password: NEW };
  const flat = { method: 'PUT', path: '/api/me/password', token: ada.token, body: proof } as const;
  expect(outcome(await world.service.call(flat))).toBe('204');
  expect(outcome(await world.changePassword(made.secret, proof))).toBe('403 forbidden');
  expect(outcome(await world.changePassword(undefined, proof))).toBe('401 unauthorized');
});

test('password changes and erasures share five attempts in fifteen minutes', async () => {
  const limited = await startAuth();
  try {
    const { id, email } = await limited.user();
    const token = limited.service.keys.issue({ kind: 'user', id });
    const guess = (method: string, path: string, proof: object) =>
      limited.service.call({ method, path, token, body: { password: 'a guess', ...proof } });
    for (const more of [{ new_password: NEW }, { new_password: NEW }, { new_password: NEW, password: 'another' }])
      expect(outcome(await guess('PUT', '/api/v1/me/password', more))).toBe(REFUSED);
    for (const more of [{}, { password: 'another' }])
      expect(outcome(await guess('DELETE', '/api/v1/me', more))).toBe(REFUSED);
    const right = { password: PASSWORD, new_password: NEW };
    expect((await guess('PUT', '/api/v1/me/password', right)).status).toBe(429);
    expect((await guess('DELETE', '/api/v1/me', right)).status).toBe(429);
    expect((await limited.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(200);
  } finally {
    await limited.service.stop();
  }
});
