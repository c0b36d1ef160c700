import { expect, test } from 'vitest';
import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { NewContentNode } from '../../../shared/engagement/content/content-input.ts';
import { contentNodes } from '../../../shared/engagement/content/content-nodes.ts';
import { playlistEntries } from '../../../shared/engagement/content/playlist-entries.ts';
import { NewPlaylist } from '../../../shared/engagement/content/playlist-input.ts';
import { playlists } from '../../../shared/engagement/content/playlists.ts';
import type { SeatJob } from '../../../shared/engagement/hub-events/seat-job.ts';
import type { SeatQueue } from '../../../shared/engagement/hub-events/seat-queue.ts';
import { attachments } from '../../../shared/media/attachments/attachments.ts';
import { type ObjectStore, s3ObjectStore } from '../../../shared/media/files/object-store.ts';
import type { MediaItem } from '../../../shared/media/media/media-item.ts';
import { transcodes } from '../../../shared/media/transcoding/transcodes.ts';
import { transcriptions } from '../../../shared/media/transcription/transcriptions.ts';
import { transcripts } from '../../../shared/media/transcription/transcripts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { codeOf, dataOf, formOf, itemsOf, PNG, startMedia } from '../media/world.ts';
import { messages } from '../workers/stopped.ts';
import { noScans } from './scans.ts';

const world = useWorld(startMedia);
const objects = useFixture(() => s3ObjectStore(world.bucket.environment));

const owner = () => world.ours.users.owner.token;
const run = (jobs: readonly RemovalJob[], store = objects) => {
  const failures: unknown[] = [];
  const queue = { send: async () => undefined };
  const worker = eraseData({
    db: world.service.db,
    scanned: noScans(world.service.db),
    objects: store,
    queue,
    seats: queue,
    failed: (_, error) => failures.push(error),
  });
  const Records = jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
  return worker({ Records }).then((result) => ({ ...result, failures }));
};
const fileJob = (file_id: string): RemovalJob => ({
  kind: 'file',
  team_id: world.ours.id,
  hub_id: world.ours.hub,
  file_id,
});
const mediaJob = (media_id: string): RemovalJob => ({ kind: 'media', team_id: world.ours.id, media_id });

test('the objects of a deleted file are removed, even if its upload was not finalized; the job is idempotent', async () => {
  const { id, attributes } = await world.upload(owner());
  for (let times = 0; times < 2; times += 1) expect((await run([fileJob(id)])).batchItemFailures).toEqual([]);
  expect((await fetch(String(attributes.url))).status).toBe(404);
  expect(await objects.inspect(`pending/${world.ours.id}/${world.ours.hub}/${id}`, new Date())).toBeUndefined();
});

test('a deleted media is detached from every target, and other media stay', async () => {
  const [removed, kept] = [await world.upload(owner()), await world.upload(owner())];
  const [media, other] = [String(removed.attributes.media_id), String(kept.attributes.media_id)];
  const discussions = await Promise.all([1, 2, 3].map(() => world.newDiscussion(world.ours.member.token)));
  for (const { id } of discussions)
    for (const media_id of [media, other, media])
      await world.post('attachments')('/attachments', owner(), { media_id, target_type: 'discussion', target_id: id });
  expect((await world.remove(`/media/${media}`, owner())).status).toBe(204);
  for (let times = 0; times < 2; times += 1) expect((await run([mediaJob(media)])).batchItemFailures).toEqual([]);
  for (const { id } of discussions) {
    const list = await world.get(`/attachments?filter[target_type]=discussion&filter[target_id]=${id}`, owner());
    expect(itemsOf(list).map(({ attributes }) => attributes.media_id)).toEqual([other]);
  }
  expect(await attachments(world.service.db, world.ours.id).uses(media, 100)).toEqual([]);
  expect(await attachments(world.service.db, world.ours.id).uses(other, 100)).toHaveLength(3);
});

test('a deleted media is removed from nodes and playlists, and other entries stay', async () => {
  const { db } = world.service;
  const hub = { team: world.ours.id, hub: world.ours.hub };
  const media = String((await world.upload(owner())).attributes.media_id);
  const [actor, now] = [{ type: 'system', id: 'test' } as const, new Date()];
  const author = { type: 'user', id: world.ours.users.owner.id } as const;
  const input = NewContentNode.parse({ title: 'Film', kind: 'video', media_id: media });
  const node = await contentNodes(db, hub).create(input, author, actor, now);
  const list = await playlists(db, hub).create(NewPlaylist.parse({ title: 'Films' }), author, actor, now);
  if (typeof node === 'string') throw new Error(node);
  const put = { content_node_id: null, media_id: null, position: undefined };
  await playlistEntries(db, list).add({ ...put, media_id: media }, actor, now);
  await playlistEntries(db, list).add({ ...put, content_node_id: node.id }, actor, now);
  expect((await world.remove(`/media/${media}`, owner())).status).toBe(204);
  for (let times = 0; times < 2; times += 1) expect((await run([mediaJob(media)])).batchItemFailures).toEqual([]);
  expect(await contentNodes(db, hub).get(node.id)).toMatchObject({ title: 'Film', media_id: null });
  const { items } = await playlistEntries(db, list).list({ limit: 10, after: undefined });
  expect(items.map(({ content_node_id }) => content_node_id)).toEqual([node.id]);
  expect((await playlists(db, hub).get(list.id))?.item_count).toBe(1);
  expect(await attachments(db, world.ours.id).uses(media, 100)).toEqual([]);
});

test('a media that is deleted during an attachment ends up without attachments', async () => {
  const media = String((await world.upload(owner())).attributes.media_id);
  const target_id = (await world.newDiscussion(world.ours.member.token)).id;
  const attach = () =>
    world.post('attachments')('/attachments', owner(), { media_id: media, target_type: 'discussion', target_id });
  const [removed, ...attached] = await Promise.all([
    world.remove(`/media/${media}`, owner()),
    ...Array.from({ length: 15 }, attach),
  ]);
  expect(removed?.status).toBe(204);
  for (const one of attached) expect(['201', '422 unknown_media']).toContain(codeOf(one));
  await run([mediaJob(media)]);
  const list = await world.get(`/attachments?filter[target_type]=discussion&filter[target_id]=${target_id}`, owner());
  expect(itemsOf(list)).toEqual([]);
});

test('the avatars of a deleted contact are removed', async () => {
  const person = await world.newMember();
  const picture = { mime_type: 'image/png', size_bytes: PNG.length };
  const begun = dataOf(await world.post('avatars')('/me/avatar', person.token, picture));
  await world.bucket.post(formOf(begun), PNG);
  const { attributes } = dataOf(await world.post('avatars')('/me/avatar/finalize', person.token));
  await run([{ kind: 'contact', team_id: world.ours.id, contact_id: person.id }]);
  expect((await fetch(String(attributes.url))).status).toBe(404);
});

test('only jobs that failed are delivered again', async () => {
  const [one, other] = [await world.upload(owner()), await world.upload(owner())];
  const failing: ObjectStore = {
    ...objects,
    remove: (key, now) => (key.endsWith(one.id) ? Promise.reject(new Error('out of reach')) : objects.remove(key, now)),
  };
  const result = await run([fileJob(one.id), fileJob(other.id)], failing);
  expect(result.batchItemFailures).toEqual([{ itemIdentifier: '0' }]);
  expect(result.failures).toHaveLength(1);
  expect((await fetch(String(other.attributes.url))).status).toBe(404);
  expect((await fetch(String(one.attributes.url))).status).toBe(200);
});

test('the renditions and the transcript of a deleted media are removed, with their state', async () => {
  const { service, ours } = world;
  const file = await world.upload(owner());
  const { media_id: id, file_id } = file.attributes as { media_id: string; file_id: string };
  const media = { id, team_id: ours.id, hub_id: ours.hub, file_id, asset_kind: 'video' } as MediaItem;
  const [made, transcribed] = [transcodes(service.db, ours.id), transcriptions(service.db, ours.id)];
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const transcode = await made.request(media, 'mediaconvert', actor, new Date());
  const transcription = await transcribed.request(media, 'assemblyai', actor, new Date());
  if (!transcode || !transcription) throw new Error('They were not taken');
  const segments = [{ start_seconds: 0, end_seconds: 1, text: 'Hello' }];
  await transcripts(service.db).store(transcription, segments);
  const removed: string[] = [];
  const store = { ...objects, remove: async (key: string) => void removed.push(key) };
  for (let times = 0; times < 2; times += 1) expect((await run([mediaJob(id)], store)).batchItemFailures).toEqual([]);
  expect(removed).toEqual(transcode.renditions.map(({ object_key }) => object_key));
  expect([await made.get(id, transcode.id), await transcribed.get(id)]).toEqual([undefined, undefined]);
  expect(await transcripts(service.db).segments({ ...transcription, chunks: 1 })).toEqual([]);
});

test('seats that the relay of the previous release queued with the removals go to the queue of seats, unchanged', async () => {
  const of = { team_id: world.ours.id, hub_id: world.ours.hub };
  const jobs: readonly SeatJob[] = [
    { kind: 'seats', ...of, contact_id: newId(), after: { pk: 'a', sk: 'b' } },
    { kind: 'waitlist', ...of, event_id: newId() },
  ];
  const passed: SeatJob[] = [];
  const work = (seats: SeatQueue) =>
    eraseData({
      db: world.service.db,
      scanned: noScans(world.service.db),
      objects,
      failed: () => undefined,
      queue: { send: async () => undefined },
      seats,
    })(messages(jobs));
  expect(await work({ send: async (job) => void passed.push(job) })).toEqual({ batchItemFailures: [] });
  expect(passed).toEqual(jobs);
  const broken = { send: () => Promise.reject(new Error('out of reach')) };
  expect((await work(broken)).batchItemFailures).toHaveLength(2);
});
