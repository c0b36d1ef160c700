import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { countersKey } from '../../shared/community/discussions/counters.ts';
import { type DiscussionItem, discussionKey } from '../../shared/community/discussions/discussion-item.ts';
import { feedListing } from '../../shared/community/discussions/feed-listing.ts';
import { unpublishedListing } from '../../shared/community/discussions/unpublished.ts';
import { viewerKey } from '../../shared/community/discussions/viewer-item.ts';
import type { SpaceItem } from '../../shared/hubs/spaces/space-item.ts';
import { spaceTag } from '../../shared/hubs/spaces/space-partition.ts';
import type { Attributes } from '../../shared/platform/db/item.ts';
import { newPlaceId } from '../../shared/platform/ids/place-id.ts';
import {
  type CommunityWorld,
  newMember,
  newSpace,
  type Person,
  post,
  read,
  spacePath,
  startCommunity,
} from '../functions/community/world.ts';
import { toAttributes } from '../support/attributes.ts';
import { meter } from '../support/meter.ts';

const BATCH = 25;
const CONCURRENT = 8;
const BODY = 'x'.repeat(900);

const write = async ({ service: { store } }: CommunityWorld, rows: readonly Attributes[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, nth) =>
    rows.slice(nth * BATCH, (nth + 1) * BATCH),
  );
  const next = batches[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const batch of next) {
      const puts = batch.map((row) => ({ PutRequest: { Item: toAttributes(row) } }));
      await store.client.send(new BatchWriteItemCommand({ RequestItems: { [store.name]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
};

/** The number of newest discussions with counters and a viewer's row: more than a page. */
const ADDED_TO = 1_000;

/** A discussion of 1.3 KB, optionally with its counters and the viewer's row. */
const rowsOf = (
  space: SpaceItem,
  author: Person,
  viewer: Person,
  { at, added }: { readonly at: number; readonly added: boolean },
): readonly Attributes[] => {
  const id = newPlaceId(spaceTag(space.id), at);
  const { team_id, hub_id } = space;
  const time = new Date(at).toISOString();
  const discussion: DiscussionItem = {
    id,
    team_id,
    hub_id,
    space_id: space.id,
    author: { type: 'contact', id: author.id },
    title: 'One of many',
    body: BODY,
    external_video_embeds: [],
    poll: null,
    repost_of: null,
    shared_achievement_id: null,
    shared_event_id: null,
    status: 'published',
    needs_review: false,
    is_broadcast: false,
    is_locked: false,
    is_pinned: false,
    scheduled_at: null,
    published_at: time,
    deleted_at: null,
    version: 1,
    created_at: time,
    updated_at: time,
  };
  const row = {
    ...discussionKey(team_id, id),
    entity: 'discussion',
    ...feedListing(discussion, time),
    ...(discussion as unknown as Attributes),
  };
  if (!added) return [row];
  return [
    row,
    { ...countersKey(team_id, id), entity: 'discussion_counters', comments: 3, reactions: 2, 'emoji:👍': 2 },
    { ...viewerKey(team_id, id, viewer.id), entity: 'discussion_viewer', 'emoji:👍': true },
  ];
};

/** The caller's draft, older than all published discussions. */
const draftOf = (space: SpaceItem, author: Person, at: number): Attributes => {
  const [row] = rowsOf(space, author, author, { at, added: false });
  const { team_id, id: space_id } = space;
  const place = unpublishedListing({ team_id, space_id, id: String(row?.id) }, 'draft');
  return { ...row, ...place, status: 'draft', published_at: null };
};

/** The cost of the operations on a space with this number of discussions, as table rows. */
const measure = async (size: number): Promise<readonly string[]> => {
  const world = await startCommunity();
  const [author, viewer] = [await newMember(world), await newMember(world)];
  const space = await newSpace(world, { name: 'Scale' });
  const begin = Date.now() - size * 1_000;
  await write(world, [draftOf(space, viewer, begin - 1_000)]);
  for (let from = 0; from < size; from += 10_000) {
    const length = Math.min(10_000, size - from);
    const rows = Array.from({ length }, (_, nth) => {
      const place = from + nth;
      return rowsOf(space, author, viewer, { at: begin + place * 1_000, added: place >= size - ADDED_TO });
    });
    await write(world, rows.flat());
  }
  const made = (await post(world, viewer.token, { body: BODY }, spacePath(world, space))).body.data as { id: string };
  const call = (path: string) => world.service.call({ path, token: viewer.token });
  const first = await call(spacePath(world, space));
  const { next = '' } = first.body.links as { next?: string };
  await read(world, viewer.token, made.id);
  const feed = `/api/v1/hubs/${world.hub}/feed`;
  const { next: nextOfFeed = '' } = (await call(feed)).body.links as { next?: string };
  const spent = meter(world.service.store.client);
  const cost = async (what: string, work: () => Promise<{ status: number }>): Promise<string> => {
    spent.read();
    const { status } = await work();
    if (status >= 300) throw new Error(`${what} answered ${status}`);
    const { requests, trips, read: reads, write: writes } = spent.read();
    return `| ${what} | ${size.toLocaleString('en')} | ${requests} | ${trips} | ${reads} | ${writes} |`;
  };
  const rows = [
    await cost('list the newest 50', () => call(spacePath(world, space))),
    await cost('list the next 50', () => call(next)),
    await cost('read the feed, the newest 50', () => call(feed)),
    await cost('read the feed, the next 50', () => call(nextOfFeed)),
    await cost('list your drafts', () => call(`${spacePath(world, space)}?filter[status]=draft`)),
    await cost('read one', () => read(world, viewer.token, made.id)),
    await cost('start one', () => post(world, viewer.token, { body: BODY }, spacePath(world, space))),
  ];
  await world.service.stop();
  return rows;
};

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
const [few, many] = [await measure(100), await measure(100_000)];
console.log('| Operation | Discussions in the space | Requests | Round trips | Read units | Write units |');
console.log('|---|---|---|---|---|---|');
for (const [nth, row] of few.entries()) console.log(`${row}\n${many[nth]}`);
