import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIVITY_TARGETS } from '../../../shared/community/activity/activity-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from '../every-route/support/refused.ts';
import { startRoutes } from '../every-route/support/world.ts';

type Target = (typeof ACTIVITY_TARGETS)[number];

const world = useWorld(startRoutes);
beforeAll(async () => {
  const { ids, users } = world.ours;
  const team = `/api/v1/teams/${ids.team_id}/hubs/${ids.hub_id}`;
  for (const [type, path] of [
    ['content_nodes', `content-nodes/${ids.content_node_id}`],
    ['playlists', `playlists/${ids.playlist_id}`],
  ] as const) {
    const body = { data: { type, attributes: { status: 'published' } } };
    const published = await world.call({ method: 'PATCH', path: `${team}/${path}`, token: users.owner.token, body });
    if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  }
});

const record = (...targets: readonly { readonly target_type?: Target; readonly target_id?: string }[]) => {
  const { hub, member } = world.ours;
  const attributes = { hub_id: hub, activity_type: 'page_view' };
  const events = targets.map((target) => ({ type: 'activity_events', attributes: { ...attributes, ...target } }));
  return world.call({ method: 'POST', path: '/api/v1/activity', token: member.token, body: { data: events } });
};

/** The id of a target of each type in a tenant. */
const idOf = (target: Target, of = world.ours): string => {
  const ids: Readonly<Record<string, string>> = { ...of.ids, member_id: of.member.id };
  return ids[`${target}_id`] ?? '';
};

describe.each(ACTIVITY_TARGETS)('an activity about a %s', (target_type) => {
  test('is recorded if the member can read the target', async () => {
    expect(outcome(await record({ target_type, target_id: idOf(target_type) }))).toBe('ok');
  });

  test('is rejected with the same error for a missing target and one of another team', async () => {
    for (const target_id of [newId(), idOf(target_type, world.theirs)]) {
      const refused = await record({ target_type: 'hub', target_id: world.ours.hub }, { target_type, target_id });
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([
        { code: 'unknown_target', source: { pointer: '/data/1/attributes/target_id' } },
      ]);
    }
  });
});

test('an activity about a secret space or its content is rejected for a member who is not in the space', async () => {
  const { hub, users } = world.ours;
  const make = async (path: string, type: string, attributes: object) => {
    const call = { method: 'POST', path: `/api/v1${path}`, token: users.owner.token };
    return data(await world.call({ ...call, body: { data: { type, attributes } } })).id;
  };
  const secret = { name: 'Secret', visibility: 'secret', access_level: 'invite' };
  const space = await make(`/hubs/${hub}/spaces`, 'spaces', secret);
  expect((await record({ target_type: 'space', target_id: space })).status).toBe(422);
  const draft = await make(`/teams/${world.ours.id}/hubs/${hub}/content-nodes`, 'content_nodes', {
    title: 'Draft',
    kind: 'course',
    status: 'draft',
  });
  expect((await record({ target_type: 'content_node', target_id: draft })).status).toBe(422);
});

test('a target without a type returns 422 at the type', async () => {
  const refused = await record({ target_id: world.ours.hub });
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ source: { pointer: '/data/0/attributes/target_type' } }],
  ]);
});

test('a type without an id returns 422 at the id', async () => {
  const refused = await record({ target_type: 'space' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ source: { pointer: '/data/0/attributes/target_id' } }]);
});

test('a request can have 20 different targets, each any number of times', async () => {
  const hub = { target_type: 'hub', target_id: world.ours.hub } as const;
  const others = Array.from({ length: 20 }, () => ({ target_type: 'space', target_id: newId() }) as const);
  const refused = await record(hub, hub, {}, ...others);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toMatchObject([
    { code: 'limit_reached', source: { pointer: '/data/22/attributes/target_id' } },
  ]);
  expect(outcome(await record(...Array.from({ length: 60 }, () => hub)))).toBe('ok');
});
