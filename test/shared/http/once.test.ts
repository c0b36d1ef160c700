import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { absent, equals, free } from '../../../shared/db/expression.ts';
import type { Table } from '../../../shared/db/table.ts';
import { envelope } from '../../../shared/http/body.ts';
import { user } from '../../../shared/http/callers.ts';
import { refuse } from '../../../shared/http/errors.ts';
import { answer, one, resource } from '../../../shared/http/response.ts';
import { routeWith } from '../../../shared/http/route.ts';
import { newId } from '../../../shared/id.ts';
import { startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';
import { type Process, process } from './support/process.ts';
import { verdict } from './support/stack.ts';

/** What the handlers ask of the world outside. */
interface Outside {
  readonly asked: string[];
  readonly provider: { ask(about: string): Promise<void> };
}

const PARTITION = 'TEAM#once';
const at = (id: string) => ({ pk: PARTITION, sk: `THING#${id}` });
const thing = (id: string) => ({ ...at(id), entity: 'thing' });
const COUNT = { pk: PARTITION, sk: 'COUNT' };
const counted = { update: COUNT, change: { add: { n: 1 } } } as const;

const BREAKS = { pk: PARTITION, sk: 'BREAKS' };

const numbers: unknown[] = [];

/** The ways in which handlers write. */
const WAYS: Record<string, (db: Table, id: string, outside: Outside) => Promise<unknown>> = {
  'one put': (db, id) => db.put(thing(id), free),
  'a transaction': (db, id) => db.transact([{ put: thing(id), condition: free }, counted]),
  'a put that is read again': async (db, id) => {
    await db.put(thing(id), free);
    expect(await db.get(at(id))).toMatchObject({ entity: 'thing' });
    expect((await db.query({ partition: PARTITION, prefix: `THING#${id}`, limit: 1 })).items).toHaveLength(1);
  },
  'a number, then a put that is refused, then another': async (db, id) => {
    await db.update({ pk: PARTITION, sk: 'POSITION' }, { add: { n: 1 } });
    expect(await db.put(thing(id), equals('entity', 'never'))).toMatchObject({ ok: false });
    expect(await db.put(thing(id), free)).toMatchObject({ ok: true });
  },
  'its number': async (db, id) => {
    const made = await db.update<{ n: number }>({ pk: PARTITION, sk: 'NUMBER' }, { add: { n: 1 } });
    numbers.push(made.ok && made.value.n);
    await db.put(thing(id), free);
  },
  'two puts side by side': (db, id) => Promise.all([db.put(thing(id), free), db.put(thing(`${id}-2`), free)]),
  'an update': async (db, id) => {
    const made = await db.update(at(id), { set: { entity: 'thing' }, add: { n: 1 } }, absent());
    expect(made).toMatchObject({ ok: true, value: { entity: 'thing', n: 1 } });
  },
  'a transaction as large as they come': (db, id) =>
    db.transact([
      { put: thing(id), condition: free },
      ...Array.from({ length: 99 }, (_, nth) => ({
        update: { pk: PARTITION, sk: `OTHER#${nth}` },
        change: counted.change,
      })),
    ]),
  'a put, then a burial': async (db, id) => {
    await db.put(thing(id), free);
    await db.bury(at('nobody'), { entity: 'thing', actor: { type: 'system', id: 'x' }, at: new Date() });
  },
  'a put that somebody outside hears of': async (db, id, { provider }) => {
    await db.put(thing(id), free);
    await provider.ask(id);
  },
  'a put, then a read that may fail': async (db, id) => {
    await db.put(thing(id), free);
    await db.get(at(id)).catch(() => undefined);
  },
};

const Thing = resource('things', z.object({ way: z.string() }));
const make = routeWith<Outside>()({
  method: 'POST',
  path: '/things',
  summary: 'Make a thing',
  caller: user(),
  body: envelope('things', z.object({ way: z.string() })),
  status: 201,
  response: one(Thing),
  errors: ['name_taken'],
  async handler({ body }, { db, ports }) {
    const id = newId();
    if (body.way === 'taken') {
      const made = await db.put({ ...at('taken'), entity: 'taken' }, equals('entity', 'never'));
      return made.ok ? answer({ id, way: body.way }) : refuse('name_taken', { field: 'way' });
    }
    if (body.way === 'breaks') {
      await db.update(BREAKS, { add: { n: 1 } });
      throw new Error('broken');
    }
    await WAYS[body.way]?.(db, id, ports);
    return answer({ id, way: body.way });
  },
});

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
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());
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
const later = () => vi.setSystemTime(Date.now() + 31_000);
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

test('A57: nobody outside hears of what is not written yet', async () => {
  const key = newId();
  running.refuse((input) => input.includes('THING#') && input.includes('TransactItems'));
  expect(verdict(await send('a put that somebody outside hears of', key))).toBe('503 service_unavailable');
  expect(service.ports.asked).toEqual([]);
  running.begin();
  expect(verdict(await send('a put that somebody outside hears of', key))).toBe('201');
  expect(service.ports.asked).toHaveLength(1);
});

test('A57: no answer says of a write that failed that it was made, whatever a handler makes of the failure', async () => {
  const [key, before] = [newId(), await things()];
  running.refuse((input) => input.includes('THING#') && input.includes('TransactItems'));
  expect(verdict(await send('a put, then a read that may fail', key))).toBe('503 service_unavailable');
  running.begin();
  expect((await things()) - before).toBe(0);
  expect(verdict(await send('a put, then a read that may fail', key))).toBe('201');
});

test('A57: of fifty that write one counter each is counted, and each repeat is told so', async () => {
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

test('A57: what was written is not written again where a later write is refused', async () => {
  const position = async () => (await service.db.get<{ n: number }>({ pk: PARTITION, sk: 'POSITION' }))?.n ?? 0;
  const before = await position();
  await send('a number, then a put that is refused, then another', newId());
  expect((await position()) - before).toBe(1);
});

test('A57: fifty updates at once are each told their own result', async () => {
  numbers.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => send('its number', newId())));
  expect(new Set(numbers).size).toBe(50);
});

test('A57: a request whose key went to another writes nothing', async () => {
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
