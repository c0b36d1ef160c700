import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redriveDueWork } from '../../../bin/ops/redrive/due-work.ts';
import { workers } from '../../../functions/workers.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { MAX_FAILURES, parkedPartition, postpone } from '../../../shared/platform/db/postpone.ts';
import { unsharded } from '../../../shared/platform/db/shards.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import type { TestStore } from '../../support/dynamo.ts';
import { startProcess } from '../../support/interruptible-process.ts';
import { asRole } from '../../support/role.ts';
import { normalizer, restore, rowsIn, snapshot } from '../../support/table-state.ts';
import * as endTerms from './cases/end-terms.ts';
import * as sweep from './cases/sweep.ts';
import * as verifyDomains from './cases/verify-domains.ts';
import type { World } from './stopped.ts';

const DAY_MS = 86_400_000;

/** The workers that set work aside, and the time after the start at which each is invoked. */
const WORKERS = {
  sweep: { start: sweep.start, late: 3 * DAY_MS },
  'end-terms': { start: endTerms.start, late: 0 },
  'verify-domains': { start: verifyDomains.start, late: 0 },
} as const;
type Name = keyof typeof WORKERS;
const NAMES = Object.keys(WORKERS) as Name[];

/** Every partition whose work can be set aside, its worker, and whether it is in the due index. */
const DUE: Readonly<Record<string, { readonly worker: Name; readonly indexed: boolean }>> = {
  'DISCUSSIONS#SCHEDULED': { worker: 'sweep', indexed: true },
  'BILLING#DUE': { worker: 'sweep', indexed: true },
  'ORDERS#PENDING': { worker: 'sweep', indexed: true },
  'WEBHOOKS#DUE': { worker: 'sweep', indexed: true },
  'AUTOMATIONS#DUE': { worker: 'sweep', indexed: true },
  'EMAILS#DUE': { worker: 'sweep', indexed: true },
  ACHIEVEMENTS_DUE: { worker: 'sweep', indexed: false },
  MEMBER_TERMS: { worker: 'end-terms', indexed: false },
  'DOMAINS#PENDING': { worker: 'verify-domains', indexed: true },
};

const worlds = new Map<Name, World>();
beforeAll(async () => {
  for (const name of NAMES) worlds.set(name, await WORKERS[name].start());
});
afterAll(() => Promise.all([...worlds.values()].map((world) => world.stop())));

const worldOf = (name: Name): { readonly world: World; readonly store: TestStore; readonly db: Table } => {
  const world = worlds.get(name);
  const [store] = world?.stores ?? [];
  if (!world || !store) throw new Error(`${name} was not started`);
  return { world, store, db: table(store.client, store.name) };
};

const rowsOf = (db: Table, partition: string, indexed: boolean) =>
  db.query<Item>({ partition, limit: 100, ...(indexed ? { prefix: 'DUE#', index: 'listing' } : { prefix: 'AT#' }) });

/** Fails the work of a partition until it is set aside; returns the number of rows. */
const setAside = async (partition: string, now: Date): Promise<number> => {
  const { worker, indexed } = DUE[partition] ?? { worker: 'sweep', indexed: true };
  const db = asRole(worker, worldOf(worker).db);
  const { items } = await rowsOf(db, partition, indexed);
  for (let failure = 0; failure < MAX_FAILURES; failure += 1)
    for (const row of (await rowsOf(db, partition, indexed)).items) await postpone(db, row, now);
  return items.length;
};

test('the list has every partition that a scheduled worker reads', async () => {
  expect(
    workers
      .filter(({ on }) => 'schedule' in on)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(NAMES.toSorted());
  const read = new Set<string>();
  for (const name of NAMES) {
    const { world, store } = worldOf(name);
    const before = await rowsIn(store);
    const { process, ended } = startProcess();
    const observed = (db: Table): Table => ({
      ...db,
      query(request) {
        if (/^(?:DUE|AT)#$/.test(request.prefix ?? '')) read.add(unsharded(request.partition));
        return db.query(request);
      },
    });
    await world.invoke({ ...process, db: (of) => observed(process.db(of)) }, []);
    await ended();
    await restore(store, before);
  }
  expect([...read].filter((partition) => !partition.startsWith('TEAM#')).toSorted()).toEqual(
    Object.keys(DUE).toSorted(),
  );
});

describe.each(NAMES)('redriven work of %s', (name) => {
  const partitions = Object.keys(DUE).filter((partition) => DUE[partition]?.worker === name);

  test('has the same result as work that never failed', async () => {
    const { world, store, db } = worldOf(name);
    const before = await rowsIn(store);
    const write = normalizer(before);
    const invoke = async (): Promise<readonly string[]> => {
      const { process, ended } = startProcess();
      await world.invoke(process, []);
      await ended();
      return snapshot(await rowsIn(store), write);
    };
    const end = await invoke();
    await restore(store, before);

    const now = new Date(Date.now() + WORKERS[name].late);
    const setAsideCounts = new Map<string, number>();
    for (const partition of partitions) {
      const indexed = DUE[partition]?.indexed ?? true;
      const rowCount = await setAside(partition, now);
      expect([partition, rowCount > 0]).toEqual([partition, true]);
      expect((await rowsOf(db, partition, indexed)).items).toEqual([]);
      setAsideCounts.set(partition, rowCount);
    }
    await invoke();

    for (const partition of partitions)
      expect(await redriveDueWork(db, parkedPartition(partition), now)).toEqual({
        restored: setAsideCounts.get(partition),
        skipped: 0,
      });
    expect(await invoke()).toEqual(end);
    await restore(store, before);
  });
});
