import { expect, test } from 'vitest';
import { deriveRows } from '../../../functions/derive-rows/derive-rows.ts';
import { commentEntity } from '../../../shared/community/comments/comment-events.ts';
import { commentKey } from '../../../shared/community/comments/comment-item.ts';
import { unpublishedListing } from '../../../shared/community/discussions/unpublished.ts';
import type { DeriveJob } from '../../../shared/downstream/derived/derive-job.ts';
import { dynamoIndex } from '../../../shared/downstream/search/dynamo-index.ts';
import { listPartition } from '../../../shared/downstream/search/index-key.ts';
import type { SearchIndex } from '../../../shared/downstream/search/search-index.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { ids } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { newComment as said } from '../comments/comment-calls.ts';
import { newMember, newSpace, remove, newDiscussion as started } from '../community/world.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);

const find = (q: string) => world.found(world.ada.token, q);

test('one message reindexes a hub: its members, discussions and comments', async () => {
  const member = await newMember(world, 'Philippa Quince');
  const id = await started(world, world.ada, { title: 'Persimmon', body: '' });
  const root = await said(world, world.ada, id);
  const reply = await said(world, world.ada, id, root);
  for (const q of ['persimmon', 'words', 'quince']) expect(await find(q)).toEqual([]);
  await world.work({ kind: 'hub', team_id: world.team.id, hub_id: world.hub });
  expect(await find('persimmon')).toEqual([id]);
  expect((await find('words')).toSorted()).toEqual([root, reply].toSorted());
  expect(await find('quince')).toEqual([`${world.hub}:${member.id}`]);
  await world.work({ kind: 'hub', team_id: world.team.id, hub_id: world.hub });
  expect(await find('persimmon')).toEqual([id]);
});

/** The discussions of the hub that wait for a review. */
const waiting = async () => {
  const { service, team, hub } = world;
  const path = `/api/v1/teams/${team.id}/hubs/${hub}/discussions?filter[status]=pending_review`;
  return ids(await service.call({ path, token: team.users.moderator.token }));
};

test('reindexing a hub lists the discussions that have waited for a review since before this list', async () => {
  const spaces = [await newSpace(world, { reviews_posts: true }), await newSpace(world, { reviews_posts: true })];
  const held: string[] = [];
  for (const space of spaces) held.push(await started(world, world.ada, {}, space));
  expect(await waiting()).toEqual([]);
  await world.work({ kind: 'hub', team_id: world.team.id, hub_id: world.hub });
  expect(await waiting()).toEqual(held);
});

test('the discussions of a space that wait for a review are listed in pages of one message each', async () => {
  const { db } = world.service;
  const [team_id, space] = [world.team.id, await newSpace(world, { reviews_posts: true })];
  const row = (id: string) => ({
    pk: `TEAM#${team_id}#OTHERS`,
    sk: id,
    entity: entity('other'),
    id,
    ...unpublishedListing({ team_id, space_id: space.id, id }, 'pending_review'),
  });
  await Promise.all(Array.from({ length: 100 }, () => db.put(row(newId()))));
  const last = await started(world, world.ada, {}, space);
  await world.work({ kind: 'waiting', team_id, hub_id: world.hub, space: space.id });
  expect(await waiting()).toContain(last);
});

test('a deleted discussion is removed from the index with its comments', async () => {
  const id = await started(world, world.ada, { title: 'Medlar', body: '' });
  await world.drain();
  for (let nth = 0; nth < 3; nth += 1) await said(world, world.ada, id);
  await world.drain();
  const before = (await find('words')).length;
  expect((await remove(world, world.ada.token, id)).status).toBe(204);
  await world.drain();
  expect((await find('words')).length).toBe(before - 3);
  const index = table(world.indexStore.client, world.indexStore.name);
  const partition = listPartition({ team: world.team.id, hub: world.hub }, 'community', 'medlar');
  const { items } = await index.query<Record<string, unknown>>({ partition, prefix: 'b', limit: 10 });
  const live = items
    .flatMap((row) => Object.values(row))
    .filter((value) => value instanceof Uint8Array && value[0] !== 0);
  expect(live).toEqual([]);
});

test('the comments of a discussion that was deleted before it was indexed are removed from the index', async () => {
  const id = await started(world, world.ada, { title: 'Damson', body: '' });
  const comment = await said(world, world.ada, id);
  const hub = { team_id: world.team.id, hub_id: world.hub };
  await world.work({ kind: 'thing', thing: 'comment', ...hub, id: comment });
  expect((await remove(world, world.ada.token, id)).status).toBe(204);
  const queued: DeriveJob[] = [];
  const send = async (job: DeriveJob) => void queued.push(job);
  const index = dynamoIndex(table(world.indexStore.client, world.indexStore.name));
  const work = deriveRows({ db: world.service.db, index, queue: { send }, failed: () => undefined });
  const body = JSON.stringify({ kind: 'thing', thing: 'discussion', ...hub, id });
  await work({ Records: [{ messageId: '1', body }] });
  expect(queued).toEqual([{ kind: 'comments', ...hub, target: id }]);
});

test('a deleted discussion queues its comments again if the queue failed', async () => {
  const id = await started(world, world.ada, { title: 'Loquat', body: '' });
  await said(world, world.ada, id);
  await world.drain();
  expect((await remove(world, world.ada.token, id)).status).toBe(204);
  holdClock();
  const queued: DeriveJob[] = [];
  let fails = true;
  const send = async (job: DeriveJob) => {
    if (fails) throw new Error('the queue is out of reach');
    queued.push(job);
  };
  const index = dynamoIndex(table(world.indexStore.client, world.indexStore.name), () => Date.now());
  const work = deriveRows({ db: world.service.db, index, queue: { send }, failed: () => undefined });
  const job = { kind: 'thing', thing: 'discussion', team_id: world.team.id, hub_id: world.hub, id };
  const Records = [{ messageId: '1', body: JSON.stringify(job) }];
  expect((await work({ Records })).batchItemFailures).toHaveLength(1);
  fails = false;
  holdClock(Date.now() + 180_000);
  expect((await work({ Records })).batchItemFailures).toEqual([]);
  expect(queued).toEqual([{ kind: 'comments', team_id: world.team.id, hub_id: world.hub, target: id }]);
});

test('many comments are queued in pages of one message each, and every comment once', async () => {
  const { db } = world.service;
  const target = await started(world, world.ada, { title: 'Sloe', body: '' });
  const place = commentKey(world.team.id, await said(world, world.ada, target));
  const ids = Array.from({ length: 205 }, () => newId());
  const row = (id: string) => ({ pk: place?.pk ?? '', sk: `C#${id}`, entity: commentEntity, id, target_id: target });
  await Promise.all(ids.map((id) => db.put(row(id))));
  const queued: DeriveJob[] = [];
  const queue = { send: async (job: DeriveJob) => void queued.push(job) };
  const index = dynamoIndex(table(world.indexStore.client, world.indexStore.name));
  const work = deriveRows({ db, index, queue, failed: () => undefined });
  const jobs: DeriveJob[] = [{ kind: 'comments', team_id: world.team.id, hub_id: world.hub, target }];
  const sizes: number[] = [];
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const before = queued.length;
    expect(await work({ Records: [{ messageId: '1', body: JSON.stringify(job) }] })).toEqual({ batchItemFailures: [] });
    const sent = queued.slice(before);
    sizes.push(sent.length);
    jobs.push(...sent.filter(({ kind }) => kind === 'comments'));
  }
  expect(sizes).toEqual([101, 101, 6]);
  const queuedIds = queued.flatMap((job) => (job.kind === 'thing' ? [job.id] : []));
  expect(queuedIds).toHaveLength(206);
  expect(queuedIds).toEqual(expect.arrayContaining(ids));
});

test('only failed messages are delivered again, and an unknown message moves to the dead-letter queue', async () => {
  const refreshed: string[] = [];
  const failing = newId();
  const index = {
    refresh: async (_, ref) => {
      refreshed.push(ref.id);
      if (ref.id === failing) throw new Error('out of reach');
      return 'stayed';
    },
  } as Pick<SearchIndex, 'refresh'> as SearchIndex;
  const failed: string[] = [];
  const work = deriveRows({
    db: world.service.db,
    index,
    queue: { send: async () => undefined },
    failed: (id) => failed.push(id),
  });
  const job = (id: string) =>
    JSON.stringify({ kind: 'thing', thing: 'member', team_id: world.team.id, hub_id: world.hub, id });
  const succeeding = newId();
  const Records = [
    { messageId: '1', body: job(succeeding) },
    { messageId: '2', body: job(failing) },
    { messageId: '3', body: job(failing) },
    { messageId: '4', body: job(succeeding) },
    { messageId: '5', body: '{"kind":"everything"}' },
    { messageId: '6', body: 'not json' },
  ];
  const { batchItemFailures } = await work({ Records });
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier).toSorted()).toEqual(['2', '3', '5', '6']);
  expect(failed.toSorted()).toEqual(['2', '3', '5', '6']);
  expect(refreshed.toSorted()).toEqual([succeeding, failing].toSorted());
});
