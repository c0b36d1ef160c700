import { type Area, check } from '../check.ts';
import { expects } from '../expect.ts';
import { isBoolean, isInteger, isList, isText, ofLength, rule } from '../matchers.ts';
import { until } from '../poll.ts';
import { as } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, type World } from '../world.ts';
import { discuss } from './discussions.ts';

/** A word that nothing else contains. */
const wordOf = ({ run }: World) => `verify${run.replaceAll(/\d/g, 'q')}x`;
const find = (world: World, query: string, path = '/search') =>
  as(world, 'member').get(hubPath(world, `${path}?${query}`));

export const search: Area = {
  name: 'search',
  checks: [
    check(
      'C353 C359 C360 C361 C362 C363 C366 C364',
      'a new discussion is found within a minute, in its hub only',
      async (world) => {
        const q = wordOf(world);
        const id = await discuss(world, { title: q });
        const found = await until(
          'a search finds the discussion',
          () => find(world, `q=${q}`),
          ({ json }) => valueAt(json, 'data.0') !== undefined,
        );
        expects(found, {
          status: 200,
          body: {
            'data.0.id': `discussions:${id}`,
            'data.0.type': 'search_results',
            'data.0.attributes.hub_id': world.hub.id,
            'data.0.attributes.native_id': id,
            'data.0.attributes.title': isText,
            'data.0.attributes.rrf_score': rule('a number', (value) => typeof value === 'number'),
            'meta.cap': isInteger,
            'meta.has_more': isBoolean,
            'meta.included_sources': isList,
            'meta.is_capped': isBoolean,
            'meta.pagination': 'top_n',
            'meta.query': q,
            included: isList,
            'links.self': isText,
          },
        });
        expects(await find(world, `q=${q}`, '/search/community'), { status: 200, body: { data: ofLength(1) } });
        expects(await find(world, `q=${q}&scope=members`), { status: 200, body: { data: [] } });
        expects(await as(world, 'owner').get(`/api/v1/hubs/${world.sideHub.id}/search?q=${q}`), {
          status: 200,
          body: { data: [] },
        });
      },
    ),
    check('C354 C355 C356 C357 C358', 'texts, scopes and sizes outside their limits are 422', async (world) => {
      const refused = ['', 'q=', `q=${'x'.repeat(501)}`, 'q=a&scope=spaces', 'q=a&page[size]=0', 'q=a&page[size]=101'];
      for (const query of refused) expects(await find(world, query), { status: 422 });
      for (const scope of ['all', 'files', 'media', 'discussions', 'comments', 'members'])
        expects(await find(world, `q=a&scope=${scope}&page[size]=1`), { status: 200 });
      expects(await find(world, `q=${'x'.repeat(500)}&page[size]=100`), { status: 200 });
    }),
  ],
};
