import { beforeAll, expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { call, document, make, makeNode, makePlaylist, nodesOf, ownerOf, playlistsOf, startContent } from './world.ts';

const world = useWorld(startContent);
let spent: ReturnType<typeof meter>;
let member: string;
let owner: string;
let section: string;
let lesson: string;
let alone: string;
let playlist: string;
beforeAll(async () => {
  [member, owner] = [world.ours.member.token, ownerOf(world.ours)];
  const course = await makeNode(world, { kind: 'course' });
  section = await makeNode(world, { kind: 'section', parent_id: course });
  for (let nth = 0; nth < 50; nth += 1)
    lesson = await makeNode(world, { kind: 'lesson', parent_id: section, summary: 'x'.repeat(300) });
  alone = await makeNode(world, { body: 'x'.repeat(3_000) });
  playlist = await makePlaylist(world);
  for (let nth = 0; nth < 10; nth += 1)
    await make(world, world.ours, `${playlistsOf(world.ours)}/${playlist}/items`, 'playlist_items', {
      content_node_id: lesson,
    });
  spent = meter(world.service.store.client);
});

/** The requests, sequential round trips and units of one call, access checks included. */
const costOf = async (work: () => Promise<ApiResponse>) => {
  spent.read();
  const { status } = await work();
  const { requests, trips, read, write } = spent.read();
  return { status, requests, trips, read, write };
};

const inHub = (path: string) => `/hubs/${world.ours.hub}${path}`;

test('listing 50 lessons of a section with counts and completions costs 6 requests', async () => {
  const cost = await costOf(() => call(world, 'GET', inHub(`/content-nodes?filter[parent_id]=${section}`), member));
  expect(cost).toMatchObject({ status: 200, requests: 6, trips: 5, write: 0 });
  expect(cost.read).toBeLessThanOrEqual(20);
});

test('reading a top-level node with its body costs 3 requests', async () => {
  const cost = await costOf(() => call(world, 'GET', inHub(`/content-nodes/${alone}`), member));
  expect(cost).toEqual({ status: 200, requests: 3, trips: 3, read: 6, write: 0 });
});

test('creating a node costs 3 requests, and 4 in a section', async () => {
  const body = (more: object) => document('content_nodes', { title: 'T', kind: 'lesson', ...more });
  const create = (more: object) => costOf(() => call(world, 'POST', nodesOf(world.ours), owner, body(more)));
  expect(await create({})).toMatchObject({ status: 201, requests: 3, trips: 3, write: 2 });
  expect(await create({ parent_id: section })).toMatchObject({ status: 201, requests: 4, trips: 4, write: 5 });
});

test('completing a node costs 3 requests, and repeating it writes nothing', async () => {
  const complete = () => costOf(() => call(world, 'PUT', `/content-nodes/${alone}/completion`, member));
  await call(world, 'GET', `/content-nodes/${alone}/comments`, member);
  expect(await complete()).toMatchObject({ status: 200, requests: 3, trips: 3, write: 1 });
  expect(await complete()).toMatchObject({ status: 200, requests: 3, trips: 3, write: 0 });
});

test('a comment on a node costs as much as one on a discussion', async () => {
  const body = document('comments', { target_type: 'content_node', target_id: alone, body: 'Words' });
  const cost = await costOf(() => call(world, 'POST', '/comments', member, body));
  expect(cost).toMatchObject({ status: 201, write: 5 });
  expect(cost.requests).toBeLessThanOrEqual(5);
  expect(cost.trips).toBeLessThanOrEqual(4);
});

test('listing the items of a playlist costs 8 requests, and adding one 6 write units', async () => {
  const cost = await costOf(() => call(world, 'GET', inHub(`/playlists/${playlist}/items`), member));
  expect(cost).toMatchObject({ status: 200, requests: 8, trips: 7, write: 0 });
  const body = document('playlist_items', { content_node_id: lesson });
  const path = `${playlistsOf(world.ours)}/${playlist}/items`;
  expect(await costOf(() => call(world, 'POST', path, owner, body))).toMatchObject({ status: 201, write: 6 });
});
