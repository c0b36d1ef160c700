import { describe, expect, test } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { namedBy } from './support/refused.ts';
import { everyRoute, nameOf } from './support/routes.ts';
import { sampleOf } from './support/sample-body.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

/**
 * What each statement of the contract requires of a request body: an envelope with a given type (`named`), an envelope
 * whose type can be omitted (`optionalType`), an envelope with any type (`anyType`), or no envelope (`flat`). `strict`
 * routes reject unknown properties.
 */
interface Statement {
  readonly route: string;
  readonly accepts: readonly ('named' | 'optionalType' | 'anyType' | 'flat')[];
  readonly strict?: true;
}

const STATEMENTS: readonly Statement[] = [
  { route: 'PUT /teams/{team_id}/hubs/{hub_id}/editor-pending-ops', accepts: ['named'], strict: true },
  { route: 'POST /teams/{team_id}/api-keys', accepts: ['flat', 'named'] },
  { route: 'PATCH /teams/{team_id}/api-keys/{key_id}', accepts: ['flat', 'optionalType'] },
  { route: 'POST /auth/login', accepts: ['flat'] },
  { route: 'POST /contact-auth/login', accepts: ['named'] },
  { route: 'PATCH /teams/{team_id}', accepts: ['flat', 'optionalType'] },
  { route: 'PATCH /users/{user_id}', accepts: ['flat'] },
  { route: 'PATCH /roles/{role_id}', accepts: ['flat'] },
  { route: 'POST /roles/{role_id}/permissions', accepts: ['flat'] },
  { route: 'PATCH /discussions/{discussion_id}', accepts: ['optionalType'] },
  { route: 'POST /hub/{hub_id}/checkout', accepts: ['named'] },
  { route: 'PATCH /admin/teams/{team_id}/hubs/{hub_id}/report-reasons/{reason_id}', accepts: ['named'] },
  { route: 'POST /teams/{team_id}/hubs/{hub_id}/achievements', accepts: ['anyType'] },
  { route: 'POST /teams/{team_id}/hubs/{hub_id}/access-rules', accepts: ['named'], strict: true },
  { route: 'PATCH /teams/{team_id}/hubs/{hub_id}/access-rules/{rule_id}', accepts: ['named'], strict: true },
  { route: 'POST /attachments', accepts: ['named'] },
  { route: 'PATCH /attachments/{attachment_id}', accepts: ['flat', 'optionalType'] },
  { route: 'PATCH /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}', accepts: ['optionalType'] },
  { route: 'POST /me/avatar', accepts: ['anyType'], strict: true },
  { route: 'POST /me/banner', accepts: ['anyType'], strict: true },
];

const routeOf = (name: string): Route => {
  const found = everyRoute.find((route) => nameOf(route) === name);
  if (!found) throw new Error(`There is no route ${name}`);
  return found;
};

const rows = STATEMENTS.map((statement) => [statement.route, statement] as const);

/** The pointers of the form errors of a route for this body; empty where it accepts the form. */
const formProblems = async (route: Route, body: unknown): Promise<readonly unknown[]> => {
  const answered = await world.call({ ...requestOf(world, route, route.caller.kinds[0] ?? 'user'), body });
  expect(answered.status).toBeLessThan(500);
  const at = answered.status === 422 ? namedBy(answered) : [];
  return at.filter((pointer) => pointer === '' || pointer === '/data' || pointer === '/data/type');
};

/** Optional fields that a sample needs: an empty update of a team is rejected. */
const MORE: Readonly<Record<string, object>> = { 'PATCH /teams/{team_id}': { name: 'Renamed' } };
const values = (route: Route): object => ({
  ...(route.body && sampleOf(route.body, world.ours.ids)),
  ...MORE[nameOf(route)],
});
const typeOf = ({ body }: Route): string => [body?.type ?? ''].flat()[0] ?? '';

describe.each(rows)('%s', (name, { accepts, strict }) => {
  const route = routeOf(name);
  const envelope = (type?: unknown) => ({ data: { ...(type !== undefined && { type }), attributes: values(route) } });

  test(`accepts a body that is ${accepts.join(' or ')}`, async () => {
    if (accepts.includes('flat')) expect(await formProblems(route, values(route))).toEqual([]);
    if (accepts.every((form) => form === 'flat')) return;
    expect(await formProblems(route, envelope(typeOf(route)))).toEqual([]);
    const untyped = accepts.includes('optionalType');
    expect(await formProblems(route, envelope())).toEqual(untyped ? [] : ['/data/type']);
    const free = accepts.includes('anyType');
    for (const type of ['achievement_offers', 'avatar_requests', 'wrong'])
      expect(await formProblems(route, envelope(type))).toEqual(free ? [] : ['/data/type']);
    for (const type of [7, null, {}]) expect(await formProblems(route, envelope(type))).toEqual(['/data/type']);
  });

  test(strict ? 'rejects unknown properties' : 'ignores unknown properties', () => {
    expect(route.body?.strict ?? false).toBe(strict ?? false);
  });
});

test('an empty update of an attachment returns 200, with or without an envelope', async () => {
  const route = routeOf('PATCH /attachments/{attachment_id}');
  for (const body of [{}, { data: {} }, { data: { attributes: {} } }, { data: { type: 'attachments' } }]) {
    const { status } = await world.call({ ...requestOf(world, route, 'user'), body });
    expect(status).toBe(200);
  }
});
