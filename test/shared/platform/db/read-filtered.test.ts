import { expect, test } from 'vitest';
import type { PageRequest } from '../../../../shared/platform/db/query.ts';
import { readFiltered } from '../../../../shared/platform/db/read-filtered.ts';

const positionOf = (nth: number) => ({ nth: String(nth) });

/** The numbers below `bound`, filtered by `isShown`. */
const runOf = (bound: number, isShown: (nth: number) => boolean) => {
  const requests: PageRequest[] = [];
  const readRound = async (page: PageRequest) => {
    requests.push(page);
    const from = page.after ? Number(page.after.nth) + 1 : 0;
    const read = Array.from({ length: Math.min(page.limit, bound - from) }, (_, nth) => from + nth);
    const last = read.at(-1);
    const next = last !== undefined && last + 1 < bound ? positionOf(last) : undefined;
    return { items: read.filter(isShown), next };
  };
  return {
    requests,
    read: (limit: number, after?: number) =>
      readFiltered({ limit, after: after === undefined ? undefined : positionOf(after) }, readRound, positionOf),
  };
};

test('a page whose rows all match takes one round, which determines whether there is a next page', async () => {
  const { requests, read } = runOf(5, () => true);
  expect(await read(3)).toEqual({ items: [0, 1, 2], next: { nth: '2' } });
  expect(requests).toEqual([{ limit: 4, after: undefined }]);
  expect(await read(3, 1)).toEqual({ items: [2, 3, 4] });
  expect(await read(5)).toEqual({ items: [0, 1, 2, 3, 4] });
});

test('rows that do not match are skipped a hundred at a time, and the page does not reveal them', async () => {
  const { requests, read } = runOf(400, (nth) => nth % 50 === 0);
  expect(await read(2)).toEqual({ items: [0, 50], next: { nth: '50' } });
  expect(requests.map(({ limit }) => limit)).toEqual([3, 100]);
  expect(await read(4, 200)).toEqual({ items: [250, 300, 350] });
});

test('a page that is not full after ten rounds is returned, and the next page continues from there', async () => {
  const { requests, read } = runOf(5_000, (nth) => nth === 4_000);
  expect(await read(10)).toEqual({ items: [], next: { nth: '910' } });
  expect(requests).toHaveLength(10);
  expect((await read(10, 3_910)).items).toEqual([4_000]);
});
