import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/id.ts';
import {
  type ContentWorld,
  call,
  data,
  document,
  ids,
  items,
  makeNode,
  nodesOf,
  ownerOf,
  refusal,
  startWorld,
} from './content-world.ts';

let world: ContentWorld;
let owner: string;
beforeAll(async () => {
  world = await startWorld();
  owner = ownerOf(world.ours);
});
afterAll(() => world.service.stop());

const path = (id = '') => `${nodesOf(world.ours)}${id && `/${id}`}`;
const create = (attributes: object) => call(world, 'POST', path(), owner, document('content_nodes', attributes));
const patch = (id: string, attributes: object) =>
  call(world, 'PATCH', path(id), owner, document('content_nodes', attributes));
const read = async (id: string) => data(await call(world, 'GET', path(id), owner)).attributes;

describe('making content', () => {
  test('C037 C038 C040 C042: a new node has a Location that answers with it', async () => {
    const made = await create({ title: ' Hello ', body: 'Words', kind: 'video', position: 3 });
    expect(made.status).toBe(201);
    const { id, attributes, links } = data(made);
    expect(made.headers.Location).toBe(`/api/v1${path(id)}`);
    expect(links?.self).toBe(made.headers.Location);
    expect(attributes).toMatchObject({
      team_id: world.ours.id,
      hub_id: world.ours.hub,
      ...{ title: 'Hello', body: 'Words', kind: 'video', position: 3, parent_id: null, media_id: null, summary: null },
      ...{ status: 'published', is_commentable: true, is_locked: false, comment_count: 0, child_count: 0 },
      ...{ is_completed: false, completed_at: null },
    });
    expect(attributes.published_at).toBe(attributes.created_at);
    const followed = await call(world, 'GET', path(id), owner);
    expect([followed.status, data(followed)]).toEqual([200, { id, type: 'content_nodes', attributes }]);
  });

  test('what is out of bounds is told where it lies, and nothing is written', async () => {
    const before = ids(await call(world, 'GET', `${path()}?page[size]=100`, owner)).length;
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
    expect(ids(await call(world, 'GET', `${path()}?page[size]=100`, owner))).toHaveLength(before);
    const most = {
      title: 'x'.repeat(200),
      summary: 'x'.repeat(500),
      body: '€'.repeat(50_000),
      position: 2_147_483_647,
    };
    expect((await create(most)).status).toBe(201);
  });
});

describe('changing content', () => {
  test('what is omitted stays, null clears what can be empty, and only that', async () => {
    const id = await makeNode(world, { body: 'Words', summary: 'Few' });
    expect((await patch(id, { title: 'Other', summary: null })).status).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'Other', summary: null, body: 'Words' });
    expect(refusal(await patch(id, { title: null, body: null }))).toEqual([422, '/data/attributes/title']);
    expect(await read(id)).toMatchObject({ title: 'Other', body: 'Words' });
    const before = await read(id);
    expect((await patch(id, {})).status).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  test('published_at is the moment of the first publication', async () => {
    const id = await makeNode(world, { status: 'draft' });
    expect(await read(id)).toMatchObject({ status: 'draft', published_at: null });
    await patch(id, { status: 'published' });
    const { published_at } = await read(id);
    expect(published_at).not.toBeNull();
    await patch(id, { status: 'draft' });
    await patch(id, { status: 'published' });
    expect(await read(id)).toMatchObject({ status: 'published', published_at });
  });

  test('a hidden id, of another hub or of nothing, is a 404', async () => {
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

describe('the tree', () => {
  test('courses hold sections, sections hold lessons, and nothing else holds anything', async () => {
    const course = await makeNode(world, { kind: 'course' });
    const section = await makeNode(world, { kind: 'section', parent_id: course });
    const lesson = await makeNode(world, { kind: 'lesson', parent_id: section });
    for (const [parent_id, kind] of [
      [course, 'course'],
      [section, 'course'],
      [section, 'section'],
      [lesson, 'lesson'],
      [lesson, 'section'],
    ])
      expect(refusal(await create({ title: 'T', kind, parent_id })).slice(0, 2)).toEqual([422, 'unknown_parent']);
    expect((await create({ title: 'T', kind: 'lesson', parent_id: course })).status).toBe(201);
    expect([(await read(course)).child_count, (await read(section)).child_count]).toEqual([2, 1]);
  });

  test('children are listed by position, then by their making', async () => {
    const course = await makeNode(world, { kind: 'course' });
    const third = await makeNode(world, { parent_id: course, position: 7 });
    const first = await makeNode(world, { parent_id: course });
    const second = await makeNode(world, { parent_id: course });
    const list = `${path()}?filter[parent_id]=${course}`;
    expect(ids(await call(world, 'GET', list, owner))).toEqual([first, second, third]);
    await patch(third, { position: 0 });
    await patch(first, { position: 9 });
    expect(ids(await call(world, 'GET', list, owner))).toEqual([third, second, first]);
    const top = await call(world, 'GET', `${path()}?filter[parent_id]=none&page[size]=100`, owner);
    expect(ids(top)).toContain(course);
    expect(ids(top)).not.toContain(first);
  });

  test('what moves is counted where it stands', async () => {
    const [from, to] = [await makeNode(world, { kind: 'course' }), await makeNode(world, { kind: 'course' })];
    const lesson = await makeNode(world, { parent_id: from });
    expect((await patch(lesson, { parent_id: to })).status).toBe(200);
    expect([(await read(from)).child_count, (await read(to)).child_count]).toEqual([0, 1]);
    await patch(lesson, { parent_id: null });
    expect((await read(to)).child_count).toBe(0);
    expect((await read(lesson)).parent_id).toBeNull();
    expect(refusal(await patch(from, { parent_id: to })).slice(0, 2)).toEqual([422, 'unknown_parent']);
  });

  test('what holds others is not deleted; what is empty is, for good', async () => {
    const course = await makeNode(world, { kind: 'course' });
    const lesson = await makeNode(world, { parent_id: course });
    expect(refusal(await call(world, 'DELETE', path(course), owner))).toEqual([409, 'has_children']);
    expect((await call(world, 'DELETE', path(lesson), owner)).status).toBe(204);
    expect((await call(world, 'DELETE', path(course), owner)).status).toBe(204);
    for (const id of [course, lesson]) expect((await call(world, 'GET', path(id), owner)).status).toBe(404);
    expect((await call(world, 'DELETE', path(course), owner)).status).toBe(404);
    expect(refusal(await create({ title: 'T', parent_id: course })).slice(0, 2)).toEqual([422, 'unknown_parent']);
  });

  test('of fifty that come in while it is deleted, either it stays and counts them all or none is left in it', async () => {
    const course = await makeNode(world, { kind: 'course' });
    const outcomes = await Promise.all([
      ...Array.from({ length: 25 }, () => create({ title: 'T', parent_id: course })),
      call(world, 'DELETE', path(course), owner),
      ...Array.from({ length: 25 }, () => create({ title: 'T', parent_id: course })),
    ]);
    expect(outcomes.every(({ status }) => [201, 204, 409, 422, 503].includes(status))).toBe(true);
    const inside = items(await call(world, 'GET', `${path()}?filter[parent_id]=${course}&page[size]=100`, owner));
    const stands = await call(world, 'GET', path(course), owner);
    expect(stands.status === 200 ? data(stands).attributes.child_count : 0).toBe(inside.length);
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(inside.length);
  });

  test('fifty moves at once leave every course counting what stands in it', async () => {
    const courses = await Promise.all([0, 1, 2].map(() => makeNode(world, { kind: 'course' })));
    const lessons = await Promise.all(Array.from({ length: 10 }, () => makeNode(world, { parent_id: courses[0] })));
    await Promise.all(
      Array.from({ length: 50 }, (_, nth) => patch(lessons[nth % 10] ?? '', { parent_id: courses[nth % 3] })),
    );
    for (const course of courses) {
      const inside = items(await call(world, 'GET', `${path()}?filter[parent_id]=${course}`, owner));
      expect((await read(course)).child_count).toBe(inside.length);
    }
  });
});

describe('listing content', () => {
  test('drafts are there for creators, filters hold, and bodies are left to the nodes', async () => {
    const draft = await makeNode(world, { status: 'draft', kind: 'audio', body: 'Long' });
    const listed = await call(world, 'GET', `${path()}?filter[kind]=audio&filter[status]=draft`, owner);
    expect(ids(listed)).toEqual([draft]);
    expect(items(listed)[0]?.attributes).not.toHaveProperty('body');
    expect(refusal(await call(world, 'GET', `${path()}?filter[kind]=page`, owner))).toEqual([422, 'filter[kind]']);
  });

  test('C021–C026 C031: pages in order, each once, whatever comes and goes in between', async () => {
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
