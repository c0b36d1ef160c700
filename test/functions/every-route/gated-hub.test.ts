import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { guarded, nameOf, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);
beforeAll(async () => {
  const { ours } = world;
  const { status } = await world.call({
    method: 'POST',
    path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}/access-rules`,
    token: ours.users.owner.token,
    body: { data: { type: 'access_rules', attributes: { target_type: 'hub', target_id: ours.hub } } },
  });
  expect(status).toBe(201);
});

const forMembers = guarded.filter(({ caller, path }) => caller.kinds.includes('contact') && path.includes('{hub_id}'));
const isOpen = ({ caller }: Route): boolean => caller.withoutAccessRule === true;

test('only checkout, purchases, access checks and leaving are exempt from a hub’s access rule', () => {
  expect(forMembers.filter(isOpen).map(nameOf).sort()).toEqual([
    'DELETE /hubs/{hub_id}/members/{contact_id}',
    'GET /hubs/{hub_id}/entitlements',
    'GET /hubs/{hub_id}/products',
    'GET /hubs/{hub_id}/subscriptions',
    'POST /hub/{hub_id}/checkout',
    'POST /hubs/{hub_id}/access-checks',
  ]);
});

describe('a member who does not meet the hub’s access rule gets 403 on every route of the hub', () => {
  test.each(rows(forMembers))('%s', async (_, route) => {
    const answered = outcome(await world.call(requestOf(world, route, 'contact')));
    if (isOpen(route)) expect(answered).not.toBe('403 access_rule_not_met');
    else expect(answered).toBe('403 access_rule_not_met');
  });
});

/** Path parameters of hub resources addressed by id alone. */
const INSIDE = /\{(?:discussion|comment|content_node|playlist|event|media|file|attachment|conversation|message)_id\}/;
const byId = guarded.filter(
  ({ caller, path }) => caller.kinds.includes('contact') && !path.includes('{hub_id}') && INSIDE.test(path),
);

describe('a member who does not meet the hub’s access rule gets 404 for its resources by id', () => {
  test.each(rows(byId))('%s', async (_, route) => {
    expect(outcome(await world.call(requestOf(world, route, 'contact')))).toBe('404 not_found');
  });
});

describe('a member who does not meet the hub’s access rule cannot submit', () => {
  const post = (path: string, type: string, attributes: object) => {
    const { token } = world.ours.member;
    return world.call({ method: 'POST', path: `/api/v1${path}`, token, body: { data: { type, attributes } } });
  };
  test('activity of the hub', async () => {
    const answered = await post('/activity', 'activity_events', { hub_id: world.ours.hub, activity_type: 'page_view' });
    expect(outcome(answered)).toBe('422 unknown_hub');
  });

  test.each(['discussion', 'comment', 'message'] as const)('a report of a %s', async (target_type) => {
    const { [`${target_type}_id`]: target_id, reason_id } = world.ours.ids;
    expect(target_id).toBeDefined();
    const answered = await post('/reports', 'reports', { target_type, target_id, reason_id });
    expect(outcome(answered)).toBe('404 not_found');
  });

  test('a report of a member', async () => {
    const { reason_id } = world.ours.ids;
    const report = { target_type: 'member', target_id: world.ours.member.id, hub_id: world.ours.hub, reason_id };
    expect(outcome(await post('/reports', 'reports', report))).toBe('404 not_found');
  });

  test('a comment or a conversation', async () => {
    const { discussion_id: target_id } = world.ours.ids;
    const comment = { target_type: 'discussion', target_id, body: 'Here' };
    expect(outcome(await post('/comments', 'comments', comment))).toBe('404 not_found');
    const conversation = { contact_ids: [world.ours.outsider.id], hub_id: world.ours.hub };
    expect(outcome(await post('/conversations', 'conversations', conversation))).toMatch(/^(404|422) /);
  });
});

test('creators can read every route of a gated hub', async () => {
  const reads = forMembers.filter(({ method, caller }) => method === 'GET' && caller.kinds.includes('user'));
  expect(reads.length).toBeGreaterThan(10);
  for (const route of reads)
    expect([route.path, outcome(await world.call(requestOf(world, route, 'user')))]).toEqual([route.path, 'ok']);
});
