import { expect, test } from 'vitest';
import { dueOf, eachDue } from '../../../../shared/platform/db/due.ts';
import type { Position } from '../../../../shared/platform/db/query.ts';
import { BUDGET_MS } from '../../../../shared/platform/time/budget.ts';

const NOW = 100;

/** Items that are due at these times, read in pages. */
const waiting = (times: readonly number[]) => {
  const reads: number[] = [];
  return {
    reads,
    read: async ({ limit, after }: { limit: number; after: Position | undefined }) => {
      const from = Number(after?.sk ?? 0);
      reads.push(from);
      const items = times.slice(from, from + limit);
      const page = from + limit < times.length ? { items, next: { sk: String(from + limit) } } : { items };
      return dueOf(page, (time) => time <= NOW);
    },
  };
};

test('all due items are processed in pages, and no others', async () => {
  const done: number[] = [];
  const { read, reads } = waiting([1, 2, 3, 100, 101, 102, 103]);
  await eachDue({ read, work: async (time) => done.push(time), batchSize: 2 });
  expect([done, reads]).toEqual([
    [1, 2, 3, 100],
    [0, 2, 4],
  ]);
});

test('no page is read after a page with an item that is not due', async () => {
  const { read, reads } = waiting([1, 101, 102, 103]);
  await eachDue({ read, work: async () => undefined, batchSize: 2 });
  expect(reads).toEqual([0]);
});

test('a run starts pages within its time budget and leaves the rest to the next run', async () => {
  const done: number[] = [];
  const { read } = waiting([1, 2, 3, 4, 5, 6]);
  let calls = 0;
  const clock = () => {
    calls += 1;
    return calls < 3 ? 0 : BUDGET_MS;
  };
  await eachDue({ read, work: async (time) => done.push(time), batchSize: 2, clock });
  expect(done).toEqual([1, 2, 3, 4]);
});

test('failed items do not stop other items on the same page or the next, and all errors are thrown', async () => {
  const done: number[] = [];
  const { read } = waiting([1, 2, 3, 4]);
  const work = async (time: number) => {
    if (time % 2 === 1) throw new Error(`not ${time}`);
    done.push(time);
  };
  const run = eachDue({ read, work, batchSize: 2 });
  await expect(run).rejects.toMatchObject({ errors: [new Error('not 1'), new Error('not 3')] });
  expect(done).toEqual([2, 4]);
});

test('a single failed item does not stop the others, and its error is thrown at the end', async () => {
  const done: number[] = [];
  const { read } = waiting([1, 2, 3, 4]);
  const work = async (time: number) => {
    if (time === 2) throw new Error('broken');
    done.push(time);
  };
  await expect(eachDue({ read, work, batchSize: 2 })).rejects.toMatchObject({ errors: [{ message: 'broken' }] });
  expect(done).toEqual([1, 3, 4]);
});

test('a page that cannot be read does not hide failures of earlier pages', async () => {
  const { read } = waiting([1, 2, 3, 4]);
  const unreadable = new Error('unreadable');
  const readFirstPage: typeof read = (page) => (page.after ? Promise.reject(unreadable) : read(page));
  const work = async (time: number) => {
    if (time === 2) throw new Error('broken');
  };
  const run = eachDue({ read: readFirstPage, work, batchSize: 2 });
  await expect(run).rejects.toMatchObject({ errors: expect.arrayContaining([unreadable, new Error('broken')]) });
});
