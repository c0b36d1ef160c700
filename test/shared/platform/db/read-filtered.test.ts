import { expect, test } from 'vitest';
import type { PageRequest } from '../../../../shared/platform/db/query.ts';
import { readFiltered } from '../../../../shared/platform/db/read-filtered.ts';

const positionOf = (nth: number) => ({ nth: String(nth) });

/** The numbers from 0 up to a bound, of which those are shown that pass. */
const runOf = (bound: number, isShown: (nth: number) => boolean) => {
  const asked: PageRequest[] = [];
  const readRound = async (page: PageRequest) => {
    asked.push(page);
    const from = page.after ? Number(page.after.nth) + 1 : 0;
    const read = Array.from({ length: Math.min(page.limit, bound - from) }, (_, nth) => from + nth);
    const last = read.at(-1);
    const next = last !== undefined && last + 1 < bound ? positionOf(last) : undefined;
    return { items: read.filter(isShown), next };
  };
  return {
    asked,
    read: (limit: number, after?: number) =>
      readFiltered({ limit, after: after === undefined ? undefined : positionOf(after) }, readRound, positionOf),
  };
};

test('a page of what is all shown is one round, which tells whether there is another page', async () => {
  const { asked, read } = runOf(5, () => true);
  expect(await read(3)).toEqual({ items: [0, 1, 2], next: { nth: '2' } });
  expect(asked).toEqual([{ limit: 4, after: undefined }]);
  expect(await read(3, 1)).toEqual({ items: [2, 3, 4] });
  expect(await read(5)).toEqual({ items: [0, 1, 2, 3, 4] });
});

test('what is not shown is read over, a hundred at a time, and no page tells that there was any', async () => {
  const { asked, read } = runOf(400, (nth) => nth % 50 === 0);
  expect(await read(2)).toEqual({ items: [0, 50], next: { nth: '50' } });
  expect(asked.map(({ limit }) => limit)).toEqual([3, 100]);
  expect(await read(4, 200)).toEqual({ items: [250, 300, 350] });
});

test('a page that ten rounds do not fill is answered as it is, and the next one goes on from there', async () => {
  const { asked, read } = runOf(5_000, (nth) => nth === 4_000);
  expect(await read(10)).toEqual({ items: [], next: { nth: '910' } });
  expect(asked).toHaveLength(10);
  expect((await read(10, 3_910)).items).toEqual([4_000]);
});
