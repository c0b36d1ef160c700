import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { holdClock } from '../../../support/clock.ts';
import { startService, type TestService } from '../../../support/service.ts';
import { seedWorld, type World } from '../../../support/world.ts';
import { type Process, process } from '../../api/support/process.ts';
import { verdict } from '../../api/support/stack.ts';
import { BREAKS, COUNT, make, numbers, type Outside, PARTITION, WAYS } from '../../api/support/writing.ts';

let service: TestService<Outside>;
let world: World;
let running: Process;
beforeAll(async () => {
  const asked: string[] = [];
  service = await startService([make], { asked, provider: { ask: async (about) => void asked.push(about) } });
  world = await seedWorld(service.db, service.keys);
  running = process(service.store.client);
});
beforeEach(() => {
  service.ports.asked.length = 0;
  holdClock();
});
afterAll(() => service.stop());

const send = (way: string, key: string) =>
  service.call({
    method: 'POST',
    path: '/api/v1/things',
    token: world.ours.users.owner.token,
    headers: { 'idempotency-key': key },
    body: { data: { type: 'things', attributes: { way } } },
  });
const things = async () =>
  (await service.db.query({ partition: PARTITION, prefix: 'THING#', limit: 500 })).items.length;
const later = () => holdClock(Date.now() + 31_000);
/** How many things one request makes. */
const made = async (way: string) => {
  const before = await things();
  expect(verdict(await send(way, newId()))).toBe('201');
  return (await things()) - before;
};

test.each(Object.keys(WAYS))('A57: %s: a repeat is the first, made once', async (way) => {
  const [key, before] = [newId(), await things()];
  const [first, again] = [await send(way, key), await send(way, key)];
  expect([verdict(first), verdict(again)]).toEqual(['201', '201']);
  expect(again.body).toEqual(first.body);
  expect((await things()) - before).toBe(await made(way));
});

test.each(Object.keys(WAYS))('A57: %s: a process that ends at any request leaves nothing twice', async (way) => {
  const all = await made(way);
  let requests = 1;
  for (let ended = true; ended; requests += 1) {
    const [key, before] = [newId(), await things()];
    running.endAfter(requests);
    await send(way, key);
    ended = running.begin();
    later();
    const again = verdict(await send(way, key));
    const now = (await things()) - before;
    if (again === '201' || !ended) expect([again, now]).toEqual(['201', all]);
    else expect([again, now <= all]).toEqual(['409 idempotency_answer_lost', true]);
    expect(verdict(await send(way, key))).toBe(again);
  }
  expect(requests, 'rounds').toBeGreaterThan(3);
});

test.each(['one put', 'a transaction'])(
  'A57: %s: whenever the process ends, the repeat has its answer',
  async (way) => {
    let requests = 1;
    for (let ended = true; ended; requests += 1) {
      const [key, before] = [newId(), await things()];
      running.endAfter(requests);
      await send(way, key);
      ended = running.begin();
      later();
      expect([requests, verdict(await send(way, key)), (await things()) - before]).toEqual([requests, '201', 1]);
    }
    expect(requests, 'rounds').toBeGreaterThan(3);
  },
);

test('A57: a write that is refused is refused, and the key is free again', async () => {
  const key = newId();
  expect(verdict(await send('taken', key))).toBe('422 name_taken');
  expect(verdict(await send('one put', key))).toBe('201');
});

test('A57: a handler that breaks after it has written is not run again under its key', async () => {
  const key = newId();
  expect(verdict(await send('breaks', key))).toBe('500 internal_error');
  expect(verdict(await send('breaks', key))).toBe('409 idempotency_in_progress');
  later();
  expect(verdict(await send('breaks', key))).toBe('409 idempotency_answer_lost');
  expect(await service.db.get(BREAKS)).toMatchObject({ n: 1 });
});

test('A57: no external call is made before the write is committed', async () => {
  const key = newId();
  running.refuse((input) => input.includes('THING#') && input.includes('TransactItems'));
  expect(verdict(await send('a put that somebody outside hears of', key))).toBe('503 service_unavailable');
  expect(service.ports.asked).toEqual([]);
  running.begin();
  expect(verdict(await send('a put that somebody outside hears of', key))).toBe('201');
  expect(service.ports.asked).toHaveLength(1);
});

test('A57: a failed write is never reported as successful, however the handler treats the failure', async () => {
  const [key, before] = [newId(), await things()];
  running.refuse((input) => input.includes('THING#') && input.includes('TransactItems'));
  expect(verdict(await send('a put, then a read that may fail', key))).toBe('503 service_unavailable');
  running.begin();
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
        left.map(async (key) => ({ key, said: verdict(await send('a transaction', key)) })),
      );
      left = answers.filter(({ said }) => said !== '201').map(({ key }) => key);
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
  await send('a number, then a put that is refused, then another', newId());
  expect((await position()) - before).toBe(1);
});

test('A57: fifty concurrent updates each return their own result', async () => {
  numbers.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => send('its number', newId())));
  expect(new Set(numbers).size).toBe(50);
});

test('A57: a request that lost its key writes nothing', async () => {
  const [key, before] = [newId(), await things()];
  running.hold((input) => input.includes('TransactItems') && input.includes('THING#'));
  const slow = send('one put', key);
  await running.held();
  later();
  expect(verdict(await send('one put', key))).toBe('201');
  running.begin();
  expect(verdict(await slow)).toBe('409 idempotency_in_progress');
  expect((await things()) - before).toBe(1);
});
