import { describe, expect, test } from 'vitest';
import { acceptedForms, compositionsOf } from '../../../shared/platform/http/openapi/composed-ids.ts';
import { canonicalPath, fill } from '../../../shared/platform/http/paths.ts';
import { router } from '../../../shared/platform/http/router.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { everyRoute, nameOf, paramsOf } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

const find = router(everyRoute);
const compositions = compositionsOf(everyRoute);

/** Every path parameter that accepts a composed id, with the form of that id. */
const parameters = everyRoute.flatMap((route) =>
  paramsOf(route.path).flatMap((name, nth, names) =>
    acceptedForms(name, names.slice(0, nth), compositions).map((form) => [nameOf(route), form, name, route] as const),
  ),
);

test('the paths that accept a composed id are exactly these', () => {
  const named = parameters.map(([name, form]) => `${name.replace(/^\w+ /, '')} ${form}`);
  expect([...new Set(named)].toSorted()).toEqual([
    '/comments/{comment_id}/reactions/{emoji} {comment_id}:{emoji}',
    '/discussions/{discussion_id}/reactions/{emoji} {discussion_id}:{emoji}',
    '/hubs/{hub_id}/members/{contact_id} {hub_id}:{contact_id}',
    '/hubs/{hub_id}/members/{contact_id}/achievements {hub_id}:{contact_id}',
    '/hubs/{hub_id}/members/{contact_id}/follow {hub_id}:{contact_id}',
    '/hubs/{hub_id}/members/{contact_id}/followers {hub_id}:{contact_id}',
    '/hubs/{hub_id}/members/{contact_id}/following {hub_id}:{contact_id}',
    '/teams/{team_id}/contacts/{contact_id}/tags/{tag_id} {contact_id}:{tag_id}',
    '/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id} {hub_id}:{achievement_id}',
    '/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}/awards/{contact_id} {achievement_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}/awards/{contact_id} {hub_id}:{achievement_id}',
    '/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}/awards/{contact_id} {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/automated-senders/{contact_id} {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps/{drip_step_id}/overrides/{contact_id} {drip_step_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps/{drip_step_id}/overrides/{contact_id} {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/members/{contact_id} {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/ban {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/warnings {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships/{contact_id} {hub_id}:{contact_id}',
    '/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships/{contact_id} {space_id}:{contact_id}',
  ]);
});

/** The bound parameters of a path in which one parameter is sent as this value. */
const paramsWith = (route: (typeof parameters)[number][3], ids: object, name: string, value: string) => {
  const path = canonicalPath(route).replaceAll(/\{(\w+)\}/g, (_, one: string) =>
    one === name ? value : String(Reflect.get(ids, one)),
  );
  const found = find(route.method, path);
  return found && 'params' in found ? found.params : undefined;
};

describe('a composed id is bound as its last part only if its other parts are ids earlier in the path', () => {
  test.each(parameters)('%s, %s', (_, form, name, route) => {
    const ids = Object.fromEntries(paramsOf(route.path).map((one) => [one, newId()]));
    const composed = fill(form, ids);
    expect(paramsWith(route, ids, name, composed)).toEqual(ids);
    expect(paramsWith(route, ids, name, composed)).toEqual(ids);
    const foreign = `${newId()}${composed.slice(composed.indexOf(':'))}`;
    for (const other of [foreign, `${composed}:`, `:${ids[name]}`, `${composed}:${newId()}`])
      expect(paramsWith(route, ids, name, other)).toEqual({ ...ids, [name]: other });
  });
});

describe('a composed id with a foreign prefix is rejected with 404', () => {
  test.each(parameters)('%s, %s', async (_, form, name, route) => {
    const theirs = fill(form, { ...world.ours.ids, hub_id: world.theirs.hub, [name]: String(world.ours.ids[name]) });
    const foreign = theirs.replace(/^[^:]+/, newId());
    for (const value of new Set([foreign, `${newId()}:${world.ours.ids[name]}`])) {
      const of = { ...world.ours, ids: { ...world.ours.ids, [name]: value } };
      const kind = route.caller.kinds[0] ?? 'user';
      expect((await world.call(requestOf(world, route, kind, of))).status).toBe(404);
    }
  });
});
