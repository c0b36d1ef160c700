import { describe, expect, test } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { namedBy, outcome } from './support/refused.ts';
import { everyRoute, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

/** Group resources are excluded: there are only a few of them, and they are returned in one page. */
const lists = everyRoute.filter(
  ({ response }) => response.kind === 'many' && !response.resource.type.endsWith('_groups'),
);
const documents = everyRoute.filter(({ method, response }) => method === 'GET' && response.kind === 'one');

const get = (route: Route, query: string) => {
  const call = requestOf(world, route, route.caller.kinds[0] ?? 'user');
  return world.call({ ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}${query}` });
};
/** Invalid page sizes. */
const INVALID_SIZES = ['0', '101', '-1', 'abc', '1.5', ''];

test('every list is paginated by cursor', () => {
  expect(lists.filter(({ query }) => !query?.paged)).toEqual([]);
});

describe('C021–C030 A18: a page respects page[size] and links to the next page where there is one', () => {
  test.each(rows(lists))('%s', async (_, route) => {
    for (const query of ['', 'page[size]=1', 'page%5Bsize%5D=1', 'page[size]=100']) {
      const answered = await get(route, query);
      expect(outcome(answered)).toBe('ok');
      const { data, links, meta } = answered.body as unknown as {
        data: { type: string; id: string; attributes: object }[];
        links: { self: string; next?: string };
        meta: { has_more: boolean };
      };
      if (query.endsWith('=1')) expect(data.length).toBeLessThanOrEqual(1);
      expect(links.self).toMatch(/^\/api\/v1\//);
      expect(meta.has_more).toBe(links.next !== undefined);
      for (const item of data)
        expect(item).toMatchObject({
          type: expect.any(String),
          id: expect.any(String),
          attributes: expect.any(Object),
        });
    }
  });
});

describe('C255 C345 A16: an invalid page size returns 422 at the parameter', () => {
  test.each(rows(lists))('%s', async (_, route) => {
    for (const size of INVALID_SIZES) {
      const answered = await get(route, `page[size]=${size}`);
      expect(outcome(answered)).toBe('422');
      expect(namedBy(answered)).toContain('page[size]');
      expect(Array.isArray(answered.body.detail)).toBe(route.detail ?? false);
    }
  });
});

describe('A16: an invalid cursor returns 422 at the parameter', () => {
  test.each(rows(lists))('%s', async (_, route) => {
    for (const cursor of ['x', '', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])
      expect(namedBy(await get(route, `page[after]=${cursor}`))).toContain('page[after]');
  });
});

const sorts = ({ query }: Route): boolean => (query?.sort.length ?? 0) > 0;
const includes = ({ query }: Route): boolean => Object.hasOwn(query?.params.shape ?? {}, 'include');

/** The first route of each kind of query: one function reads the parameters of all. */
const representatives = [
  ...new Map(
    [...lists, ...documents]
      .toReversed()
      .map((route) => [
        JSON.stringify([route.response.kind, !!route.query, sorts(route), includes(route), !!route.query?.paged]),
        route,
      ]),
  ).values(),
];

describe('A17: include, an unsupported sort and an unknown filter return 400; other parameters are ignored', () => {
  test.each(rows([...lists, ...documents]))('%s', async (_, route) => {
    const unsupported = ['filter[unknown]=1', 'filter[constructor]=1', 'page=2', 'fields[]=1'];
    if (!sorts(route)) unsupported.push('sort=name');
    if (!includes(route)) unsupported.push('include=author');
    for (const query of unsupported) expect(outcome(await get(route, query))).toBe('400 unsupported_parameter');
    const plain = outcome(await get(route, ''));
    expect(outcome(await get(route, 'utm=1&utm=2&fields[things]=a'))).toBe(plain);
  });

  test.each(rows(representatives))('however a name is malformed: %s', async (_, route) => {
    const malformed = ['filter', 'page', 'sort', 'include', 'fields'].flatMap((family) =>
      ['[]', '[', '[a', '[a][b]', ']', '[][a]'].map((rest) => `${family}${rest}=1`),
    );
    const encoded = malformed.map((name) => encodeURI(name).replaceAll('[', '%5B').replaceAll(']', '%5D'));
    for (const query of ['filter=1', 'fields=name', ...malformed, ...encoded])
      expect(outcome(await get(route, query))).toBe('400 unsupported_parameter');
  });
});

describe('C252 C264: an invalid filter value returns 422 at the parameter', () => {
  /** The filters of a list that reject some values. */
  const validatedFilters = ({ query }: (typeof lists)[number]): readonly string[] =>
    Object.keys(query?.filter.shape ?? {}).filter(
      (name) => !query?.keyed.includes(name) && !query?.filter.safeParse({ [name]: '\u0000' }).success,
    );

  test.each(rows(lists.filter((route) => validatedFilters(route).length > 0)))('%s', async (_, route) => {
    for (const name of validatedFilters(route)) {
      const answered = await get(route, `filter[${name}]=%00`);
      expect(outcome(answered)).toBe('422');
      expect(namedBy(answered)).toContain(`filter[${name}]`);
    }
  });
});
