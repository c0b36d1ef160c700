import { beforeAll, expect, test } from 'vitest';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { newComment } from '../comments/comment-calls.ts';
import { newDiscussion, newKey, newMember, type Person, refusal } from '../community/world.ts';
import { startSearch, things } from './world.ts';

const world = useWorld(startSearch);
let discussion: string;
let comment: string;
beforeAll(async () => {
  discussion = await newDiscussion(world, world.ada, {
    title: 'Watercolour <b>paper</b>',
    body: 'Cold pressed & heavy: "which" do you like?',
  });
  comment = await newComment(world, world.ada, discussion);
  await world.drain();
});

const search = (query: Readonly<Record<string, string>>, part?: string) => world.search(world.ada.token, query, part);

test('C353 C354: a query of 1 to 500 characters is accepted, and any other returns 422', async () => {
  for (const q of ['a', 'x'.repeat(500), ' a ']) expect((await search({ q })).status, q).toBe(200);
  for (const query of [{}, { q: '' }, { q: '   ' }, { q: 'x'.repeat(501) }] as const)
    for (const part of ['', '/community']) expect(refusal(await search({ ...query }, part))).toEqual([422, 'q']);
});

test('C355 C356: six scopes are accepted, and any other returns 422', async () => {
  for (const scope of ['all', 'files', 'media', 'discussions', 'comments', 'members'])
    expect((await search({ q: 'paper', scope })).status, scope).toBe(200);
  expect(refusal(await search({ q: 'paper', scope: 'spaces' }))).toEqual([422, 'scope']);
  expect(refusal(await search({ q: 'paper', 'filter[scope]': '' }))).toEqual([422, 'filter[scope]']);
});

test('C357 C358: a page size of 1 to 100 is accepted, and any other returns 422', async () => {
  for (const size of ['1', '100'])
    for (const name of ['page[size]', 'limit']) expect((await search({ q: 'paper', [name]: size })).status).toBe(200);
  for (const size of ['0', '101', 'x', '1.5', ''])
    for (const name of ['page[size]', 'limit'])
      expect(refusal(await search({ q: 'paper', [name]: size })), `${name} ${size}`).toEqual([422, name]);
});

test('C359 C360 C361: the document has data, meta, included and links, and meta repeats the query', async () => {
  const { body } = await search({ q: '  Paper ' });
  expect(body.meta).toEqual({
    cap: 100,
    has_more: false,
    included_sources: ['community', 'media', 'members'],
    is_capped: false,
    pagination: 'top_n',
    query: '  Paper ',
  });
  expect(body.included).toEqual([]);
  expect(body.links).toEqual({ self: `/api/v1/hubs/${world.hub}/search?q=++Paper+` });
});

test('C362 A36: a result has its kind, its source and escaped texts', async () => {
  const [first] = things(await search({ q: 'paper' }));
  expect(first).toEqual({
    type: 'search_results',
    id: `discussions:${discussion}`,
    attributes: {
      hub_id: world.hub,
      native_id: discussion,
      result_kind: 'discussion',
      source_type: 'discussions',
      rank_source: 'community',
      rrf_score: 1 / 61,
      title: 'Watercolour &lt;b&gt;paper&lt;/b&gt;',
      snippet: 'Cold pressed &amp; heavy: &quot;which&quot; do you like?',
      body_excerpt: 'Cold pressed &amp; heavy: &quot;which&quot; do you like?',
      shown_in: null,
      start_seconds: null,
      end_seconds: null,
    },
  });
});

test('A34: the query and its scope accept alternative parameter names', async () => {
  const names = [{ q: 'words' }, { query: 'words' }, { 'filter[query]': 'words' }];
  for (const query of names) expect(things(await search(query)).map(({ id }) => id)).toEqual([`comments:${comment}`]);
  const scoped = await search({ q: 'words', 'filter[scope]': 'members' });
  expect([things(scoped), scoped.body.meta]).toMatchObject([[], { included_sources: ['members'] }]);
});

test('C363: a scope returns only its own kind, and all returns every kind', async () => {
  const member = await newMember(world, 'Paperboy Jones');
  await newComment(world, world.ada, discussion);
  await world.drain();
  const kinds = async (scope: string) =>
    new Set(things(await search({ q: 'paper paperboy words', scope })).map(({ attributes }) => attributes.result_kind));
  expect(await kinds('all')).toEqual(new Set(['discussion', 'comment', 'member']));
  expect(await kinds('members')).toEqual(new Set(['member']));
  expect(await kinds('comments')).toEqual(new Set(['comment']));
  expect(await kinds('discussions')).toEqual(new Set(['discussion']));
  expect(await kinds('files')).toEqual(new Set());
  expect(await world.found(world.ada.token, 'jones')).toEqual([`${world.hub}:${member.id}`]);
});

test('the first result of each ranking comes before every second one', async () => {
  const all = things(await search({ q: 'paper paperboy words' }));
  const scores = all.map(({ attributes }) => attributes.rrf_score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores.filter((score) => score === 1 / 61)).toHaveLength(2);
});

test('C366 C484 C489 C492: community search allows 30 requests per minute and contact, and hub search is not limited', async () => {
  holdClock();
  const [one, another] = [await newMember(world), await newMember(world)];
  const calls = Array.from({ length: 31 }, () => world.search(one.token, { q: 'paper' }, '/community'));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await world.search(another.token, { q: 'paper' }, '/community')).status).toBe(200);
  const plain = Array.from({ length: 31 }, () => world.search(one.token, { q: 'paper' }));
  expect(new Set((await Promise.all(plain)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('C366: community search returns discussions and comments but no members', async () => {
  const { body } = await search({ q: 'paper jones' }, '/community');
  expect((body.data as { id: string }[]).map(({ id }) => id)).toEqual([`discussions:${discussion}`]);
  expect(body.meta).toMatchObject({ included_sources: ['community'], pagination: 'top_n' });
});

test('creators find what members find, and API keys need a scope that reads the hub', async () => {
  expect(await world.found(world.team.users.owner.token, 'watercolour')).toEqual([discussion]);
  expect(await world.found(world.team.users.owner.token, 'jones')).toHaveLength(1);
  const [reader, other] = [await newKey(world, ['members.read']), await newKey(world, ['commerce.read'])];
  expect(await world.found(reader, 'jones')).toHaveLength(1);
  const path = `/api/v1/hubs/${world.hub}/search?q=jones`;
  expect((await world.service.call({ path, token: other })).status).toBe(403);
});

test('C021–C028: pages hold each result once and end', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 7; nth += 1)
    ids.push(await newDiscussion(world, world.ada, { title: `Marmalade ${'very '.repeat(nth)}good`, body: '' }));
  await world.drain();
  for (const size of [1, 2, 3, 7, 8]) {
    const seen: string[] = [];
    let path: string | undefined = `/api/v1/hubs/${world.hub}/search?q=marmalade&page[size]=${size}`;
    while (path) {
      const answered = await world.service.call({ path, token: world.ada.token });
      const { links, meta } = answered.body as unknown as { links: { next?: string }; meta: { has_more: boolean } };
      expect(things(answered).length).toBeLessThanOrEqual(size);
      expect(things(answered).length).toBeGreaterThan(0);
      expect(meta.has_more).toBe(links.next !== undefined);
      seen.push(...things(answered).map(({ attributes }) => attributes.native_id));
      path = links.next;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
  }
});

test('a search returns at most 100 results, and meta.is_capped is true', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newMember(world)));
  const post = async (by: Person) => {
    for (let nth = 0; nth < 18; nth += 1) await newDiscussion(world, by, { title: 'Kumquat', body: '' });
  };
  await Promise.all(people.map(post));
  await world.drain();
  const seen = new Set<string>();
  let path: string | undefined = `/api/v1/hubs/${world.hub}/search?q=kumquat&page[size]=40`;
  while (path) {
    const answered = await world.service.call({ path, token: world.ada.token });
    expect(answered.body.meta).toMatchObject({ cap: 100, is_capped: true });
    for (const { id } of things(answered)) seen.add(id);
    path = (answered.body.links as { next?: string }).next;
  }
  expect(seen.size).toBe(100);
});
