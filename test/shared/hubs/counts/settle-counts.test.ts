import { expect, test } from 'vitest';
import { type Countable, settleCounts } from '../../../../shared/hubs/counts/settle-counts.ts';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { countRange, sumsOf } from '../../../../shared/platform/db/counts.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(async () => startStore());

const PARTITION = 'TEAM#a#LISTED#COUNTS';

/** Things with a state, and a count that contains those whose state is `true`. */
const open = () => {
  const db = table(store.client, store.name);
  const counter = { key: { pk: PARTITION, sk: `THINGS#${newId()}` }, attribute: 'things' };
  const states = new Map<string, boolean>();
  const markOf = (id: string) => ({ pk: `${counter.key.sk}#MARKS`, sk: id });
  const rows = async () => (await db.query<unknown>({ ...countRange(PARTITION, counter.key.sk), limit: 100 })).items;
  return {
    db,
    counter,
    states,
    settle(id: string, through: Table = db, seen: () => Promise<void> = async () => undefined) {
      return settleCounts(through, async (): Promise<readonly Countable[]> => {
        const isCounted = states.get(id) === true;
        await seen();
        const mark = markOf(id);
        const isMarked = (await through.get(mark)) !== undefined;
        return [{ mark, counter, attributes: {}, isMarked, isCounted }];
      });
    },
    rows,
    async count() {
      return sumsOf(await rows(), 'things').get(counter.key.sk) ?? 0;
    },
    recount: () => [...states.values()].filter(Boolean).length,
  };
};

/** Numbers that a seed decides. */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

test('repeated calls count a thing once, and remove it once', async () => {
  const { settle, states, count } = open();
  for (const state of [true, true, false, false, true]) {
    states.set('x', state);
    await Promise.all([settle('x'), settle('x'), settle('x')]);
    await settle('x');
    expect(await count()).toBe(state ? 1 : 0);
  }
});

test('a call that read an old state and writes late reads again, so the newest state wins', async () => {
  const { settle, states, count, db } = open();
  states.set('x', true);
  let release = () => {};
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reads = 0;
  const late = settle('x', db, async () => {
    reads += 1;
    if (reads === 1) await paused;
  });
  states.set('x', false);
  await settle('x');
  release();
  await late;
  expect(reads).toBe(3);
  expect(await count()).toBe(0);
});

test.each([1, 2, 3, 4, 5, 6])(
  'after changes side by side, with repeated, failing and interrupted calls, the count equals a recount (seed %i)',
  async (seed) => {
    const { settle, states, count, recount, db } = open();
    const next = random(seed);
    let stopped = false;
    /* Some transactions fail before they write, and some after they have written, as when a process dies. */
    const unreliable: Table = {
      ...db,
      async transact(steps) {
        const fate = stopped ? 1 : next();
        if (fate < 0.2) throw new Error('not written');
        const written = await db.transact(steps);
        if (fate < 0.4) throw new Error('written, and the process died');
        return written;
      },
    };
    const ids = Array.from({ length: 8 }, (_, nth) => `thing-${nth}`);
    const calls: Promise<unknown>[] = [];
    const failed: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      const id = ids[Math.floor(next() * ids.length)] ?? '';
      states.set(id, next() < 0.5);
      for (let nth = 0; nth < 1 + Math.floor(next() * 3); nth += 1)
        calls.push(settle(id, unreliable).catch(() => failed.push(id)));
      if (next() < 0.5) await Promise.resolve();
    }
    await Promise.all(calls);
    stopped = true;
    expect(failed.length).toBeGreaterThan(0);
    for (const id of new Set(failed)) await settle(id, unreliable);
    expect(await count()).toBe(recount());
  },
);

test('writes that collide on a busy count are spread over more rows, whose sum is the count', async () => {
  const { settle, states, count, rows, counter, db } = open();
  const busy: Table = {
    ...db,
    transact(steps) {
      if (steps.some((step) => 'update' in step && step.update.sk === counter.key.sk)) throw new Contention('busy');
      return db.transact(steps);
    },
  };
  for (let nth = 0; nth < 40; nth += 1) {
    states.set(`thing-${nth}`, true);
    await settle(`thing-${nth}`, busy);
  }
  expect((await rows()).length).toBeGreaterThan(1);
  expect((await rows()).length).toBeLessThanOrEqual(16);
  expect(await count()).toBe(40);
  for (let nth = 0; nth < 40; nth += 1) {
    states.set(`thing-${nth}`, false);
    await settle(`thing-${nth}`);
  }
  expect(await count()).toBe(0);
});

test('a failure that is not a collision is not written to another row', async () => {
  const { settle, states, rows, db } = open();
  states.set('x', true);
  const broken: Table = { ...db, transact: () => Promise.reject(new Error('no permission')) };
  await expect(settle('x', broken)).rejects.toThrow('no permission');
  expect(await rows()).toEqual([]);
});

test('a thing that changes with every read makes the call fail, so that it is repeated', async () => {
  const { settle, states, db } = open();
  states.set('x', true);
  const flip = async () => void states.set('x', !states.get('x'));
  await expect(settle('x', db, flip)).rejects.toThrow('changed faster');
});
