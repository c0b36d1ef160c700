import { beforeAll, expect, test } from 'vitest';
import { hubByAuthor, hubInOrder, spaceInOrder } from '../../../shared/community/discussions/discussion-places.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { ids, items, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { call, newComment } from '../comments/comment-calls.ts';
import { startSearch } from '../search/world.ts';
import { addToSpace, newDiscussion, newMember, newSpace, type Person, patch, remove, setMember } from './world.ts';

const world = useWorld(startSearch);
let bo: Person;
let cy: Person;
let secret: SpaceItem;
let first: string;
let second: string;
let third: string;
let hidden: string;

const FEED = () => `/hubs/${world.hub}/feed`;
const ofSpace = (space: { id: string }) => `/hubs/${world.hub}/spaces/${space.id}/discussions`;
const list = (query: string, by: Person = bo, path = FEED()) => call(world, 'GET', `${path}?${query}`, by.token);
const found = async (query: string, by: Person = bo, path = FEED()) => ids(await list(query, by, path));
const react = async (by: Person, discussion: string, emoji = '👍') => {
  const body = { data: { type: 'reactions', attributes: { emoji } } };
  expect((await call(world, 'POST', `/discussions/${discussion}/reactions`, by.token, body)).status).toBe(201);
};

beforeAll(async () => {
  [bo, cy] = [await newMember(world, 'Bo'), await newMember(world, 'Cy')];
  secret = await newSpace(world, { name: 'Secret', visibility: 'secret' });
  await addToSpace(world, secret, cy);
  first = await newDiscussion(world, world.ada, { title: 'First' });
  second = await newDiscussion(world, bo, { title: 'Second' });
  third = await newDiscussion(world, world.ada, { title: 'Third' });
  hidden = await newDiscussion(world, cy, { title: 'In secret' }, secret);
  await newComment(world, cy, first);
  await newComment(world, cy, hidden);
  await react(cy, hidden);
  await react(cy, hidden, '🎉');
  await react(bo, second);
  await world.drain();
});

test('C034: the feed sorts by last activity, by reactions and by publication, without spaces that the member cannot read', async () => {
  expect(await found('sort=-last_activity_at')).toEqual([first, third, second]);
  expect(await found('sort=-last_activity_at', cy)).toEqual([hidden, first, third, second]);
  expect(await found('sort=-reactions')).toEqual([second, third, first]);
  expect(await found('sort=-reactions', cy)).toEqual([hidden, second, third, first]);
  expect(await found('sort=-published_at')).toEqual([third, second, first]);
  expect(await found('')).toEqual([third, second, first]);
  for (const sort of ['published_at', 'reactions', 'title'])
    expect(outcome(await list(`sort=${sort}`))).toBe('400 unsupported_parameter sort');
});

test('an author is filtered by contact id, in the readable spaces only, and not together with another order', async () => {
  expect(await found(`filter[author_id]=${world.ada.id}`)).toEqual([third, first]);
  expect(await found(`filter[author_id]=${world.ada.id}&sort=-published_at`)).toEqual([third, first]);
  expect(await found(`filter[author_id]=${cy.id}`)).toEqual([]);
  expect(await found(`filter[author_id]=${cy.id}`, cy)).toEqual([hidden]);
  expect(await found(`filter[author_id]=${world.team.users.owner.id}`, cy)).toEqual([]);
  expect(await found(`filter[author_id]=${world.ada.id}`, bo, ofSpace(world.space))).toEqual([third, first]);
  expect(await found(`filter[author_id]=${world.ada.id}`, cy, ofSpace(secret))).toEqual([]);
  const both = await list(`filter[author_id]=${world.ada.id}&sort=-reactions`);
  expect(outcome(both)).toBe('400 unsupported_parameter sort');
  expect(outcome(await list('filter[author_id]=me'))).toBe('422 filter[author_id]');
});

test('a space is filtered in the feed and sorted in its own list; one that the member cannot read is empty', async () => {
  for (const query of ['', '&sort=-reactions', '&sort=-last_activity_at', `&filter[author_id]=${cy.id}`]) {
    expect(await found(`filter[space_id]=${secret.id}${query}`)).toEqual([]);
    expect(await found(`filter[space_id]=${secret.id}${query}`, cy)).toEqual([hidden]);
    expect(await found(`filter[space_id]=${newId()}${query}`)).toEqual([]);
  }
  expect(await found(`filter[space_id]=${world.space.id}`)).toEqual([third, second, first]);
  expect(await found(`filter[space_id]=${world.space.id}&sort=-reactions`, cy)).toEqual([second, third, first]);
  expect(await found('sort=-reactions', bo, ofSpace(world.space))).toEqual([second, third, first]);
  expect(await found('sort=-last_activity_at', bo, ofSpace(world.space))).toEqual([first, third, second]);
  expect((await list('sort=-reactions', bo, ofSpace(secret))).status).toBe(404);
  const draft = await list('sort=-reactions&filter[status]=draft', bo, ofSpace(world.space));
  expect(outcome(draft)).toBe('400 unsupported_parameter sort');
});

test('pages of a sorted feed contain each discussion once', async () => {
  const pages: string[] = [];
  for (let next: string | undefined = `${FEED()}?sort=-reactions&page[size]=1`; next; ) {
    const page = await call(world, 'GET', next, bo.token);
    pages.push(...ids(page));
    next = (page.body.links as { next?: string }).next?.replace('/api/v1', '');
  }
  expect(pages).toEqual([second, third, first]);
});

test('a comment makes its discussion the latest one of the feed and of its space', async () => {
  const latest = async () => [
    (await found('sort=-last_activity_at'))[0],
    (await found('sort=-last_activity_at', bo, ofSpace(world.space)))[0],
  ];
  for (const id of [second, first]) {
    await newComment(world, cy, id);
    await world.drain();
    expect(await latest()).toEqual([id, id]);
  }
});

test('a hidden, deleted or unpublished discussion is sorted for nobody, before and after the index has changed', async () => {
  const by = await newMember(world, 'Di');
  const made: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) made.push(await newDiscussion(world, by));
  const draft = await newDiscussion(world, by, { status: 'draft' });
  const [covered = '', deleted = ''] = made;
  await world.drain();
  const queries = ['sort=-reactions', 'sort=-last_activity_at', `filter[author_id]=${by.id}`];
  const seen = async (reader: Person) =>
    new Set((await Promise.all(queries.map((query) => found(query, reader)))).flat());
  expect([...(await seen(bo))].filter((id) => made.includes(id)).toSorted()).toEqual(made.toSorted());
  const moderator = { id: '', token: world.team.users.moderator.token };
  expect((await patch(world, moderator.token, covered, { status: 'hidden' })).status).toBe(200);
  expect((await remove(world, by.token, deleted)).status).toBe(204);
  for (const reader of [bo, by, moderator]) {
    const shown = await seen(reader);
    expect([covered, deleted, draft].filter((id) => shown.has(id))).toEqual([]);
  }
  await world.drain();
  for (const reader of [bo, by, moderator]) expect((await seen(reader)).has(covered)).toBe(false);
  expect((await patch(world, moderator.token, covered, { status: 'published' })).status).toBe(200);
  await world.drain();
  expect((await seen(bo)).has(covered)).toBe(true);
  await remove(world, moderator.token, covered);
});

test('a banned member and another team see no sorted feed', async () => {
  const banned = await newMember(world);
  await setMember(world, banned, { status: 'banned' });
  expect((await list('sort=-reactions', banned)).status).toBe(403);
  expect((await list('sort=-reactions', { id: '', token: world.other.users.owner.token })).status).toBe(404);
});

test('after concurrent reactions, comments and repeated jobs in any order, each order equals a recount', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => newDiscussion(world, world.ada)));
  const ofHub = { team_id: world.team.id, hub_id: world.hub };
  await Promise.all([
    ...made.map((id) => world.work({ kind: 'thing', thing: 'discussion', ...ofHub, id })),
    ...made.flatMap((id, nth): Promise<unknown>[] =>
      nth % 2 ? [react(bo, id), react(cy, id)] : [newComment(world, cy, id)],
    ),
    ...made.map((id) => world.work({ kind: 'thing', thing: 'discussion', ...ofHub, id, counts_only: true })),
  ]);
  await remove(world, world.ada.token, made[0] ?? '');
  await world.drain();
  const read = async (query: { partition: string; prefix: string; descending: boolean }) => {
    const page = await world.service.db.query<{ discussion_id: string }>({ ...query, index: 'listing', limit: 100 });
    return page.items.map(({ discussion_id }) => discussion_id);
  };
  const key = { team: world.team.id, hub: world.hub };
  const all = items(await list('page[size]=100', cy));
  type Shown = (typeof all)[number];
  const sorted = (of: readonly Shown[], ...by: readonly string[]) =>
    of
      .toSorted((one, other) => {
        const text = ({ id, attributes }: Shown) =>
          [...by.map((name) => String(attributes[name]).padStart(30, '0')), id].join(' ');
        return text(one) < text(other) ? 1 : -1;
      })
      .map(({ id }) => id);
  const inSpace = all.filter(({ attributes }) => attributes.space_id === world.space.id);
  expect(await read(hubInOrder(key, 'reactions'))).toEqual(sorted(all, 'reaction_count', 'published_at'));
  expect(await read(hubInOrder(key, 'last_activity_at'))).toEqual(sorted(all, 'last_activity_at'));
  expect(await read(spaceInOrder(key.team, world.space.id, 'reactions'))).toEqual(
    sorted(inSpace, 'reaction_count', 'published_at'),
  );
  expect(await read(spaceInOrder(key.team, world.space.id, 'last_activity_at'))).toEqual(
    sorted(inSpace, 'last_activity_at'),
  );
  const ofAda = all.filter(({ attributes }) => attributes.author_contact_id === world.ada.id);
  expect(await read(hubByAuthor(key, world.ada.id))).toEqual(sorted(ofAda, 'published_at'));
});

test('the discussions of all spaces that wait for a review are listed for moderators, oldest first, until they are decided', async () => {
  const path = `/teams/${world.team.id}/hubs/${world.hub}/discussions`;
  const { moderator, owner } = world.team.users;
  const reviewed = await newSpace(world, { name: 'Reviewed', visibility: 'secret', reviews_posts: true });
  const another = await newSpace(world, { name: 'Also reviewed', reviews_posts: true });
  await addToSpace(world, reviewed, cy);
  const published = await newDiscussion(world, bo, { title: 'Published' });
  await newDiscussion(world, cy, { title: 'A draft', status: 'draft' }, reviewed);
  const one = await newDiscussion(world, cy, { title: 'In secret' }, reviewed);
  const two = await newDiscussion(world, bo, { title: 'Waits' }, another);
  const three = await newDiscussion(world, bo, { title: 'Waits too' }, another);
  await world.drain();
  expect(await found('', moderator, path)).toEqual([one, two, three]);
  expect(await found('filter[status]=pending_review', owner, path)).toEqual([one, two, three]);
  const firstPage = await list('page[size]=2', moderator, path);
  expect(ids(firstPage)).toEqual([one, two]);
  const { next } = firstPage.body.links as { next: string };
  expect(ids(await call(world, 'GET', next.replace('/api/v1', ''), moderator.token))).toEqual([three]);
  expect(outcome(await list('filter[status]=draft', moderator, path))).toBe('422 filter[status]');
  expect((await list('', bo, path)).status).toBe(403);
  await patch(world, moderator.token, one, { status: 'published' });
  await remove(world, moderator.token, two);
  await world.drain();
  expect(await found('', moderator, path)).toEqual([three]);
  expect(await found(`sort=-last_activity_at&filter[space_id]=${reviewed.id}`, cy)).toEqual([one]);
  expect(await found(`filter[space_id]=${another.id}`)).toEqual([]);
  expect(await found(`filter[author_id]=${bo.id}`)).toContain(published);
  await patch(world, bo.token, three, { title: 'Still waits' });
  expect(items(await list('', moderator, path))[0]?.attributes.title).toBe('Still waits');
});
