import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { unmarshalled } from '../../../shared/platform/db/document-client.ts';
import {
  absent,
  all,
  beginsWith,
  compare,
  contains,
  either,
  equals,
  exists,
  free,
  live,
  not,
  oneOf,
  sizeBelow,
} from '../../../shared/platform/db/expression.ts';
import type { Attributes, NewItem } from '../../../shared/platform/db/item.ts';
import { listed, UNLISTED } from '../../../shared/platform/db/listing.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { changesOf } from '../../support/changes.ts';
import { startStore, type TestStore } from '../../support/dynamo.ts';
import { MemoryTable } from '../../support/memory-engine/memory-table.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { Random } from '../core/seeded.ts';
import { memoryClient } from './memory-client.ts';

/** The store of most tests, and the engine. Both count the units of what they are asked. */
const [usual, engine] = [
  useWorld(() => startStore({ stream: true })),
  useWorld(() => startStore({ engine: true, stream: true })),
];
const counted = (store: TestStore) => ({ db: table(store.client, store.name), spent: meter(store.client) });
const served = useFixture(() => counted(usual));
const stored = useFixture(() => counted(engine));
/** The store of the simulator, which is asked before requests have the form of the protocol. */
const simulated = table(memoryClient({ main: new MemoryTable() }), 'main');

/** What a request leads to: its result, or the name of its error. */
const outcomeOf = async (request: Promise<unknown>): Promise<unknown> => {
  try {
    return await request;
  } catch (error) {
    return (error as Error).name;
  }
};

/** Sends the same request to all stores, which must answer alike and take the same units. */
const each = async (send: (db: Table) => Promise<unknown>): Promise<unknown> => {
  const expected = await outcomeOf(send(stored.db));
  expect(await outcomeOf(send(served.db))).toEqual(expected);
  expect(await outcomeOf(send(simulated))).toEqual(expected);
  expect(served.spent.read()).toEqual(stored.spent.read());
  return expected;
};

const row = (sk: string, more: Attributes = {}): Pick<NewItem, 'pk' | 'sk' | 'entity'> & Attributes => ({
  pk: 'P',
  sk,
  entity: entity('thing'),
  ...more,
});

const conditionOf = (random: Random) => {
  const n = random.below(4);
  return random.pick([
    undefined,
    live,
    free,
    exists('n'),
    absent('n'),
    equals('n', n),
    compare('n', '<', n),
    compare('n', '>=', n),
    not(equals('text', 'b')),
    oneOf('text', ['a', 'c']),
    beginsWith('text', 'a'),
    contains('marks', 'x'),
    sizeBelow('marks', 2),
    all(exists('text'), either(absent('n'), compare('n', '<>', n))),
    equals('map.inner', n),
  ]);
};

const changeOf = (random: Random) =>
  random.pick([
    { add: { n: random.below(3) - 1 } },
    { add: { text: 1 } },
    { set: { n: random.pick([-5, 0.25, 123_456.789, 1_000_000]) } },
    { set: { text: random.pick(['a', 'ab', 'c', '€', '𝄞']) }, initial: { n: 7 } },
    { set: { map: { inner: random.below(4), list: [1, 'two', null, true] } } },
    { set: { 'map.inner': random.below(4) } },
    { remove: ['n', 'map.inner'] },
    { add: { marks: new Set([random.pick(['x', 'y', 'z'])]) } },
    { take: { marks: new Set([random.pick(['x', 'y', 'z'])]) } },
    { set: listed({ partition: 'L', sort: `S#${random.below(5)}` }) },
    { remove: UNLISTED },
  ]);

const keyFor = (random: Random) => ({ pk: 'P', sk: random.pick(['A#1', 'A#2', 'A#3', 'B#1', 'B#€', 'B#𝄞']) });

const stepOf = (random: Random, key: { readonly pk: string; readonly sk: string }) => {
  const condition = conditionOf(random);
  const given = condition ? { condition } : {};
  return random.pick([
    { put: row(key.sk, { n: random.below(4) }), ...given },
    { update: key, change: changeOf(random), ...given },
    { remove: key, ...given },
    { check: key, condition: condition ?? exists() },
  ]);
};

const requestOf = (random: Random): ((db: Table) => Promise<unknown>) => {
  const [key, other] = [keyFor(random), keyFor(random)];
  const condition = conditionOf(random);
  const [item, change] = [
    row(key.sk, { n: random.below(4), text: random.pick(['a', 'b', '€'.repeat(900), 'long'.repeat(1_500)]) }),
    changeOf(random),
  ];
  const steps = [stepOf(random, key), ...(other.sk === key.sk ? [] : [stepOf(random, other)])];
  const [limit, descending, filtered] = [1 + random.below(4), random.chance(0.5), random.chance(0.5)];
  const range = random.pick([{}, { prefix: 'A#' }, { between: ['A#2', 'B#1'] as const }]);
  const page = { limit, descending, ...(filtered && condition && { filter: condition }) };
  return random.pick([
    (db) => db.put(item, condition),
    (db) => db.update(key, change, condition),
    (db) => db.update(key, change, condition),
    (db) => db.transact(steps),
    (db) => db.remove(key),
    (db) => db.get(key),
    (db) => db.getMany([key, other]),
    (db) => db.query({ partition: 'P', ...range, ...page }),
    (db) => db.query({ partition: 'L', index: 'listing', prefix: 'S#', ...page }),
    (db) =>
      db.softDelete(key, { entity: entity('thing'), actor: { type: 'user', id: 'u' }, now: new Date(0) }, condition),
  ]);
};

describe('the stores in memory answer as the engine', () => {
  test.each([1, 2, 3, 4, 5])('to 300 random requests, seed %i', async (seed) => {
    const random = new Random(seed);
    for (let nth = 0; nth < 300; nth += 1) await each(requestOf(random));
  });

  test('to pages that follow each other, in the table and in the index', async () => {
    for (let nth = 0; nth < 25; nth += 1)
      await each((db) =>
        db.put({ ...row(`N#${nth}`), pk: 'PAGES', ...listed({ partition: 'PAGED', sort: `S#${nth % 3}` }) }),
      );
    for (const index of [undefined, 'listing'] as const)
      for (const descending of [false, true]) {
        const read = async (db: Table) => {
          const pages: unknown[] = [];
          let after: Readonly<Record<string, string>> | undefined;
          do {
            const partition = index ? 'PAGED' : 'PAGES';
            const page = await db.query({ partition, ...(index && { index }), descending, limit: 4, after });
            pages.push(page.items.map(({ sk }) => sk));
            after = page.next;
          } while (after);
          return pages;
        };
        expect((await each(read)) as unknown[]).toHaveLength(7);
      }
  });

  test('in the records of the stream', async () => {
    const recordsOf = async (store: TestStore) => {
      const [next, records] = [changesOf(store), [] as unknown[][]];
      for (let batch = await next(); batch.length > 0; batch = await next())
        records.push(
          ...batch.map(({ dynamodb: { Keys, OldImage, NewImage } }) =>
            [Keys, OldImage, NewImage].map((image) => image && unmarshalled(image)),
          ),
        );
      // DynamoDB has no record of a write that changes nothing; the engine has one.
      return records.filter(([, before, after]) => !isDeepStrictEqual(before, after));
    };
    const expected = await recordsOf(engine);
    expect(expected.length).toBeGreaterThan(200);
    expect(await recordsOf(usual)).toEqual(expected);
  });

  test('to requests that DynamoDB rejects', async () => {
    const twice = { put: row('A#1') };
    expect(await each((db) => db.transact([twice, twice]))).toBe('ValidationException');
    expect(await each((db) => db.put({ ...row(''), pk: 'P' }))).toBe('ValidationException');
    await each((db) => db.put(row('flat')));
    expect(await each((db) => db.update({ pk: 'P', sk: 'flat' }, { set: { 'map.inner': 1 } }))).toBe(
      'ValidationException',
    );
  });
});
