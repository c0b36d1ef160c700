import { expect, test } from 'vitest';
import { processDue } from '../../../../shared/accounts/alerts/due-work.ts';
import { platformAlerts } from '../../../../shared/accounts/alerts/platform-alerts.ts';
import { dueOf } from '../../../../shared/platform/db/due.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { listed, sortedBy } from '../../../../shared/platform/db/listing.ts';
import { dueTimeOf, MAX_FAILURES, parkedPartition, postpone } from '../../../../shared/platform/db/postpone.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore());
const db = useFixture(() => table(store.client, store.name));

const START = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE = 60_000;

type Row = Item & { readonly name: string };

/** Due work in its partition or in the index, with time for one page per run. */
const waiting = (indexed: boolean) => {
  const partition = `WORK#${newId()}`;
  const prefix = indexed ? 'DUE#' : 'AT#';
  const done: string[] = [];
  return {
    partition,
    done,
    add(name: string, at: number) {
      const place = `${prefix}${new Date(at).toISOString()}#${name}`;
      return indexed
        ? db.put({ pk: newId(), sk: 'ROW', entity: entity('waits'), name, ...listed({ partition, sort: place }) })
        : db.put({ pk: partition, sk: place, entity: entity('waits'), name });
    },
    async run(at: number, batchSize = 100): Promise<number> {
      let calls = 0;
      let worked = 0;
      const index = indexed ? { index: 'listing' as const } : {};
      const run = processDue<Row>(db, new Date(at), {
        partition,
        read: async (shard, page) =>
          dueOf(await db.query<Row>({ partition: shard, prefix, ...index, ...page }), (row) => dueTimeOf(row) <= at),
        async work(row) {
          worked += 1;
          if (row.name.startsWith('bad')) throw new Error('it fails');
          done.push(row.name);
          await db.transact([{ remove: { pk: row.pk, sk: row.sk } }]);
        },
        batchSize,
        clock() {
          calls += 1;
          return calls === 1 ? 0 : Number.MAX_SAFE_INTEGER;
        },
      });
      await run.catch((error: AggregateError) => expect(error.message).toBe('Some due items failed'));
      return worked;
    },
  };
};

test.each([true, false])('items that always fail do not block later items (in the index: %s)', async (indexed) => {
  const work = waiting(indexed);
  await Promise.all(Array.from({ length: 20 }, (_, nth) => work.add(`bad-${nth}`, START)));
  await work.add('good', START + 1);
  await work.run(START + MINUTE, 10);
  expect(work.done).toEqual([]);
  await work.run(START + MINUTE, 10);
  await work.run(START + MINUTE, 10);
  expect(work.done).toEqual(['good']);
});

test.each([true, false])(
  'a failing item is retried less and less often, then parked with one alert (in the index: %s)',
  async (indexed) => {
    const work = waiting(indexed);
    await Promise.all([work.add('bad-1', START), work.add('bad-2', START)]);
    const tries: number[] = [];
    for (let minute = 1; minute <= 48 * 60; minute += minute < 16 ? 1 : 4)
      if ((await work.run(START + minute * MINUTE)) > 0) tries.push(minute);
    expect(tries.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(tries).toHaveLength(MAX_FAILURES);
    const parked = { partition: parkedPartition(work.partition), prefix: '', limit: 10 };
    const { items } = await db.query(indexed ? { ...parked, index: 'listing' } : parked);
    expect(items).toHaveLength(2);
    const alerts = await platformAlerts(db).list({ limit: 100, after: undefined });
    const ours = alerts.items.filter(({ payload }) => payload.partition === parkedPartition(work.partition));
    expect(ours.map(({ alert_type, severity }) => [alert_type, severity])).toEqual([
      ['due_work_set_aside', 'critical'],
    ]);
    const command = `hub ops redrive-due '${parkedPartition(work.partition)}'`;
    expect(ours[0]?.payload.redrive).toContain(command);
  },
);

test('a row that was rescheduled while its work failed keeps its new time', async () => {
  const work = waiting(true);
  await work.add('moved', START);
  const query = { partition: work.partition, prefix: 'DUE#', index: 'listing', limit: 10 } as const;
  const [row] = (await db.query<Row>(query)).items;
  if (!row) throw new Error('The row is not due');
  const moved = sortedBy(`DUE#${new Date(START + MINUTE).toISOString()}#moved`);
  await db.update({ pk: row.pk, sk: row.sk }, { set: moved });
  await postpone(db, row, new Date(START));
  expect((await db.query(query)).items).toMatchObject([moved]);
});

test('a row that was removed while its work failed is not restored', async () => {
  const work = waiting(false);
  await work.add('settled', START);
  const query = { partition: work.partition, prefix: '', limit: 10 };
  const [row] = (await db.query<Row>(query)).items;
  if (!row) throw new Error('The row is not due');
  await db.transact([{ remove: { pk: row.pk, sk: row.sk } }]);
  await postpone(db, row, new Date(START));
  expect((await db.query(query)).items).toEqual([]);
});
