import { beforeEach, describe, expect, test } from 'vitest';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { refuse } from '../../../../shared/platform/http/errors.ts';
import type { HttpResult } from '../../../../shared/platform/http/exchange.ts';
import { runOnce, type WriteAccess } from '../../../../shared/platform/http/run-once.ts';
import { type Recorded, recorded } from '../../api/support/recorded.ts';

const ANSWER: HttpResult = { statusCode: 201, headers: {}, body: 'whole' };
const row = (sk: string) => ({ pk: 'TEAM#once', sk, entity: 'thing' });
const kept = (result: HttpResult): HttpResult => ({ ...result, body: 'kept' });
const failing = (error: Error) => () => Promise.reject(error);
const refused = async () => ({ ok: false, failed: [{ index: 0, label: undefined, current: undefined }] }) as const;

let on: Recorded;
let runs: number;
let told: string[];
beforeEach(() => {
  on = recorded();
  runs = 0;
  told = [];
});

const does = (work: (reach: WriteAccess) => Promise<unknown>) =>
  runOnce(
    on.held,
    { db: on.table, ports: { provider: { ask: (about: string) => told.push(about) } } },
    async (reach) => {
      runs += 1;
      await work(reach);
      return ANSWER;
    },
    kept,
  );
const ask = ({ ports }: WriteAccess) => (ports as { provider: { ask(about: string): number } }).provider.ask('a');

describe('work whose one write waits for the answer', () => {
  test('is run once, and its answer is kept with the write', async () => {
    expect(await does(({ db }) => db.put(row('a')))).toEqual(ANSWER);
    expect([runs, on.asked]).toEqual([1, ['transact: a, answered']]);
  });

  test('is run again where the write keeps colliding with others, and then the write waits for nothing', async () => {
    on.instead.push(failing(new Contention('collided')));
    expect(await does(({ db }) => db.put(row('a')))).toEqual(ANSWER);
    expect([runs, on.asked]).toEqual([2, ['transact: a, answered', 'transact: a, written', 'keep kept']]);
  });

  test('is run again where the write is refused, and is told so then', async () => {
    on.instead.push(refused, refused);
    const made: boolean[] = [];
    expect(await does(async ({ db }) => made.push((await db.put(row('a'))).ok))).toEqual(ANSWER);
    expect([runs, made]).toEqual([2, [true, false]]);
    expect(on.asked).toEqual(['transact: a, answered', 'transact: a, written', 'keep kept']);
  });

  test('is run again before anybody outside is asked, who is asked once', async () => {
    await does(async (reach) => {
      await reach.db.put(row('a'));
      ask(reach);
    });
    expect([runs, told]).toEqual([2, ['a']]);
    expect(on.asked).toEqual(['transact: a, written', 'keep kept']);
  });

  test('is run again though the work made something else of the failure, or was refused on it', async () => {
    on.instead.push(refused);
    await does(async ({ db }) => {
      await db.put(row('a'));
      await db.get(row('a')).catch(() => Promise.reject(refuse('not_found')));
    });
    expect([runs, on.asked]).toEqual([2, ['transact: a, written', 'transact: a, written', 'get', 'keep kept']]);
  });

  test('fails where the store does, and is not run again; the key is free unless something was written', async () => {
    on.instead.push(failing(new TypeError('unavailable')));
    await expect(does(({ db }) => db.put(row('a')))).rejects.toThrow('unavailable');
    expect([runs, on.asked]).toEqual([1, ['transact: a, answered', 'release written']]);
  });

  test('fails where it collides the second time too', async () => {
    on.instead.push(failing(new Contention('collided')), failing(new Contention('collided again')));
    await expect(does(({ db }) => db.put(row('a')))).rejects.toThrow('collided again');
    expect([runs, on.asked.at(-1)]).toEqual([2, 'release written']);
  });
});

describe('work that is refused', () => {
  test('frees its key, whatever it wrote', async () => {
    const work = async ({ db }: WriteAccess) => {
      await db.update(row('a'), { set: { a: 1 } });
      throw refuse('not_found');
    };
    await expect(does(work)).rejects.toMatchObject({ errors: [{ code: 'not_found' }] });
    expect([runs, on.asked]).toEqual([1, ['transact: written', 'update', 'release undefined']]);
  });

  test('has the write made that still waits', async () => {
    const work = async ({ db }: WriteAccess) => {
      await db.put(row('a'));
      throw refuse('not_found');
    };
    await expect(does(work)).rejects.toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(on.asked).toEqual(['transact: a, written', 'release undefined']);
  });

  test('is refused still where that write finds no store; where it was refused the work is run again', async () => {
    const work = async ({ db }: WriteAccess) => {
      const made = await db.put(row('a'));
      throw refuse(made.ok ? 'not_found' : 'name_taken');
    };
    on.instead.push(failing(new TypeError('unavailable')));
    await expect(does(work)).rejects.toMatchObject({ errors: [{ code: 'not_found' }] });
    on.instead.push(refused, refused);
    await expect(does(work)).rejects.toMatchObject({ errors: [{ code: 'name_taken' }] });
    expect(runs).toBe(3);
  });
});

describe('work that breaks', () => {
  test('does not have a write made that still waits', async () => {
    const work = async ({ db }: WriteAccess) => {
      await db.put(row('a'));
      throw new TypeError('broken');
    };
    await expect(does(work)).rejects.toThrow('broken');
    expect([runs, on.asked]).toEqual([1, ['release written']]);
  });

  test('is told as it is, even where the key cannot be freed', async () => {
    on.held.release = failing(new Error('unavailable'));
    await expect(does(failing(new TypeError('broken')))).rejects.toThrow('broken');
  });
});
