import { beforeAll, expect, test } from 'vitest';
import { sweep } from '../../../functions/sweep/sweep.ts';
import { discussionEntity } from '../../../shared/community/discussions/discussion-events.ts';
import { type DiscussionItem, discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { scheduledListing } from '../../../shared/community/discussions/scheduled.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { startStore } from '../../support/dynamo.ts';
import { injectFaults, unavailable } from '../../support/faults.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';

const store = useWorld(startStore);
let down = false;
let bad = new Set<string>();
beforeAll(() => {
  injectFaults(store.client, () => (command, input) => {
    const fails = down || [...bad].some((id) => JSON.stringify(input).includes(id));
    return fails && command === 'TransactWriteItemsCommand' ? unavailable() : undefined;
  });
});

const NOON = '2026-01-01T12:00:00.000Z';
const A_MINUTE_LATER = '2026-01-01T12:01:00.000Z';
const db = () => table(store.client, store.name);

const schedule = async (team: string, scheduled_at: string): Promise<string> => {
  const id = newPlaceId('0123456789');
  const { pk = '', sk = '' } = discussionKey(team, id) ?? {};
  await db().put({
    pk,
    sk,
    entity: discussionEntity,
    id,
    team_id: team,
    space_id: newId(),
    author: { type: 'user', id: newId() },
    status: 'scheduled',
    scheduled_at,
    version: 1,
    ...scheduledListing(id, scheduled_at),
  });
  return id;
};
const read = async (team: string, id: string) => {
  const key = discussionKey(team, id);
  return key && (await db().get<DiscussionItem>(key));
};

test('the three due posts of two thousand scheduled ones are read in one page, beside four empty shards, and published', async () => {
  const team = newId();
  for (let nth = 0; nth < 40; nth += 1)
    await Promise.all(Array.from({ length: 50 }, () => schedule(team, '2030-01-01T00:00:00.000Z')));
  const due = [await schedule(team, NOON), await schedule(team, NOON), await schedule(newId(), NOON)];
  const spent = meter(store.client);
  await publishDue(db(), new Date(NOON));
  expect(spent.read().commands).toEqual([
    ...Array(5).fill('QueryCommand'),
    ...Array(3).fill('TransactWriteItemsCommand'),
  ]);
  expect(await read(team, due[0] ?? '')).toMatchObject({ status: 'published', published_at: NOON, version: 2 });
});

test('a failed publication is reported and retried by the next sweep', async () => {
  const team = newId();
  const id = await schedule(team, NOON);
  down = true;
  await expect(sweep(db(), async () => 0)(new Date(NOON))).rejects.toThrow('Some jobs failed');
  down = false;
  expect(await read(team, id)).toMatchObject({ status: 'scheduled' });
  await sweep(db(), async () => 0)(new Date(A_MINUTE_LATER));
  expect(await read(team, id)).toMatchObject({ status: 'published' });
});

test('a post that cannot be published does not delay the others, and is reported and retried', async () => {
  const team = newId();
  const ids: string[] = [];
  for (let nth = 0; nth < 60; nth += 1)
    ids.push(await schedule(team, `2026-01-01T11:${String(nth).padStart(2, '0')}:00.000Z`));
  bad = new Set([ids[0] ?? '', ids[30] ?? '']);
  await expect(sweep(db(), async () => 0)(new Date(NOON))).rejects.toMatchObject({ errors: [{ errors: [{}, {}] }] });
  const statuses = async () => Promise.all(ids.map(async (id) => (await read(team, id))?.status));
  expect((await statuses()).flatMap((status, nth) => (status === 'published' ? [] : [nth]))).toEqual([0, 30]);
  bad = new Set();
  await sweep(db(), async () => 0)(new Date(A_MINUTE_LATER));
  expect(new Set(await statuses())).toEqual(new Set(['published']));
});
