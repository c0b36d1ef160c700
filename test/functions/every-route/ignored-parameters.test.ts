import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { guarded, nameOf } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

const documents = guarded.filter(({ response: { kind } }) => kind === 'one' || kind === 'many' || kind === 'each');

test('every document names the query parameters that the route does not read', async () => {
  const silent: string[] = [];
  let answers = 0;
  for (const route of documents.filter(({ method }) => method === 'GET')) {
    const [kind = 'user'] = route.caller.kinds;
    const { path, ...call } = requestOf(world, route, kind);
    const separator = path.includes('?') ? '&' : '?';
    const { status, body } = await world.call({ ...call, path: `${path}${separator}per_page=5&utm_source=x` });
    if (status >= 300) continue;
    answers += 1;
    const { ignored = [] } = (body.meta ?? {}) as { readonly ignored?: readonly string[] };
    const isPaged = route.query?.paged === true;
    const expected = [isPaged ? 'per_page: did you mean `page[size]`?' : 'per_page', 'utm_source'];
    if (expected.some((name) => !ignored.includes(name))) silent.push(nameOf(route));
  }
  expect(silent).toEqual([]);
  expect(answers).toBeGreaterThan(100);
});
