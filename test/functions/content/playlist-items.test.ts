import { beforeAll, expect, test } from 'vitest';
import { mediaKey } from '../../../shared/media/media/media-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { sortedBy } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { playlists } from './playlist-calls.ts';
import {
  call,
  data,
  gate,
  ids,
  items,
  makeNode,
  makePlaylist,
  nodesOf,
  ownerOf,
  refusal,
  startContent,
} from './world.ts';

const world = useWorld(startContent);
let owner: string;
let member: string;
beforeAll(() => {
  owner = ownerOf(world.ours);
  member = world.ours.member.token;
});

const { add, added, countOf, makeMedia, patch, path, memberPath } = playlists(() => world);

test('an item whose target was deleted is listed as missing to creators only', async () => {
  const [playlist, node, media] = [await makePlaylist(world), await makeNode(world), await makeMedia()];
  const [first, , last] = [
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: await makeNode(world, { title: 'Stays' }) }),
    await added(playlist, { media_id: media }),
  ];
  await call(world, 'DELETE', `${nodesOf(world.ours)}/${node}`, owner);
  const key = mediaKey(world.ours.id, media);
  if (key) await world.service.db.transact([{ remove: key }]);
  const rowsOf = async (at: string, token: string) =>
    items(await call(world, 'GET', `${at}/items`, token)).map(({ id, attributes }) => [
      id,
      attributes.title,
      attributes.is_missing,
    ]);
  expect(await rowsOf(path(playlist), owner)).toEqual([
    [first, '', true],
    [expect.any(String), 'Stays', false],
    [last, '', true],
  ]);
  expect(await rowsOf(memberPath(playlist), member)).toEqual([[expect.any(String), 'Stays', false]]);
  for (const id of [first, last])
    expect((await call(world, 'DELETE', `${path(playlist)}/items/${id}`, owner)).status).toBe(204);
  expect(await countOf(playlist)).toBe(1);
});

test('C047 C061: adding an item returns 201 without Location; it takes a node or a media of the hub, not both', async () => {
  const [playlist, node, media] = [await makePlaylist(world), await makeNode(world), await makeMedia()];
  const made = await add(playlist, { content_node_id: node });
  expect([made.status, 'Location' in made.headers]).toEqual([201, false]);
  expect(data(made)).toMatchObject({
    type: 'playlist_items',
    attributes: { playlist_id: playlist, content_node_id: node, media_id: null, position: 0, kind: 'article' },
  });
  expect(data(await add(playlist, { media_id: media })).attributes).toMatchObject({
    media_id: media,
    title: 'song.mp3',
    kind: null,
    position: 1,
  });
  const at = '/data/attributes';
  expect(refusal(await add(playlist, {}))).toEqual([422, `${at}/content_node_id`]);
  expect(refusal(await add(playlist, { content_node_id: node, media_id: media }))).toEqual([
    422,
    `${at}/content_node_id`,
  ]);
  const theirs = await makeNode(world, {}, world.theirs);
  for (const id of [theirs, newId()])
    expect(refusal(await add(playlist, { content_node_id: id }))).toEqual([
      422,
      'unknown_content_node',
      `${at}/content_node_id`,
    ]);
  expect(refusal(await add(playlist, { media_id: newId() }))).toEqual([422, 'unknown_media', `${at}/media_id`]);
  expect(await countOf(playlist)).toBe(2);
});

test('items sort by position, move by a change of position, and new items come last', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const [one, two] = [
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
  ];
  const distant = await added(playlist, { content_node_id: node, position: 40 });
  const last = await added(playlist, { content_node_id: node });
  const list = async () => ids(await call(world, 'GET', `${memberPath(playlist)}/items`, member));
  expect(await list()).toEqual([one, two, distant, last]);
  const moved = await patch(`${path(playlist)}/items/${last}`, 'playlist_items', { position: 0 });
  expect([moved.status, data(moved).attributes.position]).toEqual([200, 0]);
  await patch(`${path(playlist)}/items/${one}`, 'playlist_items', { position: 50 });
  expect(await list()).toEqual([last, two, distant, one]);
  expect(refusal(await patch(`${path(playlist)}/items/${one}`, 'playlist_items', { position: null }))).toEqual([
    422,
    '/data/attributes/position',
  ]);
  expect((await call(world, 'DELETE', `${path(playlist)}/items/${two}`, owner)).status).toBe(204);
  expect((await call(world, 'DELETE', `${path(playlist)}/items/${two}`, owner)).status).toBe(404);
  expect((await patch(`${path(playlist)}/items/${two}`, 'playlist_items', { position: 1 })).status).toBe(404);
  expect([await list(), await countOf(playlist)]).toEqual([[last, distant, one], 3]);
});

test('a position moves an item to any index, and adding at a position shifts the following items', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const [a, b, c, d] = [
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
  ];
  const listed = async () => items(await call(world, 'GET', `${path(playlist)}/items`, owner));
  const move = (id: string, position: number) => patch(`${path(playlist)}/items/${id}`, 'playlist_items', { position });
  const order = async () => (await listed()).map(({ id }) => id);
  await move(c, 0);
  expect(await order()).toEqual([c, a, b, d]);
  await move(c, 2);
  expect(await order()).toEqual([a, b, c, d]);
  expect(data(await move(a, 3)).attributes.position).toBe(3);
  expect(await order()).toEqual([b, c, d, a]);
  const first = await added(playlist, { content_node_id: node, position: 0 });
  const last = await added(playlist, { content_node_id: node });
  expect(await order()).toEqual([first, b, c, d, a, last]);
  expect((await listed()).map(({ attributes }) => attributes.position)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('items with the same position from earlier versions get distinct positions by the next move', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const made = [
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
  ];
  for (const id of made) {
    const at = { pk: `TEAM#${world.ours.id}#PLAYLIST#${playlist}`, sk: `ITEM#${id}` };
    await world.service.db.update(at, { set: { position: 0, ...sortedBy(`POSITION#0000000000#${id}`) } });
  }
  const [a, b, c] = made;
  const order = async () => ids(await call(world, 'GET', `${path(playlist)}/items`, owner));
  expect(await order()).toEqual([a, b, c]);
  await patch(`${path(playlist)}/items/${c}`, 'playlist_items', { position: 0 });
  expect(await order()).toEqual([c, a, b]);
});

test('20 concurrent moves lose no item', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const made: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) made.push(await added(playlist, { content_node_id: node }));
  const moves = Array.from({ length: 20 }, (_, nth) =>
    patch(`${path(playlist)}/items/${made[nth % 6]}`, 'playlist_items', { position: (nth * 7) % 6 }),
  );
  expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
  const listed = items(await call(world, 'GET', `${path(playlist)}/items`, owner));
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(made));
  expect(await countOf(playlist)).toBe(6);
});

test('after 50 concurrent adds and removals positions are distinct and item_count matches', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const first = await Promise.all(Array.from({ length: 10 }, () => added(playlist, { content_node_id: node })));
  await Promise.all([
    ...Array.from({ length: 40 }, () => add(playlist, { content_node_id: node })),
    ...first.map((id) => call(world, 'DELETE', `${path(playlist)}/items/${id}`, owner)),
  ]);
  const listed = items(await call(world, 'GET', `${path(playlist)}/items?page[size]=100`, owner));
  expect(new Set(listed.map(({ attributes }) => attributes.position)).size).toBe(listed.length);
  expect(await countOf(playlist)).toBe(listed.length);
});

test('a playlist takes at most 500 items', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const { pk, sk } = (
    await world.service.db.query<Item>({
      partition: `TEAM#${world.ours.id}#CONTENT#${world.ours.hub.slice(-10)}`,
      prefix: `PLAYLIST#${playlist}`,
      limit: 1,
    })
  ).items[0] as Item;
  await world.service.db.update({ pk, sk }, { set: { item_count: 499 } });
  const outcomes = await Promise.all([0, 1, 2].map(() => add(playlist, { content_node_id: node })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(refusal(await add(playlist, { content_node_id: node }))).toEqual([409, 'limit_reached']);
});

test('members see published items, locked ones where a rule applies, and nothing of a locked playlist', async () => {
  const playlist = await makePlaylist(world);
  const [open, locked, draft, deleted] = await Promise.all([
    makeNode(world),
    makeNode(world),
    makeNode(world, { status: 'draft' }),
    makeNode(world),
  ]);
  for (const node of [open, locked, draft, deleted]) await added(playlist, { content_node_id: node });
  await gate(world, locked ?? '');
  await call(world, 'DELETE', `/teams/${world.ours.id}/hubs/${world.ours.hub}/content-nodes/${deleted}`, owner);
  const list = (token: string) => call(world, 'GET', `${memberPath(playlist)}/items`, token);
  const seen = items(await list(member)).map(({ attributes }) => [attributes.content_node_id, attributes.is_locked]);
  expect(seen).toEqual([
    [open, false],
    [locked, true],
  ]);
  expect(items(await list(owner)).map(({ attributes }) => [attributes.content_node_id, attributes.is_missing])).toEqual(
    [open, locked, draft, deleted].map((id) => [id, id === deleted]),
  );
  await gate(world, playlist, 'playlist');
  expect(data(await call(world, 'GET', memberPath(playlist), member)).attributes.is_locked).toBe(true);
  expect(refusal(await list(member))).toEqual([403, 'content_locked']);
  expect((await list(owner)).status).toBe(200);
});
