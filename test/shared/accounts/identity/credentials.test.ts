import { expect, test } from 'vitest';
import {
  credentialKey,
  credentialKind,
  credentialStep,
  credentials,
} from '../../../../shared/accounts/identity/credentials.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

const at = new Date('2026-03-01T00:00:00.000Z');
const register = async () => {
  const credential = { user_id: newId(), email: `${newId()}@example.com`, password_hash: 'first' };
  await db.transact([credentialStep(credential, at)]);
  return credential;
};
const stored = async (email: string) => {
  const { password_hash, generation } = (await credentials(db).get(email)) ?? {};
  return { password_hash, generation };
};

test('a stronger hash replaces only the hash it was made from, never a newer password', async () => {
  const { email, user_id } = await register();
  await credentials(db).rehash(email, 'first', 'stronger');
  expect(await stored(email)).toEqual({ password_hash: 'stronger', generation: 1 });
  expect(await credentials(db).replace({ email, user_id, generation: 1 }, 'second', at)).toBe(true);
  await credentials(db).rehash(email, 'stronger', 'stronger still');
  expect(await stored(email)).toEqual({ password_hash: 'second', generation: 2 });
});

test('a password is replaced once per generation, only for its user, and not after a deletion', async () => {
  const { email, user_id } = await register();
  const replace = (seen: { user_id: string; generation: number }, hash: string) =>
    credentials(db).replace({ email, ...seen }, hash, at);
  expect(await replace({ user_id: newId(), generation: 1 }, 'of another')).toBe(false);
  const both = await Promise.all(['one', 'two'].map((hash) => replace({ user_id, generation: 1 }, hash)));
  expect(both.filter((replaced) => replaced)).toHaveLength(1);
  await db.softDelete(credentialKey(email), {
    entity: credentialKind.entity,
    actor: { type: 'user', id: user_id },
    now: at,
  });
  expect(await replace({ user_id, generation: 2 }, 'too late')).toBe(false);
  await credentials(db).rehash(email, 'one', 'too late');
  expect(await credentials(db).get(email)).toBeUndefined();
});
