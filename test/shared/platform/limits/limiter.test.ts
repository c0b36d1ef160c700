import { expect, test } from 'vitest';
import { table } from '../../../../shared/platform/db/table.ts';
import { counterKey } from '../../../../shared/platform/limits/counter-item.ts';
import { limiter, type Verdict } from '../../../../shared/platform/limits/limiter.ts';
import { waitFor } from '../../../../shared/platform/limits/wait.ts';
import type { Policy } from '../../../../shared/platform/limits/window.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { ReferenceLimiter } from './support/model.ts';

const store = useWorld(() => startStore());
const spent = useFixture(() => meter(store.client));
const db = useFixture(() => table(store.client, store.name));

/** Deterministic random numbers. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

interface Walk {
  readonly policy: Policy;
  readonly seed: number;
  readonly steps: number;
}

/** Random calls and releases, compared with the model. */
const walk = async ({ policy, seed, steps }: Walk): Promise<{ passed: number; refused: number }> => {
  const next = random(seed);
  const model = new ReferenceLimiter(policy);
  const limits = limiter(db);
  const pace = (policy.seconds * 1000) / policy.limit;
  let now = 1_700_000_000_000 + Math.floor(next() * 1e9);
  let passed = 0;
  for (let step = 0; step < steps; step += 1) {
    const dice = next();
    now += Math.floor(dice < 0.99 ? next() * pace * 1.5 : next() * policy.seconds * 3000);
    const expected = model.take(now);
    const verdict = await limits.take(policy, `walk-${seed}`, now);
    expect({ step, passed: verdict.passed }).toEqual({ step, passed: expected });
    if (!verdict.passed) continue;
    passed += 1;
    expect(verdict.remaining).toBe(model.remaining(now));
    if (next() < 0.1) {
      await verdict.giveBack();
      model.giveBack(now);
    }
  }
  return { passed, refused: steps - passed };
};

test('C474 C481: 3,000 random calls have the results of the reference model', async () => {
  const policies = [
    { name: 'ten', limit: 10, seconds: 60 },
    { name: 'twenty', limit: 20, seconds: 60 },
    { name: 'thirty', limit: 30, seconds: 60 },
    { name: 'sixty', limit: 60, seconds: 60 },
    { name: 'hundred', limit: 100, seconds: 900 },
  ];
  const walks = await Promise.all(policies.map((policy, index) => walk({ policy, seed: index + 1, steps: 600 })));
  for (const { passed, refused } of walks) {
    expect(passed).toBeGreaterThan(150);
    expect(refused).toBeGreaterThan(30);
  }
});

const unused = (name: string, limit: number, seconds = 60): Policy => ({ name, limit, seconds });

test.each([10, 20, 30, 60, 100, 300])(
  'C481–C488: exactly one of limit + 1 concurrent calls is rejected (%i)',
  async (limit) => {
    const policy = unused(`burst-${limit}`, limit);
    const now = 1_700_000_040_000;
    const verdicts = await Promise.all(Array.from({ length: limit + 1 }, () => limiter(db).take(policy, 'one', now)));
    expect(verdicts.filter(({ passed }) => passed)).toHaveLength(limit);
  },
);

test('C493: after ten calls at 59 s a call at 61 s is rejected', async () => {
  const policy = unused('edge', 10);
  const window = 1_700_000_040_000;
  for (let call = 0; call < 10; call += 1)
    expect((await limiter(db).take(policy, 'one', window + 59_000)).passed).toBe(true);
  expect((await limiter(db).take(policy, 'one', window + 61_000)).passed).toBe(false);
});

test('C480: a call after Retry-After passes, a call one second earlier does not', async () => {
  const policy = unused('truth', 10);
  const start = 1_700_000_040_000 + 31_234;
  const take = (now: number): Promise<Verdict> => limiter(db).take(policy, 'one', now);
  for (let call = 0; call < 10; call += 1) await take(start + call * 700);
  const refused = await take(start + 7_000);
  if (refused.passed) throw new Error('The eleventh call passed');
  expect((await take(start + 7_000 + (refused.retryAfter - 1) * 1000)).passed).toBe(false);
  expect((await take(start + 7_000 + refused.retryAfter * 1000)).passed).toBe(true);
});

test('C489 C490: each key and each policy has a separate counter', async () => {
  const [a, b] = [unused('a', 1), unused('b', 1)];
  const now = 1_700_000_040_000;
  const take = async (policy: Policy, key: string) => (await limiter(db).take(policy, key, now)).passed;
  expect([await take(a, 'x'), await take(a, 'x'), await take(a, 'y'), await take(b, 'x')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a released slot can be taken again, and never more slots than were taken', async () => {
  const policy = unused('back', 1);
  const now = 1_700_000_040_000;
  const first = await limiter(db).take(policy, 'one', now);
  if (!first.passed) throw new Error('The first call was refused');
  await first.giveBack();
  await first.giveBack();
  expect((await limiter(db).take(policy, 'one', now)).passed).toBe(true);
  expect((await limiter(db).take(policy, 'one', now)).passed).toBe(false);
});

test('a call is one request of one write unit, whether it passes or is rejected', async () => {
  const policy = unused('units', 300, 900);
  const now = 1_700_000_100_000;
  for (let call = 0; call < 3; call += 1) {
    spent.read();
    await limiter(db).take(policy, 'x'.repeat(254), now);
    expect(spent.read()).toEqual({ requests: 1, trips: 1, read: 0, write: 1, commands: ['UpdateItemCommand'] });
  }
  const full = unused('full', 1);
  await limiter(db).take(full, 'one', now);
  spent.read();
  expect((await limiter(db).take(full, 'one', now)).passed).toBe(false);
  expect(spent.read()).toMatchObject({ requests: 1, commands: ['UpdateItemCommand'] });
});

test('a counter is kept until the end of the next window', async () => {
  const policy: Policy = { name: 'kept', limit: 3, seconds: 60 };
  const now = 1_700_000_000_000;
  await limiter(db).take(policy, 'caller', now);
  const stored = await db.get<{ ttl: number }>(counterKey(policy, 'caller', ''));
  expect(stored?.ttl).toBeGreaterThanOrEqual(now / 1000 + 2 * policy.seconds);
});

test('the wait until the next call is returned without taking a slot', async () => {
  const [limits, start] = [limiter(db), 1_700_000_040_000];
  const THREE: Policy = { name: 'three', limit: 3, seconds: 60 };
  const wait = (at: number) => waitFor(limits, THREE, 'waiting', at);
  for (let nth = 0; nth < 3; nth += 1) {
    for (let nth = 0; nth < 5; nth += 1) expect(await wait(start)).toBe(0);
    expect((await limits.take(THREE, 'waiting', start)).passed).toBe(true);
  }
  const refused = await limits.take(THREE, 'waiting', start + 7_000);
  expect(refused).toEqual({ passed: false, retryAfter: await wait(start + 7_000) });
  expect(await wait(start + 7_000)).toBeGreaterThan(1);
});
