import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
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
let member: string;
beforeAll(() => {
  member = world.ours.member.token;
});

const path = (id = '') => `/hubs/${world.ours.hub}/content-nodes${id && `/${id}`}`;
const all = async (token = member, query = '') =>
  items(await call(world, 'GET', `${path()}?page[size]=100${query}`, token));
const find = async (id: string, token = member) => (await all(token)).find((one) => one.id === id);

describe('GET content as a member', () => {
  test('published nodes are listed, and GET by id includes the body', async () => {
    const id = await makeNode(world, { body: 'Words', summary: 'Few' });
    expect((await find(id))?.attributes).toMatchObject({ title: 'A node', summary: 'Few', is_locked: false });
    const read = await call(world, 'GET', path(id), member);
    expect([read.status, data(read).attributes.body]).toEqual([200, 'Words']);
  });

  test('drafts and the nodes in a draft are not listed and return 404 by id', async () => {
    const draft = await makeNode(world, { status: 'draft', kind: 'course' });
    const section = await makeNode(world, { kind: 'section', parent_id: draft });
    const lesson = await makeNode(world, { kind: 'lesson', parent_id: section });
    const seen = (await all()).map(({ id }) => id);
    for (const id of [draft, section, lesson]) {
      expect(seen).not.toContain(id);
      expect(refusal(await call(world, 'GET', path(id), member))).toEqual([404, 'not_found']);
      expect((await call(world, 'GET', path(id), ownerOf(world.ours))).status).toBe(200);
      expect((await call(world, 'GET', path(id), world.ours.bareKey.secret)).status).toBe(403);
    }
  });

  test('an API key without a scope that reads the hub is refused content and its comments', async () => {
    const id = await makeNode(world, { body: 'Words', is_commentable: true });
    const playlist = await makePlaylist(world, { status: 'published' });
    const keys = apiKeys(world.service.db, world.ours.id);
    const [membersKey, commerceKey] = await Promise.all(
      ['members.read', 'commerce.read'].map(async (scope) => {
        const input = { name: 'key', scopes: [scope], can_moderate: false, expires_at: null };
        return (await keys.create(input, { type: 'user', id: world.ours.users.owner.id }, new Date())).secret;
      }),
    );
    const playlists = `/hubs/${world.ours.hub}/playlists`;
    for (const one of [path(id), `/content-nodes/${id}/comments`, `${playlists}/${playlist}`]) {
      expect(refusal(await call(world, 'GET', one, commerceKey))).toEqual([403, 'forbidden']);
      expect((await call(world, 'GET', one, membersKey)).status).toBe(200);
    }
    for (const list of [path(), playlists]) {
      expect(refusal(await call(world, 'GET', `${list}?page[size]=100`, commerceKey))).toEqual([403, 'forbidden']);
      expect(ids(await call(world, 'GET', `${list}?page[size]=100`, membersKey))).not.toEqual([]);
    }
  });

  test('a gated node and its descendants are listed as locked, without body and media', async () => {
    const course = await makeNode(world, { kind: 'course', body: 'Secret', summary: 'Open' });
    const section = await makeNode(world, { kind: 'section', parent_id: course, body: 'Secret' });
    const lesson = await makeNode(world, { kind: 'lesson', parent_id: section, body: 'Secret' });
    await gate(world, course);
    for (const id of [course, section, lesson]) {
      const { attributes } = data(await call(world, 'GET', path(id), member));
      expect(attributes).toMatchObject({ is_locked: true, body: null, media_id: null, title: 'A node' });
      expect((await find(id))?.attributes.is_locked).toBe(true);
      expect(data(await call(world, 'GET', path(id), ownerOf(world.ours))).attributes).toMatchObject({
        is_locked: false,
        body: 'Secret',
      });
    }
    const inside = await all(member, `&filter[parent_id]=${section}`);
    expect(inside.map(({ id, attributes }) => [id, attributes.is_locked])).toEqual([[lesson, true]]);
  });

  test('pages skip drafts and hold every published node', async () => {
    const course = await makeNode(world, { kind: 'course' });
    const shown: string[] = [];
    for (let nth = 0; nth < 9; nth += 1) {
      const id = await makeNode(world, { parent_id: course, status: nth % 3 === 1 ? 'draft' : 'published' });
      if (nth % 3 !== 1) shown.push(id);
    }
    const seen: string[] = [];
    let next: string | undefined = `/api/v1${path()}?filter[parent_id]=${course}&page[size]=2`;
    while (next) {
      const page = await world.service.call({ path: next, token: member });
      seen.push(...ids(page));
      next = (page.body.links as { next?: string }).next;
    }
    expect(seen).toEqual(shown);
  });

  test('callers outside the hub are refused content by list and by id', async () => {
    const id = await makeNode(world);
    for (const token of [world.theirs.member.token, world.ours.outsider.token, world.theirs.users.owner.token]) {
      expect((await call(world, 'GET', path(), token)).status).toBeGreaterThanOrEqual(403);
      expect([403, 404]).toContain((await call(world, 'GET', path(id), token)).status);
    }
    expect(refusal(await call(world, 'GET', path(newId()), member))).toEqual([404, 'not_found']);
    expect((await call(world, 'GET', path(id), undefined)).status).toBe(401);
    expect((await call(world, 'POST', nodesOf(world.ours), member, {})).status).toBe(403);
  });
});

describe('PUT /content-nodes/{id}/completion', () => {
  const completion = (id: string) => `/content-nodes/${id}/completion`;

  test('completing is idempotent, and a completion can be deleted', async () => {
    const id = await makeNode(world);
    const first = await call(world, 'PUT', completion(id), member);
    expect(first.status).toBe(200);
    const { type, attributes } = data(first);
    expect([type, attributes.content_node_id, attributes.contact_id]).toEqual([
      'content_completions',
      id,
      world.ours.member.id,
    ]);
    expect(data(await call(world, 'PUT', completion(id), member)).attributes).toEqual(attributes);
    const { completed_at } = attributes;
    expect((await find(id))?.attributes).toMatchObject({ is_completed: true, completed_at });
    expect((await find(id, ownerOf(world.ours)))?.attributes).toMatchObject({
      is_completed: false,
      completed_at: null,
    });
    expect((await call(world, 'DELETE', completion(id), member)).status).toBe(204);
    expect(refusal(await call(world, 'DELETE', completion(id), member))).toEqual([404, 'not_found']);
    expect((await find(id))?.attributes).toMatchObject({ is_completed: false, completed_at: null });
    expect((await call(world, 'PUT', completion(id), member)).status).toBe(200);
  });

  test('50 concurrent completions share one completed_at', async () => {
    const id = await makeNode(world);
    const done = await Promise.all(Array.from({ length: 50 }, () => call(world, 'PUT', completion(id), member)));
    expect(new Set(done.map((one) => `${one.status} ${data(one).attributes.completed_at}`)).size).toBe(1);
  });

  test('a locked, draft, foreign or unknown node cannot be completed', async () => {
    const locked = await makeNode(world);
    await gate(world, locked);
    expect(refusal(await call(world, 'PUT', completion(locked), member))).toEqual([403, 'content_locked']);
    const draft = await makeNode(world, { status: 'draft' });
    const theirs = await makeNode(world, {}, world.theirs);
    for (const id of [draft, theirs, newId()])
      expect(refusal(await call(world, 'PUT', completion(id), member))).toEqual([404, 'not_found']);
    const open = await makeNode(world);
    expect(refusal(await call(world, 'PUT', completion(open), world.ours.outsider.token))).toEqual([404, 'not_found']);
    expect((await call(world, 'PUT', completion(open), ownerOf(world.ours))).status).toBe(403);
  });

  test('a banned member gets 403 account_suspended', async () => {
    const id = await makeNode(world);
    const { member: banned } = world.theirs;
    const node = await makeNode(world, {}, world.theirs);
    await world.service.db.update(memberKey({ team: world.theirs.id, hub: world.theirs.hub }, banned.id), {
      set: { status: 'banned' },
    });
    expect(refusal(await call(world, 'PUT', completion(node), banned.token))).toEqual([403, 'account_suspended']);
    expect(refusal(await call(world, 'PUT', completion(id), banned.token))).toEqual([404, 'not_found']);
  });
});
