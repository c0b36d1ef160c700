import { expect, test, vi } from 'vitest';
import { credentialKey } from '../../../shared/accounts/identity/credentials.ts';
import { hashOpaque } from '../../../shared/accounts/identity/opaque-token.ts';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { attributesOf, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);

const signIn = async (): Promise<string> => {
  const { email } = await world.user();
  const response = await world.post('/api/v1/auth/login', { email, password: PASSWORD });
  return attributesOf(response).refresh_token as string;
};
const refresh = (refresh_token: unknown, path = '/api/v1/auth/refresh') => world.post(path, { refresh_token });
const next = async (token: string): Promise<string> => attributesOf(await refresh(token)).refresh_token as string;

test('a refresh token returns a working access token and the next refresh token', async () => {
  const first = await signIn();
  const response = await refresh(first);
  expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer', data: { type: 'access_tokens' } } });
  const { access_token, refresh_token } = attributesOf(response);
  expect(refresh_token).not.toBe(first);
  expect((await world.service.call({ path: '/api/v1/me', token: access_token as string })).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(200);
});

const KINDS = { user: '/api/v1/auth', contact: '/api/v1/contact-auth' } as const;

/** A session of each kind, by the path of its routes. */
const signInAs = async (kind: keyof typeof KINDS): Promise<string> => {
  if (kind === 'user') return signIn();
  const hub = await world.hub((await seedTeam(world.service.db, world.service.keys)).id);
  const { email } = await world.contact(hub, { password: PASSWORD });
  const data = { type: 'login_requests', attributes: { email, password: PASSWORD, slug: hub.slug } };
  return attributesOf(await world.post('/api/v1/contact-auth/login', { data })).refresh_token as string;
};

const later = async (milliseconds: number, run: () => Promise<unknown>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
};

test.each(['user', 'contact'] as const)(
  'a refresh token of a %s returns the same next token for ten seconds; a later use ends the session',
  async (kind) => {
    const path = `${KINDS[kind]}/refresh`;
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const first = await signInAs(kind);
      const second = attributesOf(await refresh(first, path)).refresh_token;
      vi.advanceTimersByTime(10_000);
      const repeated = attributesOf(await refresh(first, path));
      expect(repeated).toMatchObject({ refresh_token: second, access_token: expect.any(String) });
      vi.advanceTimersByTime(1);
      expect(await refresh(first, path)).toMatchObject({ status: 401, body: { errors: [{ code: 'unauthorized' }] } });
      expect((await refresh(second, path)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a refresh token older than the last used one ends its session at once', async () => {
  const first = await signIn();
  const third = await next(await next(first));
  expect((await refresh(first)).status).toBe(401);
  expect((await refresh(third)).status).toBe(401);
});

test('eight concurrent uses of a refresh token return one next token, which works', async () => {
  const token = await signIn();
  const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
  const nexts = new Set(responses.map((response) => attributesOf(response).refresh_token));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(nexts.size).toBe(1);
  await later(11_000, async () => expect((await refresh([...nexts][0])).status).toBe(200));
});

test('a refresh token returns nothing within the ten seconds after a sign-out or a password change', async () => {
  const signedOut = await signIn();
  await world.post('/api/v1/auth/logout', { refresh_token: await next(signedOut) });
  expect((await refresh(signedOut)).status).toBe(401);
  const { id, email } = await world.user();
  const login = await world.post('/api/v1/auth/login', { email, password: PASSWORD });
  const first = attributesOf(login).refresh_token;
  const second = await next(first as string);
  await world.service.db.update(credentialKey(email), { add: { generation: 1 } });
  expect([id, (await refresh(first)).status, (await refresh(second)).status]).toEqual([id, 401, 401]);
});

test('the row of a session has no token and nothing that alone derives one', async () => {
  const first = await signIn();
  const second = await next(first);
  const key = { pk: `SESSION#${hashOpaque(first.slice(0, 43))}`, sk: 'SESSION' };
  const row = await world.service.db.get<{ refreshed: { salt: string } }>(key);
  expect(row).toMatchObject({ secret_hash: hashOpaque(second.slice(43)) });
  await next(second);
  expect(await world.service.db.get(key)).not.toMatchObject({ refreshed: { salt: row?.refreshed.salt } });
  const stored = JSON.stringify(row);
  for (const secret of [first.slice(0, 43), first.slice(43), second.slice(43)]) expect(stored).not.toContain(secret);
});

test('a refresh token expires after thirty days', async () => {
  const token = await signIn();
  const later = Date.now() + 30 * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later - 60_000 });
  try {
    const second = await next(token);
    expect(second).toBeTypeOf('string');
    vi.setSystemTime(later - 60_000 + 30 * 86_400_000 + 1_000);
    expect((await refresh(second)).status).toBe(401);
  } finally {
    vi.useRealTimers();
  }
});

test('any token of a session signs it out, and an unknown token gets the same response', async () => {
  const first = await signIn();
  const second = await next(first);
  const response = await world.post('/api/v1/auth/logout', { refresh_token: first });
  expect(response).toMatchObject({ status: 204, body: '' });
  expect((await refresh(second)).status).toBe(401);
  for (const refresh_token of [first, 'unknown', 'A'.repeat(86)])
    expect((await world.post('/api/v1/auth/logout', { refresh_token })).status).toBe(204);
});

test('a repeated sign-out closes the WebSockets that the first did not close before it failed', async () => {
  const hub = await world.hub((await seedTeam(world.service.db, world.service.keys)).id);
  const { id, email } = await world.contact(hub, { password: PASSWORD });
  const { db } = world.service;
  const data = { type: 'login_requests', attributes: { email, password: PASSWORD, slug: hub.slug } };
  const { refresh_token } = attributesOf(await world.post('/api/v1/contact-auth/login', { data }));
  const signOut = () => world.post('/api/v1/contact-auth/logout', { refresh_token });
  const key = contactKey(hub.team_id, id);
  await signOut();
  await db.update(key, { remove: ['signed_out_at'] });
  expect((await signOut()).status).toBe(204);
  expect(await db.get(key)).toMatchObject({ signed_out_at: expect.any(String) });
});

test('a reused refresh token ends the stream tickets of its contact, once', async () => {
  const hub = await world.hub((await seedTeam(world.service.db, world.service.keys)).id);
  const { id, email } = await world.contact(hub, { password: PASSWORD });
  const { db } = world.service;
  const data = { type: 'login_requests', attributes: { email, password: PASSWORD, slug: hub.slug } };
  const { refresh_token } = attributesOf(await world.post('/api/v1/contact-auth/login', { data }));
  const key = contactKey(hub.team_id, id);
  const signedOut = async () => (await db.get<ContactItem>(key))?.signed_out_at;
  const refreshed = await refresh(refresh_token, '/api/v1/contact-auth/refresh');
  const unknown = `${String(refresh_token).slice(0, 43)}!`;
  expect((await refresh(unknown, '/api/v1/contact-auth/refresh')).status).toBe(401);
  expect([refreshed.status, await signedOut()]).toEqual([200, undefined]);
  await refresh(String(attributesOf(refreshed).refresh_token), '/api/v1/contact-auth/refresh');
  expect((await refresh(refresh_token, '/api/v1/contact-auth/refresh')).status).toBe(401);
  expect(await signedOut()).toEqual(expect.any(String));
  await db.update(key, { remove: ['signed_out_at'] });
  expect((await refresh(refresh_token, '/api/v1/contact-auth/refresh')).status).toBe(401);
  expect(await signedOut()).toBeUndefined();
});

test('signing out ends only its own session', async () => {
  const { email } = await world.user();
  const [one, other] = await Promise.all(
    [1, 2].map(async () => attributesOf(await world.post('/api/v1/auth/login', { email, password: PASSWORD }))),
  );
  await world.post('/api/v1/auth/logout', { refresh_token: one?.refresh_token });
  expect((await refresh(one?.refresh_token)).status).toBe(401);
  expect((await refresh(other?.refresh_token)).status).toBe(200);
});

test('a user’s refresh token is rejected by the contact route and stays valid', async () => {
  const token = await signIn();
  expect((await refresh(token, '/api/v1/contact-auth/refresh')).status).toBe(401);
  expect((await refresh(token)).status).toBe(200);
});

test('a used refresh token at the contact route does not end the session of its user', async () => {
  const first = await signIn();
  const second = await next(first);
  const isOfOther = async () => expect((await refresh(first, '/api/v1/contact-auth/refresh')).status).toBe(401);
  await isOfOther();
  await later(11_000, isOfOther);
  expect((await refresh(second)).status).toBe(200);
});

test('an invalid refresh token returns 401, and a missing one 422', async () => {
  for (const token of ['x', 'A'.repeat(86), `${'A'.repeat(43)}!`]) expect((await refresh(token)).status).toBe(401);
  for (const token of [undefined, null, 5, '']) expect((await refresh(token)).status).toBe(422);
  const tampered = await signIn();
  const forged = tampered.slice(0, 43) + 'B'.repeat(43);
  expect((await refresh(forged)).status).toBe(401);
});

test('a session of a contact who moved or was deleted stays invalid when another contact gets the address', async () => {
  const hub = await world.hub(newId());
  const actor = { type: 'system', id: 'test' } as const;
  const freed: Record<string, (id: string) => Promise<unknown>> = {
    removed: (id) => removeContact(world.service.db, hub.team_id, id, actor, new Date()),
  };
  for (const [how, free] of Object.entries(freed)) {
    const { id, email } = await world.contact(hub);
    const login = { data: { type: 'login_requests', attributes: { email, password: PASSWORD, slug: hub.slug } } };
    const refreshed = (token: unknown) =>
      world.post('/api/v1/contact-auth/refresh', {
        data: { type: 'refresh_requests', attributes: { refresh_token: token } },
      });
    const { refresh_token } = attributesOf(await world.post('/api/v1/contact-auth/login', login));
    await free(id);
    await world.contact(hub, { email });
    expect([how, (await refreshed(refresh_token)).status]).toEqual([how, 401]);
    const ownToken = attributesOf(await world.post('/api/v1/contact-auth/login', login)).refresh_token;
    expect((await refreshed(ownToken)).status).toBe(200);
  }
});
