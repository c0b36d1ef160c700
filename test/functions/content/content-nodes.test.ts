import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { nodes } from './nodes.ts';
import { call, data, document, ids, items, makeNode, ownerOf, refusal, startContent } from './world.ts';

const world = useWorld(startContent);
let owner: string;
beforeAll(() => {
  owner = ownerOf(world.ours);
});

const { create, patch, path, read } = nodes(() => world);

describe('POST content-nodes', () => {
  test('C037 C038 C040 C042: creating a node returns 201 with a Location that returns the node', async () => {
    const made = await create({ title: ' Hello ', body: 'Words', kind: 'video', position: 3 });
    expect(made.status).toBe(201);
    const { id, attributes, links } = data(made);
    expect(made.headers.Location).toBe(`/api/v1${path(id)}`);
    expect(links?.self).toBe(made.headers.Location);
    expect(attributes).toMatchObject({
      team_id: world.ours.id,
      hub_id: world.ours.hub,
      title: 'Hello',
      body: 'Words',
      kind: 'video',
      position: 3,
      parent_id: null,
      media_id: null,
      summary: null,
      status: 'published',
      is_commentable: true,
      is_locked: false,
      comment_count: 0,
      child_count: 0,
      is_completed: false,
      completed_at: null,
    });
    expect(attributes.published_at).toBe(attributes.created_at);
    const followed = await call(world, 'GET', path(id), owner);
    expect([followed.status, data(followed)]).toEqual([200, { id, type: 'content_nodes', attributes }]);
  });

  test('an invalid attribute returns 422 at its pointer, and nothing is written', async () => {
    const countBefore = ids(await call(world, 'GET', `${path()}?page[size]=100`, owner)).length;
    for (const [attributes, field] of [
      [{}, 'title'],
      [{ title: '  ' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ title: null }, 'title'],
      [{ title: 'T', summary: 'x'.repeat(501) }, 'summary'],
      [{ title: 'T', body: 'x'.repeat(50_001) }, 'body'],
      [{ title: 'T', kind: 'page' }, 'kind'],
      [{ title: 'T', status: 'hidden' }, 'status'],
      [{ title: 'T', position: -1 }, 'position'],
      [{ title: 'T', position: 2_147_483_648 }, 'position'],
      [{ title: 'T', is_commentable: null }, 'is_commentable'],
      [{ title: 'T', parent_id: 'x' }, 'parent_id'],
    ] as const)
      expect(refusal(await create(attributes))).toEqual([422, `/data/attributes/${field}`]);
    expect(refusal(await create({ title: 'T', parent_id: newId() }))).toEqual([
      422,
      'unknown_parent',
      '/data/attributes/parent_id',
    ]);
    expect(refusal(await create({ title: 'T', media_id: newId() }))).toEqual([
      422,
      'unknown_media',
      '/data/attributes/media_id',
    ]);
    expect(ids(await call(world, 'GET', `${path()}?page[size]=100`, owner))).toHaveLength(countBefore);
    const longest = {
      title: 'x'.repeat(200),
      summary: 'x'.repeat(500),
      body: '€'.repeat(50_000),
      position: 2_147_483_647,
    };
    expect((await create(longest)).status).toBe(201);
  });
});

describe('PATCH content-nodes/{id}', () => {
  test('omitted attributes keep their values, null clears optional ones and returns 422 for required ones', async () => {
    const id = await makeNode(world, { body: 'Words', summary: 'Few' });
    expect((await patch(id, { title: 'Other', summary: null })).status).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'Other', summary: null, body: 'Words' });
    expect(refusal(await patch(id, { title: null, body: null }))).toEqual([422, '/data/attributes/title']);
    expect(await read(id)).toMatchObject({ title: 'Other', body: 'Words' });
    const countBefore = await read(id);
    expect((await patch(id, {})).status).toBe(200);
    expect(await read(id)).toEqual(countBefore);
  });

  test('published_at keeps the time of the first publication', async () => {
    const id = await makeNode(world, { status: 'draft' });
    expect(await read(id)).toMatchObject({ status: 'draft', published_at: null });
    await patch(id, { status: 'published' });
    const { published_at } = await read(id);
    expect(published_at).not.toBeNull();
    await patch(id, { status: 'draft' });
    await patch(id, { status: 'published' });
    expect(await read(id)).toMatchObject({ status: 'published', published_at });
  });

  test('an id of another team and an unknown id return 404', async () => {
    const theirs = await makeNode(world, {}, world.theirs);
    for (const id of [theirs, newId()])
      for (const [method, body] of [
        ['GET', undefined],
        ['PATCH', document('content_nodes', { title: 'Mine' })],
        ['DELETE', undefined],
      ] as const)
        expect(refusal(await call(world, method, path(id), owner, body))).toEqual([404, 'not_found']);
  });
});

describe('GET content-nodes', () => {
  test('creators list drafts, filters apply, and list items omit the body', async () => {
    const draft = await makeNode(world, { status: 'draft', kind: 'audio', body: 'Long' });
    const listed = await call(world, 'GET', `${path()}?filter[kind]=audio&filter[status]=draft`, owner);
    expect(ids(listed)).toEqual([draft]);
    expect(items(listed)[0]?.attributes).not.toHaveProperty('body');
    expect(refusal(await call(world, 'GET', `${path()}?filter[kind]=page`, owner))).toEqual([422, 'filter[kind]']);
  });

  test('C021–C026 C031: pages hold each node once, in order, while nodes are deleted', async () => {
    const course = await makeNode(world, { kind: 'course' });
    const lessons: string[] = [];
    for (let nth = 0; nth < 7; nth += 1) lessons.push(await makeNode(world, { parent_id: course, position: nth }));
    const seen: string[] = [];
    let next: string | undefined = `/api/v1${path()}?filter[parent_id]=${course}&page[size]=2`;
    while (next) {
      const page = await world.service.call({ path: next, token: owner });
      seen.push(...ids(page));
      if (seen.length === 2) await call(world, 'DELETE', path(lessons[0]), owner);
      next = (page.body.links as { next?: string }).next;
    }
    expect(seen).toEqual(lessons);
  });
});
