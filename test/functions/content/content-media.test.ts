import { beforeAll, expect, test } from 'vitest';
import { admitMedia } from '../../../shared/community/attachments/admit-media.ts';
import { attachments } from '../../../shared/media/attachments/attachments.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import { mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  call,
  data,
  document,
  gate,
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
  if (!key) throw new Error('The id has no key');
  const uploaded_by = { type: 'user', id: of.users.owner.id };
  const row = { ...key, entity: mediaEntity, id, team_id: of.id, hub_id: of.hub, filename: 'a.mp4', uploaded_by };
  await world.service.db.put(row);
  return id;
};

/** Whether the member can read the media. */
const isReadable = async (media: string): Promise<boolean> => {
  const { service, ours } = world;
  const reader = { kind: 'contact', id: ours.member.id, member: undefined } as const;
  return (await admitMedia(service.db, reader, ours.id, media, new Date()))?.readable ?? false;
};
const usesOf = (media: string) => attachments(world.service.db, world.ours.id).uses(media, 10);

test('the main media of a node is readable with the node, as long as it is assigned', async () => {
  const [first, second] = [await makeMedia(), await makeMedia()];
  expect(await isReadable(first)).toBe(false);
  const node = await makeNode(world, { media_id: first, kind: 'video' });
  const path = `${nodesOf(world.ours)}/${node}`;
  const patch = (attributes: object) => call(world, 'PATCH', path, owner, document('content_nodes', attributes));
  expect([await isReadable(first), await isReadable(second)]).toEqual([true, false]);
  expect(data(await patch({ media_id: second })).attributes.media_id).toBe(second);
  expect([await isReadable(first), await isReadable(second)]).toEqual([false, true]);
  await patch({ status: 'draft' });
  expect(await isReadable(second)).toBe(false);
  await patch({ status: 'published' });
  expect(await isReadable(second)).toBe(true);
  await gate(world, node);
  expect(await isReadable(second)).toBe(false);
  expect((await call(world, 'DELETE', path, owner)).status).toBe(204);
  expect([await usesOf(first), await usesOf(second)]).toEqual([[], []]);
});

test('media in a playlist is readable with the playlist', async () => {
  const [media, playlist] = [await makeMedia(), await makePlaylist(world)];
  const items = `${playlistsOf(world.ours)}/${playlist}/items`;
  const item = await make(world, world.ours, items, 'playlist_items', { media_id: media });
  expect(await isReadable(media)).toBe(true);
  expect((await call(world, 'DELETE', `${items}/${item}`, owner)).status).toBe(204);
  expect(await isReadable(media)).toBe(false);
  await make(world, world.ours, items, 'playlist_items', { media_id: media });
  await call(world, 'DELETE', `${playlistsOf(world.ours)}/${playlist}`, owner);
  expect(await usesOf(media)).toEqual([]);
});

test('media of another team or deleted media is refused as unknown_media', async () => {
  const [theirs, deleted] = [await makeMedia(world.theirs), await makeMedia()];
  const key = mediaKey(world.ours.id, deleted);
  if (key) await world.service.db.softDelete(key, { entity: mediaEntity, actor: ACTOR, now: new Date() });
  const node = await makeNode(world);
  for (const media_id of [theirs, deleted])
    for (const [method, path] of [
      ['POST', nodesOf(world.ours)],
      ['PATCH', `${nodesOf(world.ours)}/${node}`],
    ] as const)
      expect(
        refusal(await call(world, method, path, owner, document('content_nodes', { title: 'T', media_id }))),
      ).toEqual([422, 'unknown_media', '/data/attributes/media_id']);
});
