import { beforeAll, expect, test } from 'vitest';
import { admitMedia } from '../../../shared/community/attachments/admit-media.ts';
import { attachments } from '../../../shared/media/attachments/attachments.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import { mediaKey } from '../../../shared/media/media/media-item.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  call,
  close,
  data,
  document,
  make,
  makeNode,
  makePlaylist,
  nodesOf,
  ownerOf,
  playlistsOf,
  refusal,
  startContent,
} from './world.ts';

const world = useWorld(startContent);
let owner: string;
beforeAll(() => {
  owner = ownerOf(world.ours);
});

const ACTOR = { type: 'user', id: 'u' } as const;

const makeMedia = async (of = world.ours): Promise<string> => {
  const id = newPlaceId(mediaTag(of.hub));
  const key = mediaKey(of.id, id);
  if (!key) throw new Error('It has no place');
  const uploaded_by = { type: 'user', id: of.users.owner.id };
  const row = { ...key, entity: 'media', id, team_id: of.id, hub_id: of.hub, filename: 'a.mp4', uploaded_by };
  await world.service.db.put(row);
  return id;
};

/** Whether the member may have what is in it. */
const isSeen = async (media: string): Promise<boolean> => {
  const { service, ours } = world;
  const reader = { kind: 'contact', id: ours.member.id, member: undefined } as const;
  return (await admitMedia(service.db, reader, ours.id, media, new Date()))?.readable ?? false;
};
const placesOf = (media: string) => attachments(world.service.db, world.ours.id).uses(media, 10);

test('the main media of a node is for whoever may read the node, while it is its media', async () => {
  const [first, second] = [await makeMedia(), await makeMedia()];
  expect(await isSeen(first)).toBe(false);
  const node = await makeNode(world, { media_id: first, kind: 'video' });
  const path = `${nodesOf(world.ours)}/${node}`;
  const patch = (attributes: object) => call(world, 'PATCH', path, owner, document('content_nodes', attributes));
  expect([await isSeen(first), await isSeen(second)]).toEqual([true, false]);
  expect(data(await patch({ media_id: second })).attributes.media_id).toBe(second);
  expect([await isSeen(first), await isSeen(second)]).toEqual([false, true]);
  await patch({ status: 'draft' });
  expect(await isSeen(second)).toBe(false);
  await patch({ status: 'published' });
  expect(await isSeen(second)).toBe(true);
  await close(world, node);
  expect(await isSeen(second)).toBe(false);
  expect((await call(world, 'DELETE', path, owner)).status).toBe(204);
  expect([await placesOf(first), await placesOf(second)]).toEqual([[], []]);
});

test('what is in a playlist is for whoever may read the playlist', async () => {
  const [media, playlist] = [await makeMedia(), await makePlaylist(world)];
  const items = `${playlistsOf(world.ours)}/${playlist}/items`;
  const item = await make(world, world.ours, items, 'playlist_items', { media_id: media });
  expect(await isSeen(media)).toBe(true);
  expect((await call(world, 'DELETE', `${items}/${item}`, owner)).status).toBe(204);
  expect(await isSeen(media)).toBe(false);
  await make(world, world.ours, items, 'playlist_items', { media_id: media });
  await call(world, 'DELETE', `${playlistsOf(world.ours)}/${playlist}`, owner);
  expect(await placesOf(media)).toEqual([]);
});

test('a media of another team or hub, or one that went, is none', async () => {
  const [theirs, gone] = [await makeMedia(world.theirs), await makeMedia()];
  const key = mediaKey(world.ours.id, gone);
  if (key) await world.service.db.softDelete(key, { entity: 'media', actor: ACTOR, now: new Date() });
  const node = await makeNode(world);
  for (const media_id of [theirs, gone])
    for (const [method, path] of [
      ['POST', nodesOf(world.ours)],
      ['PATCH', `${nodesOf(world.ours)}/${node}`],
    ] as const)
      expect(
        refusal(await call(world, method, path, owner, document('content_nodes', { title: 'T', media_id }))),
      ).toEqual([422, 'unknown_media', '/data/attributes/media_id']);
});
