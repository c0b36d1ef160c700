import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PARTITIONS } from '../../../../functions/table-writes.ts';
import { processDue } from '../../../../shared/accounts/alerts/due-work.ts';
import { platformAlerts } from '../../../../shared/accounts/alerts/platform-alerts.ts';
import { endStep } from '../../../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { termStep } from '../../../../shared/hubs/people/members/terms.ts';
import { duePartition, dueSources } from '../../../../shared/platform/db/due-shards.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { MAX_FAILURES } from '../../../../shared/platform/db/postpone.ts';
import { dueIndex, releaseRun } from '../../../../shared/platform/db/release-due.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore());
const db = useFixture(() => table(store.client, store.name));
const spent = useFixture(() => meter(store.client));

const NOW = new Date('2026-01-01T12:00:00.000Z');
const PAST = '2026-01-01T11:00:00.000Z';

beforeEach(() => vi.stubEnv('SHARDS', 'on'));
afterEach(() => vi.unstubAllEnvs());

/** Rows that wait in the index, as any release with the setting or without it writes them. */
const waiting = async (partition: string, shards: 'on' | 'off', count: number): Promise<readonly string[]> => {
  vi.stubEnv('SHARDS', shards);
  /* The last digits of the ids are equally frequent. */
  const ids = Array.from({ length: count }, (_, nth) => newId().slice(0, -1) + (nth % 16).toString(16));
  for (const id of ids) await db.put({ pk: id, sk: 'ROW', entity: entity('waits'), ...dueIndex(partition, PAST, id) });
  return ids;
};

const turnOf = async (id: string) => (await db.get<{ turn?: number }>({ pk: id, sk: 'ROW' }))?.turn;

test.each(['on', 'off'] as const)(
  'work is released from the partition and from its shards, whether this function writes to shards (%s)',
  async (setting) => {
    const partition = `${newId()}#DUE`;
    const ids = [...(await waiting(partition, 'off', 5)), ...(await waiting(partition, 'on', 40))];
    vi.stubEnv('SHARDS', setting);
    await processDue(db, NOW, releaseRun(db, partition, NOW));
    expect(await Promise.all(ids.map(turnOf))).toEqual(ids.map(() => 1));
  },
);

test('work waits in all shards, a share in each', async () => {
  const partition = `${newId()}#DUE`;
  await waiting(partition, 'on', 48);
  const counts = await Promise.all(
    dueSources(partition, 100).map(
      async ({ partition: one }) => (await db.query({ partition: one, index: 'listing', limit: 100 })).items.length,
    ),
  );
  expect(counts).toEqual([0, 12, 12, 12, 12]);
});

test('the shards are read in the same round trip', async () => {
  spent.read();
  await processDue(db, NOW, releaseRun(db, `${newId()}#DUE`, NOW));
  expect(spent.read()).toMatchObject({ requests: 5, trips: 1 });
});

test('work of all shards is set aside in one partition, with one alert', async () => {
  const partition = `${newId()}#DUE`;
  await waiting(partition, 'on', 12);
  const run = releaseRun(db, partition, NOW);
  for (let failure = 0; failure < MAX_FAILURES; failure += 1) {
    const later = new Date(NOW.getTime() + failure * 24 * 3_600_000);
    const read = releaseRun(db, partition, later).read;
    const work = () => Promise.reject(new Error('it fails'));
    await processDue<Item>(db, later, { ...run, read, work }).catch(() => undefined);
  }
  const aside = await db.query({ partition: `${partition}#ASIDE`, index: 'listing', limit: 100 });
  expect(aside.items).toHaveLength(12);
  const { items } = await platformAlerts(db).listBySeverity('critical', { limit: 100, after: undefined });
  expect(items.filter(({ payload }) => payload.partition === `${partition}#ASIDE`)).toHaveLength(1);
});

test('a repeated request of the same work has the same key', () => {
  const end = { kind: 'departure', team_id: newId(), hub_id: newId(), contact_id: newId() } as const;
  expect(endStep(end, PAST)).toEqual(endStep(end, PAST));
});

test('functions may write the shards of the partitions that they may write', () => {
  const pattern = (partition: string) => new RegExp(`^${partition.replaceAll('*', '.*')}$`);
  const steps = [
    termStep({ kind: 'tagged', at: PAST, team_id: newId(), tag_id: newId() }),
    endStep({ kind: 'departure', team_id: newId(), hub_id: newId(), contact_id: newId() }, PAST),
  ];
  const keys = steps.flatMap((step) => ('put' in step ? [step.put.pk] : []));
  expect(keys[0]).toMatch(pattern(PARTITIONS.memberTermsShards));
  expect(keys[1]).toMatch(pattern(PARTITIONS.subscriptionEndsShards));
  expect(duePartition('ACHIEVEMENTS_DUE', newId())).toMatch(pattern(PARTITIONS.achievementsDueShards));
});
