import { expect, onTestFinished, test } from 'vitest';
import { TABLE_WRITES } from '../../../functions/table-writes.ts';
import { workers } from '../../../functions/workers.ts';
import { asRole } from '../../support/role.ts';
import { requireSameEnd, type World } from './stopped.ts';
import { WORLDS } from './worlds.ts';

/** The same world, in processes with the role's write permissions on the main table, the first store. */
const withRole = (world: World, worker: string, refused: string[]): World => ({
  ...world,
  invoke: (process, jobs) =>
    world.invoke(
      {
        ...process,
        db: (store) =>
          writesTable(worker) && store === world.stores[0]
            ? asRole(worker, process.db(store), refused)
            : process.db(store),
      },
      jobs,
    ),
});

const writesTable = (worker: string): boolean => TABLE_WRITES[worker] !== undefined;

test('the list has every worker', () => {
  expect(Object.keys(WORLDS).toSorted()).toEqual(workers.map(({ name }) => name).toSorted());
});

for (const [worker, start] of Object.entries(WORLDS))
  if (typeof start !== 'string')
    test(`${worker} has the same result wherever it is stopped`, async () => {
      const refused: string[] = [];
      const world = withRole(await start(), worker, refused);
      onTestFinished(() => world.stop());
      for (const [name, jobs] of Object.entries(world.cases)) {
        const steps = await requireSameEnd(world, jobs);
        expect([name, steps > 0]).toEqual([name, true]);
      }
      expect(refused).toEqual([]);
    });
