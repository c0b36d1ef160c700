import { expect, test } from 'vitest';
import stored from './results.json' with { type: 'json' };
import { rows } from './rows.ts';

test('the page has every row, as the row describes itself', async () => {
  const described = await Promise.all(rows.map((load) => load()));
  const written = stored.results.map(({ name, number, measures, done, target, made_to_fail }) => ({
    name,
    number,
    measures,
    done,
    target,
    madeToFail: made_to_fail,
  }));
  expect(written).toEqual(described.map(({ measure: _, ...texts }) => texts).toSorted((a, b) => a.number - b.number));
});
