import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { holdClock } from '../../../support/clock.ts';
import { startService, type TestService } from '../../../support/service.ts';
import { seedWorld, type World } from '../../../support/world.ts';
import { type Process, process } from '../../api/support/process.ts';
import { verdict } from '../../api/support/stack.ts';
import {
  COUNT,
  type ExternalPorts,
  make,
  numbers,
  PARTITION,
  RUNS_THAT_THROW,
  WRITE_PATTERNS,
} from '../../api/support/write-patterns.ts';

let service: TestService<ExternalPorts>;
let world: World;
let current: Process;
beforeAll(async () => {
  const calls: string[] = [];
  service = await startService([make], { calls, provider: { call: async (about) => void calls.push(about) } });
  world = await seedWorld(service.db, service.keys);
  current = process(service.store.client);
});
beforeEach(() => {
  service.ports.calls.length = 0;
  holdClock();
});
afterAll(() => service.stop());

const send = (pattern: string, key: string) =>
  service.call({
    method: 'POST',
    path: '/api/v1/things',
    token: world.ours.users.owner.token,
    headers: { 'idempotency-key': key },
    body: { data: { type: 'things', attributes: { pattern } } },
  });
const things = async () =>
  (await service.db.query({ partition: PARTITION, prefix: 'THING#', limit: 500 })).items.length;
const later = () => holdClock(Date.now() + 31_000);
/** The number of things that one request creates. */
const countOf = async (pattern: string) => {
  const before = await things();
  expect(verdict(await send(pattern, newId()))).toBe('201');
  return (await things()) - before;
};

test.each(Object.keys(WRITE_PATTERNS))(
  'A57: %s: a repeat gets the first response, and the effect is applied once',
  async (pattern) => {
    const [key, before] = [newId(), await things()];
    const [first, again] = [await send(pattern, key), await send(pattern, key)];
    expect([verdict(first), verdict(again)]).toEqual(['201', '201']);
    expect(again.body).toEqual(first.body);
    expect((await things()) - before).toBe(await countOf(pattern));
  },
);

test.each(Object.keys(WRITE_PATTERNS))(
  'A57: %s: a process that stops at any request leaves no duplicate',
  async (pattern) => {
    const all = await countOf(pattern);
    let requests = 1;
    for (let stopped = true; stopped; requests += 1) {
      const [key, before] = [newId(), await things()];
      current.stopAfter(requests);
      await send(pattern, key);
      stopped = current.restart();
      later();
      const again = verdict(await send(pattern, key));
      const now = (await things()) - before;
      if (again === '201' || !stopped) expect([again, now]).toEqual(['201', all]);
      else expect([again, now <= all]).toEqual(['409 idempotency_answer_lost', true]);
      expect(verdict(await send(pattern, key))).toBe(again);
    }
    expect(requests, 'rounds').toBeGreaterThan(3);
  },
);

test.each(['one put', 'a transaction'])(
  'A57: %s: a repeat gets its response wherever the process stops',
  async (pattern) => {
    let requests = 1;
    for (let stopped = true; stopped; requests += 1) {
      const [key, before] = [newId(), await things()];
      current.stopAfter(requests);
      await send(pattern, key);
      stopped = current.restart();
      later();
      expect([requests, verdict(await send(pattern, key)), (await things()) - before]).toEqual([requests, '201', 1]);
    }
    expect(requests, 'rounds').toBeGreaterThan(3);
  },
);

test('A57: a write whose condition fails is refused, and the key is released', async () => {
  const key = newId();
  expect(verdict(await send('refused', key))).toBe('422 name_taken');
  expect(verdict(await send('one put', key))).toBe('201');
});

test('A57: a handler that throws after a write does not run again with the same key', async () => {
  const key = newId();
  expect(verdict(await send('throws', key))).toBe('500 internal_error');
  expect(verdict(await send('throws', key))).toBe('409 idempotency_in_progress');
  later();
  expect(verdict(await send('throws', key))).toBe('409 idempotency_answer_lost');
  expect(await service.db.get(RUNS_THAT_THROW)).toMatchObject({ n: 1 });
});

test('A57: no external call is made before the write is committed', async () => {
  const key = newId();
  current.refuse((input) => input.includes('THING#') && input.includes('TransactItems'));
  expect(verdict(await send('a put, then an external call', key))).toBe('503 service_unavailable');
  expect(service.ports.calls).toEqual([]);
  current.restart();
  expect(verdict(await send('a put, then an external call', key))).toBe('201');
  expect(service.ports.calls).toHaveLength(1);
});

test('A57: a failed write is never reported as successful, however the handler treats the failure', async () => {
  const [key, before] = [newId(), await things()];
  current.refuse((input) => input.includes('THING#') && input.includes('TransactItems'));
  expect(verdict(await send('a put, then a read that may fail', key))).toBe('503 service_unavailable');
  current.restart();
  expect((await things()) - before).toBe(0);
  expect(verdict(await send('a put, then a read that may fail', key))).toBe('201');
});

test('A57: fifty requests on one counter are each counted once, and each repeat gets its stored response', async () => {
  const keys = Array.from({ length: 50 }, () => newId());
  const before = (await service.db.get<{ n: number }>(COUNT))?.n ?? 0;
  const sendAll = async () => {
    let left = keys;
    for (let round = 0; left.length > 0 && round < 20; round += 1) {
      const answers = await Promise.all(
        left.map(async (key) => ({ key, outcome: verdict(await send('a transaction', key)) })),
      );
      left = answers.filter(({ outcome }) => outcome !== '201').map(({ key }) => key);
    }
    expect(left).toEqual([]);
  };
  await sendAll();
  await sendAll();
  expect(((await service.db.get<{ n: number }>(COUNT))?.n ?? 0) - before).toBe(50);
});

test('A57: a committed write is not repeated if a later write is refused', async () => {
  const position = async () => (await service.db.get<{ n: number }>({ pk: PARTITION, sk: 'POSITION' }))?.n ?? 0;
  const before = await position();
  await send('a counter, then a put that fails, then another', newId());
  expect((await position()) - before).toBe(1);
});

test('A57: fifty concurrent updates each return their own result', async () => {
  numbers.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => send('a counter', newId())));
  expect(new Set(numbers).size).toBe(50);
});

test('A57: a request that lost its key writes nothing', async () => {
  const [key, before] = [newId(), await things()];
  current.block((input) => input.includes('TransactItems') && input.includes('THING#'));
  const blocked = send('one put', key);
  await current.blocked();
  later();
  expect(verdict(await send('one put', key))).toBe('201');
  current.restart();
  expect(verdict(await blocked)).toBe('409 idempotency_in_progress');
  expect((await things()) - before).toBe(1);
});
