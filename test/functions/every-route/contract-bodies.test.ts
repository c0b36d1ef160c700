import { describe, expect, test } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { namedBy } from './support/refused.ts';
import { everyRoute, nameOf } from './support/routes.ts';
import { sampleOf } from './support/sample-body.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

/**
 * What each sentence of the contract about a request body asks for: an envelope whose type it names (`named`), an
 * envelope of which it names no type (`optionalType`: the type may be left out), one with whatever type (`anyType`), no
 * envelope at all (`flat`); and that unknown properties are refused (`strict`).
 */
interface Sentence {
  readonly route: string;
  readonly takes: readonly ('named' | 'optionalType' | 'anyType' | 'flat')[];
  readonly strict?: true;
}

const SENTENCES: readonly Sentence[] = [
  { route: 'PUT /teams/{team_id}/hubs/{hub_id}/editor-pending-ops', takes: ['named'], strict: true },
  { route: 'POST /teams/{team_id}/api-keys', takes: ['flat', 'named'] },
  { route: 'PATCH /teams/{team_id}/api-keys/{key_id}', takes: ['flat', 'optionalType'] },
  { route: 'POST /auth/login', takes: ['flat'] },
  { route: 'POST /contact-auth/login', takes: ['named'] },
  { route: 'PATCH /teams/{team_id}', takes: ['flat', 'optionalType'] },
  { route: 'PATCH /users/{user_id}', takes: ['flat'] },
  { route: 'PATCH /roles/{role_id}', takes: ['flat'] },
  { route: 'POST /roles/{role_id}/permissions', takes: ['flat'] },
  { route: 'PATCH /discussions/{discussion_id}', takes: ['optionalType'] },
  { route: 'POST /hub/{hub_id}/checkout', takes: ['named'] },
  { route: 'PATCH /admin/teams/{team_id}/hubs/{hub_id}/report-reasons/{reason_id}', takes: ['named'] },
  { route: 'POST /teams/{team_id}/hubs/{hub_id}/achievements', takes: ['anyType'] },
  { route: 'POST /teams/{team_id}/hubs/{hub_id}/access-rules', takes: ['named'], strict: true },
  { route: 'PATCH /teams/{team_id}/hubs/{hub_id}/access-rules/{rule_id}', takes: ['named'], strict: true },
  { route: 'POST /attachments', takes: ['named'] },
  { route: 'PATCH /attachments/{attachment_id}', takes: ['flat', 'optionalType'] },
  { route: 'PATCH /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}', takes: ['optionalType'] },
  { route: 'POST /me/avatar', takes: ['anyType'], strict: true },
  { route: 'POST /me/banner', takes: ['anyType'], strict: true },
];

const routeOf = (name: string): Route => {
  const found = everyRoute.find((route) => nameOf(route) === name);
  if (!found) throw new Error(`No route is ${name}`);
  return found;
};

const rows = SENTENCES.map((sentence) => [sentence.route, sentence] as const);

/** What a route says of the form of a body: nothing where it takes the form. */
const formProblems = async (route: Route, body: unknown): Promise<readonly unknown[]> => {
  const answered = await world.call({ ...requestOf(world, route, route.caller.kinds[0] ?? 'user'), body });
  expect(answered.status).toBeLessThan(500);
  const at = answered.status === 422 ? namedBy(answered) : [];
  return at.filter((pointer) => pointer === '' || pointer === '/data' || pointer === '/data/type');
};

/** What a sample needs besides what is required: an empty change of a team is refused on its own account. */
const MORE: Readonly<Record<string, object>> = { 'PATCH /teams/{team_id}': { name: 'Renamed' } };
const values = (route: Route): object => ({
  ...(route.body && sampleOf(route.body, world.ours.ids)),
  ...MORE[nameOf(route)],
});
const typeOf = ({ body }: Route): string => [body?.type ?? ''].flat()[0] ?? '';

describe.each(rows)('%s', (name, { takes, strict }) => {
  const route = routeOf(name);
  const envelope = (type?: unknown) => ({ data: { ...(type !== undefined && { type }), attributes: values(route) } });

  test(`takes a body that is ${takes.join(' or ')}`, async () => {
    if (takes.includes('flat')) expect(await formProblems(route, values(route))).toEqual([]);
    if (takes.every((form) => form === 'flat')) return;
    expect(await formProblems(route, envelope(typeOf(route)))).toEqual([]);
    const untyped = takes.includes('optionalType');
    expect(await formProblems(route, envelope())).toEqual(untyped ? [] : ['/data/type']);
    const free = takes.includes('anyType');
    for (const type of ['achievement_offers', 'avatar_requests', 'wrong'])
      expect(await formProblems(route, envelope(type))).toEqual(free ? [] : ['/data/type']);
    for (const type of [7, null, {}]) expect(await formProblems(route, envelope(type))).toEqual(['/data/type']);
  });

  test(strict ? 'refuses unknown properties' : 'ignores unknown properties', () => {
    expect(route.body?.strict ?? false).toBe(strict ?? false);
  });
});

test('an update of an attachment that is empty answers 200, enveloped or not', async () => {
  const route = routeOf('PATCH /attachments/{attachment_id}');
  for (const body of [{}, { data: {} }, { data: { attributes: {} } }, { data: { type: 'attachments' } }]) {
    const { status } = await world.call({ ...requestOf(world, route, 'user'), body });
    expect(status).toBe(200);
  }
});
