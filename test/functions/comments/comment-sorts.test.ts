import { beforeAll, expect, test } from 'vitest';
import { byReactions } from '../../../shared/community/comments/comment-places.ts';
import { ids, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { newMember, type Person, remove, newDiscussion as started } from '../community/world.ts';
import { startSearch } from '../search/world.ts';
import { call, newComment } from './comment-calls.ts';

const world = useWorld(startSearch);
let discussion: string;
let bo: Person;
let cy: Person;
let comments: string[];

const list = (query = '', by = bo, of = `/discussions/${discussion}/comments`) =>
  call(world, 'GET', `${of}?${query}`, by.token);
const top = async (by = bo, of?: string) => ids(await list('sort=-reactions', by, of));
const react = async (by: Person, comment: string, emoji = '👍') => {
  const body = { data: { type: 'reactions', attributes: { emoji } } };
  expect((await call(world, 'POST', `/comments/${comment}/reactions`, by.token, body)).status).toBe(201);
};

beforeAll(async () => {
  [bo, cy] = [await newMember(world, 'Bo'), await newMember(world, 'Cy')];
  discussion = await started(world, world.ada, { title: 'Sorting' });
  comments = [];
  for (let nth = 0; nth < 4; nth += 1) comments.push(await newComment(world, world.ada, discussion));
  await world.drain();
});

test('C033 C034: comments sort by creation in both directions, with pages', async () => {
  expect(ids(await list('sort=created_at'))).toEqual(comments);
  expect(ids(await list('sort=-created_at'))).toEqual(comments.toReversed());
  const first = await list('sort=-created_at&page[size]=3');
  const { next = '' } = first.body.links as { next?: string };
  const second = await call(world, 'GET', next.replace('/api/v1', ''), bo.token);
  expect([...ids(first), ...ids(second)]).toEqual(comments.toReversed());
  expect(outcome(await list('sort=reactions'))).toBe('400 unsupported_parameter sort');
});

test('comments sort by reactions, the most first and the newest first among equals, in pages', async () => {
  const [a = '', b = '', c = '', d = ''] = comments;
  expect(await top()).toEqual([d, c, b, a]);
  await react(bo, b);
  await react(cy, b);
  await react(bo, a);
  await world.drain();
  expect(await top()).toEqual([b, a, d, c]);
  const pages: string[] = [];
  for (let next: string | undefined = `/discussions/${discussion}/comments?sort=-reactions&page[size]=1`; next; ) {
    const page = await call(world, 'GET', next, bo.token);
    pages.push(...ids(page));
    next = (page.body.links as { next?: string }).next?.replace('/api/v1', '');
  }
  expect(pages).toEqual([b, a, d, c]);
  await call(world, 'DELETE', `/comments/${b}/reactions/${encodeURIComponent('👍')}`, bo.token);
  await call(world, 'DELETE', `/comments/${b}/reactions/${encodeURIComponent('👍')}`, cy.token);
  await world.drain();
  expect(await top()).toEqual([a, d, c, b]);
});

test('replies sort by reactions among themselves, and never appear among the comments', async () => {
  const [root = ''] = comments;
  const replies = [await newComment(world, bo, discussion, root), await newComment(world, cy, discussion, root)];
  await react(bo, replies[0] ?? '');
  await react(cy, replies[0] ?? '');
  await world.drain();
  expect(await top(bo, `/comments/${root}/replies`)).toEqual(replies);
  expect((await top()).toSorted()).toEqual(comments.toSorted());
});

test('a hidden comment is sorted for its author and moderators only, a deleted one for nobody', async () => {
  const [, , hidden = '', deleted = ''] = comments;
  const hide = { data: { type: 'comments', attributes: { status: 'hidden' } } };
  const moderator = { id: '', token: world.team.users.moderator.token };
  await call(world, 'PATCH', `/comments/${hidden}`, moderator.token, hide);
  expect(await top(cy)).not.toContain(hidden);
  await call(world, 'DELETE', `/comments/${deleted}`, moderator.token);
  expect(await top(moderator)).not.toContain(deleted);
  await world.drain();
  for (const [reader, seen] of [
    [cy, false],
    [world.ada, true],
    [moderator, true],
  ] as const)
    expect((await top(reader)).includes(hidden)).toBe(seen);
  expect(await top(moderator)).not.toContain(deleted);
});

test('comments of a discussion that the caller cannot read are not sorted for them', async () => {
  const gone = await started(world, world.ada, { title: 'Gone' });
  await newComment(world, bo, gone);
  await world.drain();
  expect((await remove(world, world.ada.token, gone)).status).toBe(204);
  expect((await list('sort=-reactions', bo, `/discussions/${gone}/comments`)).status).toBe(404);
});

test('after concurrent reactions and repeated jobs in any order, the index equals a recount', async () => {
  const target = await started(world, world.ada, { title: 'Race' });
  const made = await Promise.all(Array.from({ length: 5 }, () => newComment(world, world.ada, target)));
  const ofHub = { team_id: world.team.id, hub_id: world.hub };
  const jobs = made.map((id) => world.work({ kind: 'thing', thing: 'comment', ...ofHub, id, counts_only: true }));
  await Promise.all([
    ...made.flatMap((id, nth) => (nth % 2 ? [react(bo, id), react(cy, id), react(bo, id, '🎉')] : [react(cy, id)])),
    ...jobs,
  ]);
  await world.drain();
  const { items } = await world.service.db.query<{ comment_id: string }>({
    ...byReactions(world.team.id, target, target),
    index: 'listing',
    descending: true,
    limit: 100,
  });
  const all = (await list('page[size]=100', bo, `/discussions/${target}/comments`)).body.data as {
    id: string;
    attributes: { reaction_count: number };
  }[];
  const order = all.toSorted(
    (one, other) => other.attributes.reaction_count - one.attributes.reaction_count || (one.id < other.id ? 1 : -1),
  );
  expect(items.map(({ comment_id }) => comment_id)).toEqual(order.map(({ id }) => id));
  await world.work({ kind: 'hub', ...ofHub });
  expect(await top(bo, `/discussions/${target}/comments`)).toEqual(order.map(({ id }) => id));
});
