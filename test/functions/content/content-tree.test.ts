import { beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { nodes } from './nodes.ts';
import { call, data, ids, items, makeNode, ownerOf, refusal, startContent } from './world.ts';

const world = useWorld(startContent);
let owner: string;
beforeAll(() => {
  owner = ownerOf(world.ours);
});

const { create, patch, path, read } = nodes(() => world);

test('courses contain sections and lessons, sections contain lessons, and other parents are refused', async () => {
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

test('children are listed by position, then by creation', async () => {
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

test('a child moves by a change of position alone, within a parent and into another one', async () => {
  const [course, other] = [await makeNode(world, { kind: 'course' }), await makeNode(world, { kind: 'course' })];
  const [a, b, c] = [
    await makeNode(world, { parent_id: course, position: 0 }),
    await makeNode(world, { parent_id: course, position: 1 }),
    await makeNode(world, { parent_id: course, position: 2 }),
  ];
  const order = async (parent: string) => ids(await call(world, 'GET', `${path()}?filter[parent_id]=${parent}`, owner));
  const before = await read(a);
  await patch(c, { position: 0 });
  expect(await order(course)).toEqual([c, a, b]);
  expect(await read(a)).toEqual({ ...before, position: 1 });
  await patch(c, { position: 1, title: 'Moved' });
  expect(await order(course)).toEqual([a, c, b]);
  const existing = await makeNode(world, { parent_id: other });
  await patch(b, { parent_id: other, position: 0 });
  expect(await order(other)).toEqual([b, existing]);
});

test('moving a node updates child_count of both parents', async () => {
  const [from, to] = [await makeNode(world, { kind: 'course' }), await makeNode(world, { kind: 'course' })];
  const lesson = await makeNode(world, { parent_id: from });
  expect((await patch(lesson, { parent_id: to })).status).toBe(200);
  expect([(await read(from)).child_count, (await read(to)).child_count]).toEqual([0, 1]);
  await patch(lesson, { parent_id: null });
  expect((await read(to)).child_count).toBe(0);
  expect((await read(lesson)).parent_id).toBeNull();
  expect(refusal(await patch(from, { parent_id: to })).slice(0, 2)).toEqual([422, 'unknown_parent']);
});

test('a node with children cannot be deleted, and an empty one is deleted permanently', async () => {
  const course = await makeNode(world, { kind: 'course' });
  const lesson = await makeNode(world, { parent_id: course });
  expect(refusal(await call(world, 'DELETE', path(course), owner))).toEqual([409, 'has_children']);
  expect((await call(world, 'DELETE', path(lesson), owner)).status).toBe(204);
  expect((await call(world, 'DELETE', path(course), owner)).status).toBe(204);
  for (const id of [course, lesson]) expect((await call(world, 'GET', path(id), owner)).status).toBe(404);
  expect((await call(world, 'DELETE', path(course), owner)).status).toBe(404);
  expect(refusal(await create({ title: 'T', parent_id: course })).slice(0, 2)).toEqual([422, 'unknown_parent']);
});

test('a delete that races with 50 creates either fails and all children count, or leaves no child', async () => {
  const course = await makeNode(world, { kind: 'course' });
  const outcomes = await Promise.all([
    ...Array.from({ length: 25 }, () => create({ title: 'T', parent_id: course })),
    call(world, 'DELETE', path(course), owner),
    ...Array.from({ length: 25 }, () => create({ title: 'T', parent_id: course })),
  ]);
  expect(outcomes.every(({ status }) => [201, 204, 409, 422, 503].includes(status))).toBe(true);
  const children = items(await call(world, 'GET', `${path()}?filter[parent_id]=${course}&page[size]=100`, owner));
  const courseAfter = await call(world, 'GET', path(course), owner);
  expect(courseAfter.status === 200 ? data(courseAfter).attributes.child_count : 0).toBe(children.length);
  expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(children.length);
});

test('after 50 concurrent moves child_count of every course matches its children', async () => {
  const courses = await Promise.all([0, 1, 2].map(() => makeNode(world, { kind: 'course' })));
  const lessons = await Promise.all(Array.from({ length: 10 }, () => makeNode(world, { parent_id: courses[0] })));
  await Promise.all(
    Array.from({ length: 50 }, (_, nth) => patch(lessons[nth % 10] ?? '', { parent_id: courses[nth % 3] })),
  );
  for (const course of courses) {
    const children = items(await call(world, 'GET', `${path()}?filter[parent_id]=${course}`, owner));
    expect((await read(course)).child_count).toBe(children.length);
  }
});
