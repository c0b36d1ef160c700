import { describe, expect, test } from 'vitest';
import { redriveDueWork } from '../../../../bin/ops/redrive/due-work.ts';
import { discussionEntity } from '../../../../shared/community/discussions/discussion-events.ts';
import type { NewItem } from '../../../../shared/platform/db/item.ts';
import { listed, listedIn, sortOf } from '../../../../shared/platform/db/listing.ts';
import { MAX_FAILURES, parkedPartition, postpone } from '../../../../shared/platform/db/postpone.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { startProcess } from '../../../support/interruptible-process.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));

const NOW = new Date('2026-01-02T12:00:00.000Z');
const LATER = '2026-01-02T18:00:00.000Z';

type Row = NewItem & { readonly name: string };

/** A partition of due work, in the index or by its own key. */
const work = (indexed: boolean) => {
  const partition = `WORK#${newId()}`;
  const parked = parkedPartition(partition);
  const ofKind = indexed ? ({ prefix: 'DUE#', index: 'listing' } as const) : { prefix: 'AT#' };
  const rows = async (of: string) => (await db.query<Row>({ partition: of, ...ofKind, limit: 1_000 })).items;
  return {
    partition,
    parked,
    rows,
    /** Rows that were set aside after their last failure. */
    async setAside(names: readonly string[]): Promise<void> {
      const put = (name: string) => {
        const place = `${ofKind.prefix}${LATER}#${name}!${MAX_FAILURES}`;
        return indexed
          ? db.put({
              pk: `${partition}#${name}`,
              sk: 'ROW',
              entity: entity('waits'),
              name,
              ...listed({ partition: parked, sort: place }),
            })
          : db.put({ pk: parked, sk: place, entity: entity('waits'), name });
      };
      await Promise.all(names.map(put));
    },
    names: async (of: string) => (await rows(of)).map(({ name }) => name).toSorted(),
    places: async () => (await rows(partition)).map((row) => (indexed ? sortOf(row) : row.sk)),
  };
};

const many = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `row-${100 + nth}`);

describe.each([{ indexed: true }, { indexed: false }])('work that was set aside (in the index: $indexed)', (kind) => {
  const { indexed } = kind;
  test('is due again without its failures, over all pages', async () => {
    const { partition, parked, setAside, names, places } = work(indexed);
    const all = many(120);
    await setAside(all);
    expect(await redriveDueWork(db, parked, NOW)).toEqual({ restored: 120, skipped: 0 });
    expect([await names(partition), await names(parked)]).toEqual([all, []]);
    const late = (await places()).filter((place = '') => !(place.split('#')[1] ?? '~' <= NOW.toISOString()));
    expect([late, (await places()).filter((place) => place?.includes('!'))]).toEqual([[], []]);
  });

  test('waits a minute after its next failure, and is set aside only after twelve more', async () => {
    const { partition, parked, setAside, rows, places } = work(indexed);
    await setAside(['bad']);
    await redriveDueWork(db, parked, NOW);
    const [row] = await rows(partition);
    if (!row) throw new Error('It is not there');
    await postpone(db, row, NOW);
    const minuteLater = new Date(NOW.getTime() + 60_000).toISOString();
    expect(await places()).toEqual([`${indexed ? 'DUE' : 'AT'}#${minuteLater}#bad!1`]);
  });

  test('is redriven once: a second run finds nothing', async () => {
    const { parked, setAside, places } = work(indexed);
    await setAside(many(3));
    await redriveDueWork(db, parked, NOW);
    const before = await places();
    expect(await redriveDueWork(db, parked, new Date(NOW.getTime() + 60_000))).toEqual({ restored: 0, skipped: 0 });
    expect(await places()).toEqual(before);
  });

  test.each([1, 2, 20, 26, 27, 52, 60])(
    'is complete after a run that stops after request %i and a second run',
    async (last) => {
      const { partition, parked, setAside, names } = work(indexed);
      const all = many(60);
      await setAside(all);
      const { process, ended } = startProcess(last);
      await expect(redriveDueWork(process.db(store), parked, NOW)).rejects.toThrow();
      await ended();
      const left = await names(parked);
      expect([...(await names(partition)), ...left].toSorted()).toEqual(all);
      expect(await redriveDueWork(db, parked, NOW)).toEqual({ restored: left.length, skipped: 0 });
      expect([await names(partition), await names(parked)]).toEqual([all, []]);
    },
  );

  test('keeps its new position if it moved while it was read', async () => {
    const { partition, parked, setAside, names } = work(indexed);
    await setAside(['moved', 'stays']);
    const moving: Table = {
      ...db,
      async query<T>(request: Parameters<Table['query']>[0]) {
        const page = await db.query<T>(request);
        for (const row of page.items) {
          const { pk, sk } = row;
          if (!JSON.stringify(row).includes('moved')) continue;
          if (indexed)
            await db.update({ pk, sk }, { set: listed({ partition: 'ELSEWHERE', sort: `DUE#${LATER}#moved` }) });
          else await db.transact([{ remove: { pk, sk } }]);
        }
        return page;
      },
    };
    expect(await redriveDueWork(moving, parked, NOW)).toEqual({ restored: 1, skipped: 1 });
    expect([await names(partition), await names(parked)]).toEqual([['stays'], []]);
  });
});

test('keeps both rows if they would get the same key', async () => {
  const { partition, parked, names } = work(false);
  for (const hour of ['17', '18'])
    await db.put({
      pk: parked,
      sk: `AT#2026-01-02T${hour}:00:00.000Z#hub#one!12`,
      entity: entity('waits'),
      name: hour,
    });
  expect(await redriveDueWork(db, parked, NOW)).toEqual({ restored: 2, skipped: 0 });
  expect(await names(partition)).toEqual(['17', '18']);
});

test('a partition without set-aside work is rejected, and drafts of a space are not changed', async () => {
  await expect(redriveDueWork(db, 'MEMBER_TERMS', NOW)).rejects.toThrow('MEMBER_TERMS does not end in #ASIDE');
  const [drafts, pk] = [`TEAM#${newId()}#SPACE#1#ASIDE`, newId()];
  await db.put({ pk, sk: 'D#1', entity: discussionEntity, ...listed({ partition: drafts, sort: 'DRAFT#D#1' }) });
  expect(await redriveDueWork(db, drafts, NOW)).toEqual({ restored: 0, skipped: 0 });
  expect(await db.get({ pk, sk: 'D#1' })).toMatchObject(listedIn(drafts));
});
