import { beforeEach, describe, expect, test } from 'vitest';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { free } from '../../../../shared/platform/db/expression.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import {
  type HeldWrites,
  heldWrites,
  KeyLost,
  SpeculativeWriteFailed,
} from '../../../../shared/platform/http/held-writes.ts';
import { type Recorded, recorded } from '../../api/support/recording-table.ts';

const ANSWER = { statusCode: 201, headers: {}, body: 'answer' };
const row = (sk: string) => ({ pk: 'TEAM#held', sk, entity: entity('thing') });
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
      'softDelete',
      () =>
        deferring.db.softDelete(row('a'), { entity: entity('a'), actor: { type: 'system', id: 'a' }, now: new Date() }),
    ],
  ])('waits until the next table operation, %s, and is committed once with the mark', async (name, operate) => {
    expect(await deferring.db.put(row('a'))).toMatchObject({ ok: true, value: row('a') });
    expect(on.operations).toEqual([]);
    await operate();
    await operate();
    expect(on.operations).toEqual(['transact: a, written', name, name]);
    await deferring.finish(ANSWER);
    expect(on.operations.slice(3)).toEqual(['keep answer']);
  });

  test('is committed together with the stored response if no other operation follows', async () => {
    await deferring.db.transact([{ put: row('a') }, { put: row('b') }]);
    await deferring.finish(ANSWER);
    expect(on.operations).toEqual(['transact: a, b, answered']);
  });

  test('is committed before a concurrent second write, and only the first marks the key', async () => {
    await Promise.all([deferring.db.put(row('a')), deferring.db.put(row('b')), deferring.db.put(row('c'))]);
    await deferring.finish(ANSWER);
    expect(on.operations).toEqual(['transact: a, written', 'transact: b', 'transact: c', 'keep answer']);
  });

  test('is committed by a flush, and a second flush does nothing', async () => {
    await deferring.db.put(row('a'));
    await deferring.flush();
    await deferring.flush();
    expect(on.operations).toEqual(['transact: a, written']);
  });

  test('is immediate if writes are not deferred', async () => {
    await prompt.db.put(row('a'));
    expect(on.operations).toEqual(['transact: a, written']);
    await prompt.db.put(row('b'));
    prompt.beforeExternalCall();
    await prompt.db.update(row('c'), { set: { a: 1 } });
    expect(on.operations).toEqual(['transact: a, written', 'transact: b', 'update']);
  });

  test('leaves the operations on the table unchanged', async () => {
    const by = { entity: entity('a'), actor: { type: 'system', id: 'a' }, now: new Date() } as const;
    await prompt.db.get(row('a'), { eventual: true });
    await prompt.db.getMany([row('a')], { eventual: true });
    await prompt.db.update(row('a'), { set: { a: 1 } }, free);
    await prompt.db.softDelete(row('a'), by, free);
    expect(on.operations).toEqual([
      'get with options',
      'getMany with options',
      'transact: written',
      'update if',
      'softDelete if',
    ]);
  });

  test('keeps its condition', async () => {
    await prompt.db.put(row('a'), free);
    await prompt.db.put(row('b'));
    expect(on.operations).toEqual(['transact: a if, written', 'transact: b']);
  });

  test('is the mark if the request starts with an update', async () => {
    await deferring.db.update(row('a'), { set: { a: 1 } });
    await deferring.db.update(row('a'), { set: { a: 1 } });
    expect(on.operations).toEqual(['transact: written', 'update', 'update']);
  });
});

describe('a transaction', () => {
  test('of 99 steps has room for the mark', async () => {
    await prompt.db.transact(puts(99));
    expect(on.operations).toEqual(['transact: 100']);
  });

  test('of 100 steps follows the mark', async () => {
    await deferring.db.transact(puts(100));
    expect(on.operations).toEqual(['transact: written', 'transact: 100']);
  });
});

describe('a write whose condition fails', () => {
  test('returns the current row and leaves the key unmarked', async () => {
    on.instead.push(refusedAt(0));
    expect(await prompt.db.put(row('a'))).toEqual({ ok: false, current: { sk: 'the one before' } });
    await prompt.db.put(row('b'));
    expect(on.operations).toEqual(['transact: a, written', 'transact: b, written']);
  });

  test.each([
    ['fails because another request owns the key', refusedAt(1)],
    ['fails because another request owns the key and wrote the same row', refusedAt(0, 1)],
  ])('%s: the handler gets KeyLost', async (_, instead) => {
    on.instead.push(instead);
    await expect(prompt.db.put(row('a'))).rejects.toBeInstanceOf(KeyLost);
  });

  test('or that throws does not prevent later writes', async () => {
    on.instead.push(failing(new Error('unavailable')));
    await expect(prompt.db.put(row('a'))).rejects.toThrow('unavailable');
    expect(await prompt.db.put(row('b'))).toMatchObject({ ok: true });
    await prompt.finish(ANSWER);
    expect(on.operations.at(-1)).toBe('keep answer');
  });
});

describe('a deferred write that cannot be committed', () => {
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
    ['failed its condition', refusedAt(0), SpeculativeWriteFailed, true],
    ['kept conflicting', failing(new Contention('collided')), SpeculativeWriteFailed, true],
    ['had no store', failing(new TypeError('unavailable')), TypeError, false],
    ['lost its key', refusedAt(1), KeyLost, false],
  ])(
    'because it %s stops the table: no later write, read or response is stored',
    async (_, instead, error, isFailed) => {
      await deferring.db.put(row('a'));
      on.instead.push(instead);
      for (const operate of everything()) await expect(operate()).rejects.toBeInstanceOf(error);
      expect(on.operations).toEqual(['transact: a, written']);
      expect(deferring.hasFailed()).toBe(isFailed);
    },
  );

  test('also fails the response', async () => {
    await deferring.db.put(row('a'));
    on.instead.push(refusedAt(0));
    await expect(deferring.finish(ANSWER)).rejects.toBeInstanceOf(SpeculativeWriteFailed);
    await expect(deferring.finish(ANSWER)).rejects.toBeInstanceOf(SpeculativeWriteFailed);
    expect(on.operations).toEqual(['transact: a, answered']);
  });
});

test('an external call fails while a write is deferred, and the write is never committed', async () => {
  deferring.beforeExternalCall();
  await deferring.db.put(row('a'));
  expect(() => deferring.beforeExternalCall()).toThrow(SpeculativeWriteFailed);
  expect(deferring.hasFailed()).toBe(true);
  await expect(deferring.finish(ANSWER)).rejects.toBeInstanceOf(SpeculativeWriteFailed);
  expect(on.operations).toEqual([]);
});

test('the response waits for pending writes, and a response that cannot be stored is still sent', async () => {
  const late = prompt.db.put(row('a'));
  await prompt.finish(ANSWER);
  expect(on.operations).toEqual(['transact: a, written', 'keep answer']);
  await late;
  const unkept = heldWrites(on.table, { ...on.held, store: failing(new Error('unavailable')) }, true);
  await unkept.finish(ANSWER);
  expect(unkept.hasFailed()).toBe(false);
});
