import { beforeEach, describe, expect, test } from 'vitest';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { Refusal, refuse } from '../../../../shared/platform/http/errors.ts';
import type { HttpResult } from '../../../../shared/platform/http/exchange.ts';
import { runOnce, type WriteAccess } from '../../../../shared/platform/http/run-once.ts';
import { type Recorded, recorded } from '../../api/support/recording-table.ts';

const ANSWER: HttpResult = { statusCode: 201, headers: {}, body: 'whole' };
const row = (sk: string) => ({ pk: 'TEAM#once', sk, entity: entity('thing') });
const kept = (result: HttpResult): HttpResult => ({ ...result, body: 'kept' });
const failing = (error: Error) => () => Promise.reject(error);
const refusedAt = (index: number) => async () =>
  ({ ok: false, failed: [{ index, label: undefined, current: undefined }] }) as const;
const refused = refusedAt(0);

let on: Recorded;
let runs: number;
let calls: string[];
beforeEach(() => {
  on = recorded();
  runs = 0;
  calls = [];
});

const run = (work: (access: WriteAccess) => Promise<unknown>) =>
  runOnce(
    on.held,
    { db: on.table, ports: { provider: { call: (about: string) => calls.push(about) } } },
    async (access) => {
      runs += 1;
      const outcome = await work(access);
      return outcome instanceof Refusal ? outcome : ANSWER;
    },
    kept,
  );
const callProvider = ({ ports }: WriteAccess) =>
  (ports as { provider: { call(about: string): number } }).provider.call('a');

describe('work whose single write is deferred until the response', () => {
  test('runs once, and its response is stored with the write', async () => {
    expect(await run(({ db }) => db.put(row('a')))).toEqual(ANSWER);
    expect([runs, on.operations]).toEqual([1, ['transact: a, answered']]);
  });

  test('runs again without deferral if the write conflicts', async () => {
    on.instead.push(failing(new Contention('collided')));
    expect(await run(({ db }) => db.put(row('a')))).toEqual(ANSWER);
    expect([runs, on.operations]).toEqual([2, ['transact: a, answered', 'transact: a, written', 'keep kept']]);
  });

  test('runs again if the condition of the write fails, and gets the failure', async () => {
    on.instead.push(refused, refused);
    const made: boolean[] = [];
    expect(await run(async ({ db }) => made.push((await db.put(row('a'))).ok))).toEqual(ANSWER);
    expect([runs, made]).toEqual([2, [true, false]]);
    expect(on.operations).toEqual(['transact: a, answered', 'transact: a, written', 'keep kept']);
  });

  test('runs again before an external call, which is made once', async () => {
    await run(async (access) => {
      await access.db.put(row('a'));
      callProvider(access);
    });
    expect([runs, calls]).toEqual([2, ['a']]);
    expect(on.operations).toEqual(['transact: a, written', 'keep kept']);
  });

  test('runs again even if the work replaced the failure with a refusal', async () => {
    on.instead.push(refused);
    await run(async ({ db }) => {
      await db.put(row('a'));
      return db.get(row('a')).catch(() => refuse('not_found'));
    });
    expect([runs, on.operations]).toEqual([2, ['transact: a, written', 'transact: a, written', 'get', 'keep kept']]);
  });

  test('fails if the store fails, without another run; the key is released unless a write was committed', async () => {
    on.instead.push(failing(new TypeError('unavailable')));
    await expect(run(({ db }) => db.put(row('a')))).rejects.toThrow('unavailable');
    expect([runs, on.operations]).toEqual([1, ['transact: a, answered', 'release written']]);
  });

  test('fails if the second run conflicts, too', async () => {
    on.instead.push(failing(new Contention('collided')), failing(new Contention('collided again')));
    await expect(run(({ db }) => db.put(row('a')))).rejects.toThrow('collided again');
    expect([runs, on.operations.at(-1)]).toEqual([2, 'release written']);
  });
});

describe('work that is refused', () => {
  test('releases its key, even after a write', async () => {
    const work = async ({ db }: WriteAccess) => {
      await db.update(row('a'), { set: { a: 1 } });
      return refuse('not_found');
    };
    expect(await run(work)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect([runs, on.operations]).toEqual([1, ['transact: written', 'update', 'release undefined']]);
  });

  test('commits the deferred write', async () => {
    const work = async ({ db }: WriteAccess) => {
      await db.put(row('a'));
      return refuse('not_found');
    };
    expect(await run(work)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(on.operations).toEqual(['transact: a, written', 'release undefined']);
  });

  test('keeps its refusal if the store fails, and runs again if the condition of the write fails', async () => {
    const work = async ({ db }: WriteAccess) => {
      const made = await db.put(row('a'));
      return refuse(made.ok ? 'not_found' : 'name_taken');
    };
    on.instead.push(failing(new TypeError('unavailable')));
    expect(await run(work)).toMatchObject({ errors: [{ code: 'not_found' }] });
    on.instead.push(refused, refused);
    expect(await run(work)).toMatchObject({ errors: [{ code: 'name_taken' }] });
    expect(runs).toBe(3);
  });
});

describe('work whose key another request has taken', () => {
  const lost = { errors: [{ code: 'idempotency_in_progress' }], headers: { 'Retry-After': '1' } };

  test.each([
    ['as its deferred write is made', async ({ db }: WriteAccess) => db.put(row('a')), 1],
    ['as it writes at once', async ({ db }: WriteAccess) => db.update(row('a'), { set: { a: 1 } }), 0],
  ])('is refused %s, without another run', async (_, work, index) => {
    on.instead.push(refusedAt(index));
    expect(await run(work)).toMatchObject(lost);
    expect(runs).toBe(1);
  });
});

describe('work that throws', () => {
  test('run not commit the deferred write', async () => {
    const work = async ({ db }: WriteAccess) => {
      await db.put(row('a'));
      throw new TypeError('broken');
    };
    await expect(run(work)).rejects.toThrow('broken');
    expect([runs, on.operations]).toEqual([1, ['release written']]);
  });

  test('keeps its error, even if the key cannot be released', async () => {
    on.held.release = failing(new Error('unavailable'));
    await expect(run(failing(new TypeError('broken')))).rejects.toThrow('broken');
  });
});
