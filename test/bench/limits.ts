import { table } from '../../shared/platform/db/table.ts';
import { limiter } from '../../shared/platform/limits/limiter.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';
import { ReferenceLimiter } from '../shared/platform/limits/support/model.ts';
import { startStore } from '../support/dynamo.ts';
import { meter } from '../support/meter.ts';
import type { Row } from './tables.ts';

const STEPS = 2_000;
const POLICIES: readonly Policy[] = [
  { name: 'ten', limit: 10, seconds: 60 },
  { name: 'twenty', limit: 20, seconds: 60 },
  { name: 'thirty', limit: 30, seconds: 60 },
  { name: 'sixty', limit: 60, seconds: 60 },
  { name: 'hundred', limit: 100, seconds: 900 },
];

/**
 * Random calls with one policy, mostly near its rate, some after a long pause. Counts passed, refused and wrong results.
 */
const randomCalls = async (take: (now: number) => Promise<boolean>, policy: Policy) => {
  const model = new ReferenceLimiter(policy);
  const pace = (policy.seconds * 1000) / policy.limit;
  const found = { passed: 0, refused: 0, wrong: 0 };
  let now = 1_700_000_000_000 + Math.floor(Math.random() * 1e9);
  for (let step = 0; step < STEPS; step += 1) {
    const pause = Math.random() < 0.99 ? Math.random() * pace * 1.5 : Math.random() * policy.seconds * 3_000;
    now += Math.floor(pause);
    const passed = await take(now);
    found[passed ? 'passed' : 'refused'] += 1;
    if (passed !== model.take(now)) found.wrong += 1;
  }
  return found;
};

/** Compares the limiter with the contract's model, and counts the cost of its calls. */
export const limitRows = async (): Promise<readonly Row[]> => {
  const store = await startStore({ engine: true });
  const spent = meter(store.client);
  try {
    const limits = limiter(table(store.client, store.name));
    spent.read();
    const results = await Promise.all(
      POLICIES.map((policy) => randomCalls(async (now) => (await limits.take(policy, 'walk', now)).passed, policy)),
    );
    const { requests, read, write } = spent.read();
    const total = (of: 'passed' | 'refused' | 'wrong') => results.reduce((sum, one) => sum + one[of], 0);
    const steps = POLICIES.length * STEPS;
    const row = (what: string, value: number, target: number): Row => ({
      what,
      measured: String(value),
      target: String(target),
      met: value === target,
    });
    return [
      row(`of ${steps} random calls (${total('refused')} refused), different from the model`, total('wrong'), 0),
      row('requests per call', requests / steps, 1),
      row(
        'write units per call that passes; DynamoDB bills the same for a refused call and does not report it',
        write / total('passed'),
        1,
      ),
      row('read units per call', read / steps, 0),
    ];
  } finally {
    await store.stop();
  }
};
