import { beforeEach, describe, expect, test } from 'vitest';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { free } from '../../../../shared/platform/db/expression.ts';
import { refuse } from '../../../../shared/platform/http/errors.ts';
import { type HeldWrites, heldWrites, SpeculativeWriteFailed } from '../../../../shared/platform/http/held-writes.ts';
import { type Recorded, recorded } from '../../api/support/recorded.ts';

const ANSWER = { statusCode: 201, headers: {}, body: 'answer' };
const row = (sk: string) => ({ pk: 'TEAM#held', sk, entity: 'thing' });
const puts = (count: number) => Array.from({ length: count }, (_, nth) => ({ put: row(`row ${nth}`) }));
const refusedAt =
  (...indices: number[]) =>
  async () => {
    const current = { sk: 'the one before' };
    return { ok: false, failed: indices.map((index) => ({ index, label: undefined, current })) } as const;
  };
const failing = (error: Error) => () => Promise.reject(error);

let on: Recorded;
let deferring: HeldWrites;
let prompt: HeldWrites;
beforeEach(() => {
  on = recorded();
  deferring = heldWrites(on.table, on.held, true);
  prompt = heldWrites(on.table, on.held, false);
});

describe('the first write of a request', () => {
  test.each([
    ['get', () => deferring.db.get(row('a'))],
    ['getMany', () => deferring.db.getMany([row('a')])],
    ['query', () => deferring.db.query({ partition: 'p', prefix: '', limit: 1 })],
    ['update', () => deferring.db.update(row('a'), { set: { a: 1 } })],
    ['remove', () => deferring.db.remove(row('a'))],
    [
      'bury',
      () => deferring.db.softDelete(row('a'), { entity: 'a', actor: { type: 'system', id: 'a' }, now: new Date() }),
    ],
  ])('waits until the table is asked for %s, and is made once, with the mark', async (name, ask) => {
    expect(await deferring.db.put(row('a'))).toMatchObject({ ok: true, value: row('a') });
    expect(on.asked).toEqual([]);
    await ask();
    await ask();
    expect(on.asked).toEqual(['transact: a, written', name, name]);
    await deferring.finish(ANSWER);
    expect(on.asked.slice(3)).toEqual(['keep answer']);
  });

  test('is kept together with the answer, where nothing more is asked', async () => {
    await deferring.db.transact([{ put: row('a') }, { put: row('b') }]);
    await deferring.finish(ANSWER);
    expect(on.asked).toEqual(['transact: a, b, answered']);
  });

  test('is made before the second, also side by side, and only the first marks the key', async () => {
    await Promise.all([deferring.db.put(row('a')), deferring.db.put(row('b')), deferring.db.put(row('c'))]);
    await deferring.finish(ANSWER);
    expect(on.asked).toEqual(['transact: a, written', 'transact: b', 'transact: c', 'keep answer']);
  });

  test('is made when it is settled, and nothing is settled twice', async () => {
    await deferring.db.put(row('a'));
    await deferring.flush();
    await deferring.flush();
    expect(on.asked).toEqual(['transact: a, written']);
  });

  test('waits for nothing where it must not', async () => {
    await prompt.db.put(row('a'));
    expect(on.asked).toEqual(['transact: a, written']);
    await prompt.db.put(row('b'));
    prompt.beforeExternalCall();
    await prompt.db.update(row('c'), { set: { a: 1 } });
    expect(on.asked).toEqual(['transact: a, written', 'transact: b', 'update']);
  });

  test('does not change what the table is asked', async () => {
    const by = { entity: 'a', actor: { type: 'system', id: 'a' }, now: new Date() } as const;
    await prompt.db.get(row('a'), { eventual: true });
    await prompt.db.getMany([row('a')], { eventual: true });
    await prompt.db.update(row('a'), { set: { a: 1 } }, free);
    await prompt.db.softDelete(row('a'), by, free);
    expect(on.asked).toEqual(['get with options', 'getMany with options', 'transact: written', 'update if', 'bury if']);
  });

  test('keeps its condition', async () => {
    await prompt.db.put(row('a'), free);
    await prompt.db.put(row('b'));
    expect(on.asked).toEqual(['transact: a if, written', 'transact: b']);
  });

  test('an update comes after the mark, which is made once', async () => {
    await deferring.db.update(row('a'), { set: { a: 1 } });
    await deferring.db.update(row('a'), { set: { a: 1 } });
    expect(on.asked).toEqual(['transact: written', 'update', 'update']);
  });
});

describe('a transaction', () => {
  test('of 99 steps has room for the mark', async () => {
    await prompt.db.transact(puts(99));
    expect(on.asked).toEqual(['transact: 100']);
  });

  test('of 100 steps comes after the mark', async () => {
    await deferring.db.transact(puts(100));
    expect(on.asked).toEqual(['transact: written', 'transact: 100']);
  });
});

describe('a write that is refused', () => {
  test('tells what stood in the way, and leaves the key unmarked', async () => {
    on.instead.push(refusedAt(0));
    expect(await prompt.db.put(row('a'))).toEqual({ ok: false, current: { sk: 'the one before' } });
    await prompt.db.put(row('b'));
    expect(on.asked).toEqual(['transact: a, written', 'transact: b, written']);
  });

  test.each([
    ['because the key is another’s', refusedAt(1)],
    ['because the key is another’s, who wrote the same', refusedAt(0, 1)],
  ])('%s is a conflict, to be tried again after a second', async (_, instead) => {
    on.instead.push(instead);
    await expect(prompt.db.put(row('a'))).rejects.toMatchObject({
      errors: [{ code: 'idempotency_in_progress' }],
      headers: { 'Retry-After': '1' },
    });
  });

  test('or that breaks does not keep later ones from being made', async () => {
    on.instead.push(failing(new Error('unavailable')));
    await expect(prompt.db.put(row('a'))).rejects.toThrow('unavailable');
    expect(await prompt.db.put(row('b'))).toMatchObject({ ok: true });
    await prompt.finish(ANSWER);
    expect(on.asked.at(-1)).toBe('keep answer');
  });
});

describe('a waiting write that cannot be made', () => {
  const everything = (): readonly (() => Promise<unknown>)[] => [
    () => deferring.db.get(row('a')),
    () => deferring.db.getMany([row('a')]),
    () => deferring.db.query({ partition: 'p', prefix: '', limit: 1 }),
    () => deferring.db.put(row('b')),
    () => deferring.db.update(row('b'), { set: { a: 1 } }),
    () => deferring.flush(),
    () => deferring.finish(ANSWER),
    async () => deferring.beforeExternalCall(),
  ];

  test.each([
    ['was refused', refusedAt(0), SpeculativeWriteFailed, true],
    ['kept colliding', failing(new Contention('collided')), SpeculativeWriteFailed, true],
    ['found no store', failing(new TypeError('unavailable')), TypeError, false],
    ['lost its key', failing(refuse('idempotency_in_progress')), refuse('idempotency_in_progress'), false],
  ])('since it %s stops the table: nothing is written, read or kept after it', async (_, instead, error, isVoid) => {
    await deferring.db.put(row('a'));
    on.instead.push(instead);
    const thrown = error instanceof Function ? error : undefined;
    for (const ask of everything())
      await (thrown ? expect(ask()).rejects.toBeInstanceOf(thrown) : expect(ask()).rejects.toMatchObject(error));
    expect(on.asked).toEqual(['transact: a, written']);
    expect(deferring.hasFailed()).toBe(isVoid);
  });

  test('stops it at the answer too', async () => {
    await deferring.db.put(row('a'));
    on.instead.push(refusedAt(0));
    await expect(deferring.finish(ANSWER)).rejects.toBeInstanceOf(SpeculativeWriteFailed);
    await expect(deferring.finish(ANSWER)).rejects.toBeInstanceOf(SpeculativeWriteFailed);
    expect(on.asked).toEqual(['transact: a, answered']);
  });
});

test('nobody outside is asked while a write waits, and then it is never made', async () => {
  deferring.beforeExternalCall();
  await deferring.db.put(row('a'));
  expect(() => deferring.beforeExternalCall()).toThrow(SpeculativeWriteFailed);
  expect(deferring.hasFailed()).toBe(true);
  await expect(deferring.finish(ANSWER)).rejects.toBeInstanceOf(SpeculativeWriteFailed);
  expect(on.asked).toEqual([]);
});

test('the answer waits for writes that nobody waited for, and one that cannot be kept is given', async () => {
  const late = prompt.db.put(row('a'));
  await prompt.finish(ANSWER);
  expect(on.asked).toEqual(['transact: a, written', 'keep answer']);
  await late;
  const unkept = heldWrites(on.table, { ...on.held, store: failing(new Error('unavailable')) }, true);
  await unkept.finish(ANSWER);
  expect(unkept.hasFailed()).toBe(false);
});
