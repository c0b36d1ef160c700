import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { startFilledLists } from './support/filled-lists.ts';
import { FILLS, NOT_FILLED } from './support/full-lists.ts';
import { ABOVE_MAX, LIST_BUDGETS, MAX_PAGE_UNITS } from './support/list-budgets.ts';
import { everyRoute, nameOf } from './support/routes.ts';

const lists = everyRoute.filter(({ response }) => response.kind === 'many');
const routeOf = new Map(lists.map((route) => [nameOf(route), route]));

const world = useWorld(startFilledLists);

/** Only the engine that the tests start counts units as DynamoDB does. */
const countsUnits = process.env.DYNAMODB_ENDPOINT === undefined;

test('every list has a budget, and is filled or says why not', () => {
  const names = [...routeOf.keys()].sort();
  expect(LIST_BUDGETS.map(({ list }) => list).sort()).toEqual(names);
  expect([...Object.keys(FILLS), ...Object.keys(NOT_FILLED)].sort()).toEqual(names);
});

test('a page of 50 costs at most 30 read units, except where the rows of 50 other things cost most of them', () => {
  const above = LIST_BUDGETS.filter(({ page }) => page > MAX_PAGE_UNITS).map(({ list }) => list);
  expect(above.sort()).toEqual(Object.keys(ABOVE_MAX).sort());
});

describe('a full page costs what its budget says', () => {
  test.each(LIST_BUDGETS.map((budget) => [budget.list, budget] as const))('%s', async (name, budget) => {
    const route = routeOf.get(name);
    if (!route) throw new Error(`${name} is not a list`);
    const [page, largest] = await world.measure(route, [50, 100]);
    if (!(name in NOT_FILLED)) expect([page?.items, largest?.items]).toEqual([50, 100]);
    if (countsUnits) expect([page?.own, largest?.own]).toEqual([budget.page, budget.largest]);
  });
});
