import { expect, test } from 'vitest';
import { table } from '../../../shared/platform/db/table.ts';
import { startStore } from '../../support/dynamo.ts';
import { useWorld } from '../../support/use-world.ts';
import { startImport, startWorker } from './import-worker.ts';

const store = useWorld(() => startStore());

test('10,000 rows are imported, ten chunks per message, and each chunk is counted when it is done', async () => {
  const db = table(store.client, store.name);
  const worker = startWorker(db, { chunks: 10 });
  const { state, contacts } = await startImport(db, 10_000, worker);
  let [messages, longest] = [0, 0];
  while (worker.jobs.length > 0) {
    const before = (await state())?.done ?? 0;
    await worker.deliver();
    messages += 1;
    longest = Math.max(longest, ((await state())?.done ?? 0) - before);
  }
  expect(await state()).toMatchObject({ status: 'completed', total: 10_001, done: 10_000, failed: 1 });
  expect([messages, longest]).toEqual([34, 300]);
  expect(await contacts()).toBe(10_000);
});
