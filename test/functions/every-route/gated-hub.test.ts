import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../../shared/http/route.ts';
import { outcome } from './support/refused.ts';
import { guarded, nameOf, rows } from './support/routes.ts';
import { type RouteWorld, requestOf, startRouteWorld } from './support/world.ts';

let world: RouteWorld;
beforeAll(async () => {
  world = await startRouteWorld();
  const { ours } = world;
  const { status } = await world.call({
    method: 'POST',
    path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}/access-rules`,
    token: ours.users.owner.token,
    body: { data: { type: 'access_rules', attributes: { target_type: 'hub', target_id: ours.hub } } },
  });
  expect(status).toBe(201);
});
afterAll(() => world.stop());

const forMembers = guarded.filter(({ caller, path }) => caller.kinds.includes('contact') && path.includes('{hub_id}'));
const isOpen = ({ caller }: Route): boolean => caller.ungated === true;

test('beyond a hub’s access rule stand only what lets somebody in, what is theirs, and the way out', () => {
  expect(forMembers.filter(isOpen).map(nameOf).sort()).toEqual([
    'DELETE /hubs/{hub_id}/members/{contact_id}',
    'GET /hubs/{hub_id}/entitlements',
    'GET /hubs/{hub_id}/subscriptions',
    'POST /hub/{hub_id}/checkout',
    'POST /hubs/{hub_id}/access-checks',
  ]);
});

describe('a member who does not meet the rule on their hub is kept out of every route below it', () => {
  test.each(rows(forMembers))('%s', async (_, route) => {
    const told = outcome(await world.call(requestOf(world, route, 'contact')));
    if (isOpen(route)) expect(told).not.toBe('403 access_rule_not_met');
    else expect(told).toBe('403 access_rule_not_met');
  });
});

/** What stands in a hub and is read by its id alone; private messages are their writers' own. */
const INSIDE = /\{(?:discussion|comment|content_node|playlist|event|media)_id\}/;
const byId = guarded.filter(
  ({ method, path, caller }) =>
    method === 'GET' && caller.kinds.includes('contact') && !path.includes('{hub_id}') && INSIDE.test(path),
);

describe('and what stands in the hub is not there for them by its id either', () => {
  test.each(rows(byId))('%s', async (_, route) => {
    expect(outcome(await world.call(requestOf(world, route, 'contact')))).toBe('404 not_found');
  });
});

test('creators are let in as before', async () => {
  const reads = forMembers.filter(({ method, caller }) => method === 'GET' && caller.kinds.includes('user'));
  for (const route of reads)
    expect(outcome(await world.call(requestOf(world, route, 'user')))).not.toBe('403 access_rule_not_met');
});
