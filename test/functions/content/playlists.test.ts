import { beforeAll, expect, test } from 'vitest';
import { playlistEntriesPartition } from '../../../shared/engagement/content/playlist-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { playlists } from './playlist-calls.ts';
import { call, data, document, ids, makeNode, makePlaylist, ownerOf, refusal, startContent } from './world.ts';

const world = useWorld(startContent);
let owner: string;
let member: string;
beforeAll(() => {
  owner = ownerOf(world.ours);
  member = world.ours.member.token;
});

const { add, added, patch, path, memberPath } = playlists(() => world);

test('C038 C042: creating a playlist returns a Location, and only creators see drafts', async () => {
  const made = await call(world, 'POST', path(), owner, document('playlists', { title: 'List', status: 'draft' }));
  const { id, attributes } = data(made);
  expect([made.status, made.headers.Location]).toEqual([201, `/api/v1${path(id)}`]);
  expect(attributes).toMatchObject({ title: 'List', status: 'draft', published_at: null, item_count: 0 });
  expect((await call(world, 'GET', path(id), owner)).status).toBe(200);
  expect((await call(world, 'GET', memberPath(id), member)).status).toBe(404);
  expect(ids(await call(world, 'GET', `${memberPath()}?page[size]=100`, member))).not.toContain(id);
  expect(ids(await call(world, 'GET', `${path()}?filter[status]=draft`, owner))).toContain(id);
  await patch(path(id), 'playlists', { status: 'published', description: 'For you' });
  const shown = data(await call(world, 'GET', memberPath(id), member)).attributes;
  expect(shown).toMatchObject({ status: 'published', description: 'For you', is_locked: false });
  expect(shown.published_at).not.toBeNull();
});

test('invalid attributes return 422, and unknown or foreign playlists return 404', async () => {
  for (const [attributes, field] of [
    [{}, 'title'],
    [{ title: '' }, 'title'],
    [{ title: 'T', description: 'x'.repeat(2_001) }, 'description'],
    [{ title: 'T', status: null }, 'status'],
  ] as const)
    expect(refusal(await call(world, 'POST', path(), owner, document('playlists', attributes)))).toEqual([
      422,
      `/data/attributes/${field}`,
    ]);
  const theirs = await makePlaylist(world, {}, world.theirs);
  for (const id of [theirs, newId()]) {
    expect((await call(world, 'GET', path(id), owner)).status).toBe(404);
    expect((await call(world, 'GET', memberPath(id), member)).status).toBe(404);
    expect((await patch(path(id), 'playlists', { title: 'Mine' })).status).toBe(404);
    expect((await call(world, 'DELETE', path(id), owner)).status).toBe(404);
    expect((await add(id, { content_node_id: newId() })).status).toBe(404);
  }
});

test('deleting a playlist deletes its items and keeps their targets', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  for (let nth = 0; nth < 3; nth += 1) await added(playlist, { content_node_id: node });
  expect((await call(world, 'DELETE', path(playlist), owner)).status).toBe(204);
  for (const at of [path(playlist), `${path(playlist)}/items`])
    expect((await call(world, 'GET', at, owner)).status).toBe(404);
  const remaining = await world.service.db.query<Item>({
    partition: playlistEntriesPartition(world.ours.id, playlist),
    prefix: '',
    limit: 10,
  });
  expect(remaining.items).toEqual([]);
  expect((await call(world, 'GET', `/hubs/${world.ours.hub}/content-nodes/${node}`, member)).status).toBe(200);
});
