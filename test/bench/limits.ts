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
 * Random calls against one policy, mostly at its pace, some after a long while: passed, refused, and told otherwise.
 */
const walk = async (take: (now: number) => Promise<boolean>, policy: Policy) => {
  const model = new ReferenceLimiter(policy);
  const pace = (policy.seconds * 1000) / policy.limit;
  const found = { passed: 0, refused: 0, wrong: 0 };
  let now = 1_700_000_000_000 + Math.floor(Math.random() * 1e9);
  for (let step = 0; step < STEPS; step += 1) {
    const apart = Math.random() < 0.99 ? Math.random() * pace * 1.5 : Math.random() * policy.seconds * 3_000;
    now += Math.floor(apart);
    const passed = await take(now);
    found[passed ? 'passed' : 'refused'] += 1;
    if (passed !== model.take(now)) found.wrong += 1;
  }
  return found;
};

/** Compares the limiter with the contract's model, and counts the cost of its calls. */
export const limitRows = async (): Promise<readonly Row[]> => {
  const store = await startStore();
  const spent = meter(store.client);
  try {
    const limits = limiter(table(store.client, store.name));
    spent.read();
    const walks = await Promise.all(
      POLICIES.map((policy) => walk(async (now) => (await limits.take(policy, 'walk', now)).passed, policy)),
    );
    const { requests, read, write } = spent.read();
    const total = (of: 'passed' | 'refused' | 'wrong') => walks.reduce((sum, one) => sum + one[of], 0);
    const steps = POLICIES.length * STEPS;
    const row = (what: string, value: number, target: number): Row => ({
      what,
      measured: String(value),
      target: String(target),
      met: value === target,
    });
    return [
      row(`of ${steps} random calls (${total('refused')} refused), that differ from the model`, total('wrong'), 0),
      row('requests a call', requests / steps, 1),
      row(
        'write units a call that passes; the store bills a refused one the same and does not report it',
        write / total('passed'),
        1,
      ),
      row('read units a call', read / steps, 0),
    ];
  } finally {
    await store.stop();
  }
};
