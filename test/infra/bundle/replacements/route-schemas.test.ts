import { expect, test } from 'vitest';
import type { Group } from '../../../../functions/groups.ts';
import type { Route } from '../../../../shared/api/route.ts';
import type { TEMPLATES } from '../../../../shared/hubs/hubs/templates.ts';
import { bundled } from '../../../support/bundled.ts';

/** Creates every schema of a route, as its requests do. */
const createSchemas = ({ body, query, response }: Route): readonly unknown[] => [
  body?.schema.shape,
  query?.filter.shape,
  query?.params.shape,
  'resource' in response && response.resource.attributes.shape,
  ...('views' in response ? Object.values(response.views).map(({ attributes }) => attributes.shape) : []),
];

test('in a bundle, every schema of every route is created without a part that the bundles leave out', async () => {
  const { groups, templates } = await bundled<{ groups: readonly Group[]; templates: typeof TEMPLATES }>(`
    export { groups } from './functions/groups.ts';
    export { TEMPLATES as templates } from './shared/hubs/hubs/templates.ts';`);
  for (const { spaces } of templates) expect(spaces.length).toBeGreaterThan(0);
  const routes = groups.flatMap((group) => group.routes);
  expect(routes.length).toBeGreaterThan(300);
  const failures = routes.flatMap((route) => {
    try {
      createSchemas(route);
      return [];
    } catch (error) {
      return [`${route.method} ${route.path}: ${String(error)}`];
    }
  });
  expect(failures).toEqual([]);
});
