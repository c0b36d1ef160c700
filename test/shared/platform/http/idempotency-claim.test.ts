import { expect, test } from 'vitest';
import { table } from '../../../../shared/platform/db/table.ts';
import type { IdempotencyHold } from '../../../../shared/platform/http/exchange.ts';
import { claim } from '../../../../shared/platform/http/idempotency.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { accepted, refusalOf } from '../../api/support/refusal.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

const START = Date.parse('2026-03-01T00:00:00.000Z');
const request = (key: string, seconds: number) => ({
  caller: 'user#a',
  method: 'POST',
  path: '/things',
  key,
  team: 'team',
  body: Buffer.from('{}'),
  now: START + seconds * 1_000,
});
const claimed = async (key: string, seconds: number): Promise<IdempotencyHold> => {
  const held = accepted(await claim(db, request(key, seconds)));
  if ('replay' in held) throw new Error('The key has an answer');
  return held;
};
const replay = async (key: string, seconds: number) => {
  const repeated = accepted(await claim(db, request(key, seconds)));
  return 'replay' in repeated ? repeated.replay : undefined;
};
const refusedAt = (key: string, seconds: number) => refusalOf(() => claim(db, request(key, seconds)));
const ANSWER = { statusCode: 201, headers: {}, body: '{}' };
const LATE = { statusCode: 202, headers: {}, body: '{}' };

test('a request that lost its key to a later one cannot write, store a response or release the key', async () => {
  const key = newId();
  const late = await claimed(key, 0);
  const holder = await claimed(key, 31);
  expect(await db.transact([late.markStarted()])).toMatchObject({ ok: false });
  await late.store(LATE);
  await late.release();
  await late.release('written');
  expect(await refusedAt(key, 32)).toMatchObject({ errors: [{ code: 'idempotency_in_progress' }] });
  expect(await db.transact([holder.markStarted()])).toEqual({ ok: true });
  await holder.store(ANSWER);
  expect(await replay(key, 33)).toEqual(ANSWER);
});

test('a request that started to write is in progress until its lock ends; then its response is lost', async () => {
  const key = newId();
  const holder = await claimed(key, 0);
  await db.transact([holder.markStarted()]);
  expect(await refusedAt(key, 30)).toMatchObject({ errors: [{ code: 'idempotency_in_progress' }] });
  expect(await refusedAt(key, 31)).toMatchObject({ errors: [{ code: 'idempotency_answer_lost' }] });
});

test('a key is free again after 24 hours, even if its row still exists', async () => {
  const key = newId();
  const holder = await claimed(key, 0);
  await holder.store(ANSWER);
  expect(await replay(key, 86_400)).toEqual(ANSWER);
  expect(await replay(key, 86_401)).toBeUndefined();
});
