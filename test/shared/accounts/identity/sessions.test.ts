import { expect, test } from 'vitest';
import { credentialKey, credentialStep } from '../../../../shared/accounts/identity/credentials.ts';
import { sessions } from '../../../../shared/accounts/identity/sessions.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

const at = new Date('2026-03-01T00:00:00.000Z');

test('a used token of the other kind does not end a session; a used token of its own kind does', async () => {
  const [id, email] = [newId(), `${newId()}@example.com`];
  await db.transact([credentialStep({ user_id: id, email, password_hash: 'x' }, at)]);
  const owner = { subject: { kind: 'user', id }, credential: credentialKey(email), generation: 1 } as const;
  const first = await sessions(db).start(owner, at);
  const next = async (token: string) => {
    const refreshed = await sessions(db).refresh('user', token, at);
    return refreshed && 'token' in refreshed ? refreshed.token : '';
  };
  const second = await next(first);
  expect(await sessions(db).refresh('contact', first, at)).toBeUndefined();
  const third = await next(second);
  expect(third).not.toBe('');
  expect(await sessions(db).refresh('user', first, at)).toMatchObject({ ended: { kind: 'user', id } });
  expect(await sessions(db).refresh('user', first, at)).toBeUndefined();
  expect(await sessions(db).refresh('user', third, at)).toBeUndefined();
});
