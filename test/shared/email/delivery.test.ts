import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '../../../shared/db/table.ts';
import { InHand, once } from '../../../shared/email/delivery.ts';
import { startStore, type TestStore } from '../../support/dynamo.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

const died = () => new Promise<void>(() => {});

test('a message whose worker died is worked on again after a minute, not before', async () => {
  const db = table(store.client, store.name);
  const now = Date.now();
  let begun: () => void = () => {};
  const working = new Promise<void>((resolve) => {
    begun = resolve;
  });
  void once(db, 'message', now, () => {
    begun();
    return died();
  });
  await working;
  let ran = 0;
  const run = (at: number) =>
    once(db, 'message', at, async () => {
      ran += 1;
    });
  await expect(run(now + 59_000)).rejects.toBeInstanceOf(InHand);
  await run(now + 61_000);
  expect(ran).toBe(1);
  await run(now + 3_600_000);
  expect(ran).toBe(1);
});
