import { beforeAll, expect, test } from 'vitest';
import { mediaKey } from '../../../shared/media/media/media-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { sortedBy } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { playlists } from './playlist-calls.ts';
import {
  call,
  close,
  data,
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

const { add, added, countOf, makeMedia, patch, path, shownAt } = playlists(() => world);

test('one that names what was deleted is told to those who can take it out, and to nobody else', async () => {
  const [playlist, node, media] = [await makePlaylist(world), await makeNode(world), await makeMedia()];
  const [of, , last] = [
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: await makeNode(world, { title: 'Stays' }) }),
    await added(playlist, { media_id: media }),
  ];
  await call(world, 'DELETE', `${nodesOf(world.ours)}/${node}`, owner);
  const key = mediaKey(world.ours.id, media);
  if (key) await world.service.db.transact([{ remove: key }]);
  const told = async (at: string, token: string) =>
    items(await call(world, 'GET', `${at}/items`, token)).map(({ id, attributes }) => [
      id,
      attributes.title,
      attributes.is_missing,
    ]);
  expect(await told(path(playlist), owner)).toEqual([
    [of, '', true],
    [expect.any(String), 'Stays', false],
    [last, '', true],
  ]);
  expect(await told(shownAt(playlist), member)).toEqual([[expect.any(String), 'Stays', false]]);
  for (const id of [of, last])
    expect((await call(world, 'DELETE', `${path(playlist)}/items/${id}`, owner)).status).toBe(204);
  expect(await countOf(playlist)).toBe(1);
});

test('C047 C061: adding one is a 201 without Location; a node or a media of the hub, not both', async () => {
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

test('they stand by position, move by it, and what comes after comes last', async () => {
  const [playlist, node] = [await makePlaylist(world), await makeNode(world)];
  const [one, two] = [
    await added(playlist, { content_node_id: node }),
    await added(playlist, { content_node_id: node }),
  ];
  const far = await added(playlist, { content_node_id: node, position: 40 });
  const last = await added(playlist, { content_node_id: node });
  const list = async () => ids(await call(world, 'GET', `${shownAt(playlist)}/items`, member));
  expect(await list()).toEqual([one, two, far, last]);
  const moved = await patch(`${path(playlist)}/items/${last}`, 'playlist_items', { position: 0 });
  expect([moved.status, data(moved).attributes.position]).toEqual([200, 0]);
  await patch(`${path(playlist)}/items/${one}`, 'playlist_items', { position: 50 });
  expect(await list()).toEqual([last, two, far, one]);
  expect(refusal(await patch(`${path(playlist)}/items/${one}`, 'playlist_items', { position: null }))).toEqual([
    422,
    '/data/attributes/position',
  ]);
  expect((await call(world, 'DELETE', `${path(playlist)}/items/${two}`, owner)).status).toBe(204);
  expect((await call(world, 'DELETE', `${path(playlist)}/items/${two}`, owner)).status).toBe(404);
  expect((await patch(`${path(playlist)}/items/${two}`, 'playlist_items', { position: 1 })).status).toBe(404);
  expect([await list(), await countOf(playlist)]).toEqual([[last, far, one], 3]);
});

test('an item is moved to any index by its position alone, and one that is added at a position pushes the rest', async () => {
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

test('items that share a position, as they once could, are told apart by the next move', async () => {
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

test('of twenty moves at once none loses an item', async () => {
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

test('fifty added and removed at once: each has a place of its own, and they are counted', async () => {
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

test('no more than five hundred', async () => {
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

test('members are shown what is published, locked where a rule keeps it, and nothing of a locked playlist', async () => {
  const playlist = await makePlaylist(world);
  const [open, locked, draft, gone] = await Promise.all([
    makeNode(world),
    makeNode(world),
    makeNode(world, { status: 'draft' }),
    makeNode(world),
  ]);
  for (const node of [open, locked, draft, gone]) await added(playlist, { content_node_id: node });
  await close(world, locked ?? '');
  await call(world, 'DELETE', `/teams/${world.ours.id}/hubs/${world.ours.hub}/content-nodes/${gone}`, owner);
  const list = (token: string) => call(world, 'GET', `${shownAt(playlist)}/items`, token);
  const seen = items(await list(member)).map(({ attributes }) => [attributes.content_node_id, attributes.is_locked]);
  expect(seen).toEqual([
    [open, false],
    [locked, true],
  ]);
  expect(items(await list(owner)).map(({ attributes }) => [attributes.content_node_id, attributes.is_missing])).toEqual(
    [open, locked, draft, gone].map((id) => [id, id === gone]),
  );
  await close(world, playlist, 'playlist');
  expect(data(await call(world, 'GET', shownAt(playlist), member)).attributes.is_locked).toBe(true);
  expect(refusal(await list(member))).toEqual([403, 'content_locked']);
  expect((await list(owner)).status).toBe(200);
});
