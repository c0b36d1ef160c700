import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import { stemmer } from '@orama/stemmers/english';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlaceId } from '../../shared/platform/ids/place-id.ts';
import { type IndexWorld, newHub, startIndex } from '../shared/downstream/search/index-world.ts';
import { mean, ndcg, posts, queries } from './judged.ts';

type Find = (text: string) => Promise<readonly string[]>;

/** What people who set an engine up well would try; each engine is judged by the setting that is best for it here. */
const unaccented = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const MINISEARCH = [1, 2, 3, 5].flatMap((boost) =>
  [0, 0.1, 0.2].flatMap((fuzzy) =>
    [true, false].flatMap((prefix) => [true, false].map((stemmed) => ({ boost, fuzzy, prefix, stemmed }))),
  ),
);

const miniSearch = ({ boost, fuzzy, prefix, stemmed }: (typeof MINISEARCH)[number]): Find => {
  const term = (word: string) => (stemmed ? stemmer(unaccented(word)) : unaccented(word));
  const engine = new MiniSearch({ fields: ['title', 'body'], processTerm: (word) => term(word) || null });
  engine.addAll([...posts]);
  return async (text) => engine.search(text, { boost: { title: boost }, fuzzy, prefix }).map(({ id }) => String(id));
};

const ORAMA = [1, 2, 3, 5].flatMap((boost) =>
  [0, 1].flatMap((tolerance) => [0, 0.5, 1].map((threshold) => ({ boost, tolerance, threshold }))),
);

const orama = async ({ boost, tolerance, threshold }: (typeof ORAMA)[number], stemmed: boolean): Promise<Find> => {
  const engine = create({
    schema: { key: 'string', title: 'string', body: 'string' } as const,
    ...(stemmed && { components: { tokenizer: { stemming: true, language: 'english', stemmer } } }),
  });
  await insertMultiple(
    engine,
    posts.map(({ id, title, body }) => ({ key: id, title: unaccented(title), body: unaccented(body) })),
  );
  return async (term) => {
    const { hits } = await oramaSearch(engine, {
      term: unaccented(term),
      properties: ['title', 'body'],
      boost: { title: boost },
      tolerance,
      threshold,
      limit: 10,
    });
    return hits.map(({ document }) => String(document.key));
  };
};

const judge = async (find: Find): Promise<number> =>
  mean(await Promise.all(queries.map(async (query) => ndcg(query, await find(query.text)))));

const best = async (engines: readonly Promise<Find>[]): Promise<number> =>
  Math.max(...(await Promise.all(engines.map(async (find) => judge(await find)))));

let world: IndexWorld;
let ours: Find;
beforeAll(async () => {
  world = await startIndex();
  const hub = newHub();
  const ids = new Map(posts.map(({ id }, nth) => [newPlaceId('0123456789', 1_700_000_000_000 + nth), id]));
  const byPost = new Map([...ids].map(([id, post]) => [post, id]));
  for (let from = 0; from < posts.length; from += 20)
    await Promise.all(
      posts.slice(from, from + 20).map(({ id, title, body }) => {
        const ref = { kind: 'discussion', id: byPost.get(id) ?? '' } as const;
        return world.put(hub, ref, { title, body });
      }),
    );
  ours = async (text) => (await world.find(hub, text)).map((id) => ids.get(id) ?? '');
});
afterAll(() => world.store.stop());

test('the judged set is large enough, and names existing posts once each', () => {
  expect(posts.length).toBeGreaterThanOrEqual(200);
  expect(queries.length).toBeGreaterThanOrEqual(50);
  const ids = new Set(posts.map(({ id }) => id));
  expect(ids.size).toBe(posts.length);
  expect(queries.flatMap(({ gains }) => [...gains.keys()]).filter((id) => !ids.has(id))).toEqual([]);
});

test('nDCG of the first ten results is at least 0.92, in total and for each kind of query', async () => {
  for (const [kind, some] of Map.groupBy(queries, (query) => query.kind)) {
    const scores = await Promise.all(some.map(async (query) => ndcg(query, await ours(query.text))));
    expect(mean(scores), kind).toBeGreaterThanOrEqual(0.92);
  }
  expect(await judge(ours)).toBeGreaterThanOrEqual(0.92);
});

test('MiniSearch and Orama, each at its best setting, do not score higher', async () => {
  const score = await judge(ours);
  const mini = await best(MINISEARCH.map(async (setting) => miniSearch(setting)));
  const other = await best(ORAMA.flatMap((setting) => [orama(setting, true), orama(setting, false)]));
  expect(score).toBeGreaterThan(mini);
  expect(score).toBeGreaterThan(other);
});
