import { expect, test } from 'vitest';
import { groups } from '../../../../functions/groups.ts';
import { Placeholders } from '../../../../shared/platform/db/expression.ts';
import type { Attributes } from '../../../../shared/platform/db/item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { counterKey, hasRoom, olderCounters } from '../../../../shared/platform/limits/counter-item.ts';
import { limiter } from '../../../../shared/platform/limits/limiter.ts';
import { momentOf, type Policy } from '../../../../shared/platform/limits/window.ts';
import { toAttributes } from '../../../support/attributes.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const spent = useFixture(() => meter(store.client));
const db = useFixture(() => table(store.client, store.name));

const declared: readonly Policy[] = groups.flatMap(({ routes }) =>
  routes.flatMap(({ limit }) => (limit ? [limit] : [])),
);
const others = [1, 10, 59, 60, 61, 100, 300, 1_000, 5_000].flatMap((limit) =>
  [1, 60, 900].map((seconds) => ({ name: `p${limit}`, limit, seconds })),
);

test('the condition of every policy is within the DynamoDB limits of 4 KB and 300 operators', () => {
  for (const policy of [...declared, ...others])
    for (const part of [0, 0.001, 0.5, 0.99, 0.9999]) {
      const now = 1_700_000_100_000 + Math.floor(part * policy.seconds * 1000);
      const expression = hasRoom(policy, momentOf(policy, now))(new Placeholders());
      const operators = expression.match(/<=|\bAND\b|\bOR\b|attribute_not_exists/g) ?? [];
      expect(operators.length).toBeLessThan(300);
      expect(expression.length).toBeLessThan(4096);
    }
});

const bytesOf = async (policy: Policy, key: string): Promise<number> => {
  const item = await db.get(counterKey(policy, key, ''));
  return JSON.stringify(toAttributes(item as unknown as Attributes)).length;
};

test('the item stays below 1 KB for any gaps between calls, at about one request per call', async () => {
  const policy: Policy = { name: 'gaps', limit: 10, seconds: 60 };
  const key = 'x'.repeat(254);
  let now = 1_700_000_000_000;
  spent.read();
  const calls = 300;
  for (let call = 0; call < calls; call += 1) {
    now += (call % 3 === 0 ? 61 : call % 3 === 1 ? 2 * 60 * 60 : 40 * 24 * 60 * 60) * 1000;
    expect((await limiter(db).take(policy, key, now)).passed).toBe(true);
    if (call % 10 === 0) expect(await bytesOf(policy, key)).toBeLessThan(1024);
  }
  const { requests, write, read } = spent.read();
  expect(write).toBeLessThanOrEqual(calls * 1.1);
  expect(requests - read).toBeLessThanOrEqual(calls * 1.1 + 30);
});

test('only counters of expired windows are removed', () => {
  const moment = momentOf({ name: 'x', limit: 3, seconds: 60 }, 100 * 60_000 + 1);
  const item = { pk: 'LIMIT#x', sk: 'COUNTS', ttl: 1, c101: 1, c100: 2, c99: 3, c98: 4, c7: 5, cx: 6 };
  expect(olderCounters(item, moment)).toEqual(['c98', 'c7']);
});
