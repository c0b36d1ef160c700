import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { hashPassword } from '../../../shared/accounts/identity/password.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { data } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { guarded, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);
const PASSWORD = 'correct horse battery';
let acting: string;

beforeAll(async () => {
  const { db, ours } = world;
  const key = { name: 'support', scopes: ['members.impersonate'], can_moderate: false, expires_at: null };
  const { secret } = await apiKeys(db, ours.id).create(key, { type: 'user', id: ours.users.owner.id }, new Date());
  const path = `/api/v1/teams/${ours.id}/contacts/${ours.member.id}/token`;
  acting = String(data(await world.call({ method: 'POST', path, token: secret })).attributes.access_token);
  const password_hash = await hashPassword(PASSWORD);
  await db.update(contactCredentialKey(ours.id, 'member@example.com'), { set: { password_hash } });
  const body = { data: { type: 'erasure_requests', attributes: { password: PASSWORD } } };
  const erased = await world.call({ method: 'DELETE', path: '/api/v1/me', token: ours.member.token, body });
  expect(erased.status).toBe(204);
});

describe('the tokens of a deleted contact, their own and that of a key that acted for them, return 401', () => {
  test.each(rows(guarded.filter(({ caller }) => caller.kinds.includes('contact'))))('%s', async (_, route) => {
    const { ours } = world;
    for (const token of [ours.member.token, acting])
      expect(outcome(await world.call({ ...requestOf(world, route, 'contact'), token }))).toMatch(/^401 /);
  });
});
