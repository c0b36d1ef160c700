import { expect, test } from 'vitest';
import { MessageInProgress, once } from '../../../../shared/delivery/email/once.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);

const died = () => new Promise<never>(() => {});

test('a message whose worker died is processed again after a minute, not before', async () => {
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
      return 'done';
    });
  await expect(run(now + 59_000)).rejects.toBeInstanceOf(MessageInProgress);
  await run(now + 61_000);
  expect(ran).toBe(1);
  await run(now + 3_600_000);
  expect(ran).toBe(1);
});

test('a worker whose lock has expired does not release the lock of another worker when it fails', async () => {
  const db = table(store.client, store.name);
  const now = Date.now();
  const [first, second, fails] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<never>(),
  ];
  const slow = once(db, 'slow', now, () => {
    first.resolve();
    return fails.promise;
  });
  await first.promise;
  void once(db, 'slow', now + 61_000, () => {
    second.resolve();
    return died();
  });
  await second.promise;
  fails.reject(new Error('too late'));
  await expect(slow).rejects.toThrow('too late');
  await expect(once(db, 'slow', now + 62_000, async () => 'done')).rejects.toBeInstanceOf(MessageInProgress);
});
