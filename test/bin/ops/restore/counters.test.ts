import { expect, test } from 'vitest';
import { COUNTERS, recount } from '../../../../bin/ops/restore/counters.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { storedImage } from '../../../../shared/platform/db/stored.ts';
import { KINDS } from '../../../support/rows.ts';
import { rowsIn } from '../../../support/table-state.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startWebhooks } from '../../../support/webhooks-world.ts';

const world = useWorld(startWebhooks);

const rows = async () => (await rowsIn(world.service.store)).map((row) => storedImage<Item>(row));
const counted = (of: readonly Item[]) => {
  const counters = recount();
  for (const row of of) counters.add(row);
  return counters.mismatches();
};

test('the counters and what they count are entities of the table', () => {
  const named = Object.entries(COUNTERS).flatMap(([counter, { of }]) => [counter, of]);
  expect(named.filter((entity) => !KINDS.has(entity))).toEqual([]);
});

test('counters that the service wrote agree with the rows, also after deletions; a wrong one is found', async () => {
  const [first] = [await world.endpoint('https://127.0.0.1/a'), await world.endpoint('https://127.0.0.1/b')];
  await world.call('DELETE', world.path(`/${first}`));
  const all = await rows();
  const present = new Set(all.map(({ entity }) => entity));
  expect([...present]).toEqual(expect.arrayContaining(['role_counts', 'webhook_endpoint_count']));
  expect(counted(all)).toEqual([]);
  const wrong = all.map((row) => (row.entity === 'webhook_endpoint_count' ? { ...row, count: 7 } : row));
  expect(counted(wrong)).toMatchObject([
    { counter: 'webhook_endpoint_count', attribute: 'count', stored: 7, counted: 1 },
  ]);
  const without = all.filter(({ entity }) => entity !== 'webhook_endpoint_count');
  expect(counted(without)).toMatchObject([{ counter: 'webhook_endpoint_count', stored: 0, counted: 1 }]);
  const lost = all.filter(({ entity }) => entity !== 'webhook_endpoint');
  expect(counted(lost)).toMatchObject([{ stored: 1, counted: 0 }]);
});
