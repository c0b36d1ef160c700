import { beforeAll, describe, expect, test } from 'vitest';
import { PERMISSION_SLUGS } from '../../../../shared/accounts/roles/permissions.ts';
import { withTargetTitles } from '../../../../shared/community/titles/with-target-titles.ts';
import type { Reader } from '../../../../shared/hubs/readers/readers.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startRoutes } from '../../../functions/every-route/support/world.ts';
import { meter } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';

const world = useWorld(startRoutes);

const user = (...permissions: readonly string[]): Reader => ({
  kind: 'user',
  id: newId(),
  permissions: new Set(permissions),
});
const OWNER = user(...PERMISSION_SLUGS);
const TYPES = ['hub', 'space', 'discussion', 'content_node', 'playlist', 'event', 'media'] as const;

const targetsOf = ({ ids }: { readonly ids: Readonly<Record<string, string>> }) =>
  TYPES.map((target_type) => ({ target_type, target_id: ids[`${target_type}_id`] ?? '' }));

const titles = async (targets: ReturnType<typeof targetsOf>, reader: Reader, hub = world.ours.hub) => {
  const named = await withTargetTitles(world.db, { team: world.ours.id, hub }, targets, reader);
  return Object.fromEntries(named.map(({ target_type, target_title }) => [target_type, target_title]));
};

const NONE = Object.fromEntries(TYPES.map((type) => [type, null]));

let secret: { readonly space: string; readonly discussion: string };
beforeAll(async () => {
  const { ours } = world;
  const send = async (path: string, type: string, attributes: object) => {
    const body = { data: { type, attributes } };
    const sent = await world.call({ method: 'POST', path: `/api/v1${path}`, token: ours.users.owner.token, body });
    return (sent.body as { data: { id: string } }).data.id;
  };
  const space = await send(`/hubs/${ours.hub}/spaces`, 'spaces', { name: 'Board', visibility: 'secret' });
  const post = { title: 'Salaries', body: 'Numbers', space_id: space };
  secret = { space, discussion: await send(`/teams/${ours.id}/hubs/${ours.hub}/discussions`, 'discussions', post) };
});

describe('titles of targets', () => {
  test('are the current titles of every type of target', async () => {
    const found = await titles(targetsOf(world.ours), OWNER);
    expect(Object.keys(found)).toEqual([...TYPES]);
    expect(Object.entries(found).filter(([, title]) => !title)).toEqual([]);
  });

  test('are null for ids of another tenant, of another hub, unknown and malformed ids', async () => {
    expect(await titles(targetsOf(world.theirs), OWNER)).toEqual(NONE);
    expect(await titles(targetsOf(world.ours), OWNER, world.theirs.hub)).toEqual(NONE);
    for (const target_id of [newId(), 'nonsense', ''])
      expect(
        await titles(
          TYPES.map((target_type) => ({ target_type, target_id })),
          OWNER,
        ),
      ).toEqual(NONE);
  });

  test('of a secret space and its discussions are null for creators who do not see it', async () => {
    const targets = [
      { target_type: 'space' as const, target_id: secret.space },
      { target_type: 'discussion' as const, target_id: secret.discussion },
    ];
    expect(await titles(targets, OWNER)).toEqual({ space: 'Board', discussion: 'Salaries' });
    for (const permission of ['hubs.manage', 'content.manage', 'members.moderate'])
      expect(await titles(targets, user(permission))).toEqual({ space: 'Board', discussion: 'Salaries' });
    for (const permission of ['analytics.read', 'automations.manage', 'members.read', 'commerce.manage'])
      expect(await titles(targets, user(permission))).toEqual({ space: null, discussion: null });
  });

  test('are null for members and visitors, who see titles only of what admitted them', async () => {
    const member: Reader = { kind: 'contact', id: world.ours.member.id, member: undefined };
    expect(await titles(targetsOf(world.ours), member)).toEqual(NONE);
    expect(await titles(targetsOf(world.ours), { kind: 'anonymous' })).toEqual(NONE);
  });

  test('cost one request for any number of targets, and none without targets', async () => {
    const spent = meter(world.store.client);
    spent.read();
    await titles(Array.from({ length: 7 }, () => targetsOf(world.ours)).flat(), OWNER);
    expect(spent.read()).toMatchObject({ requests: 1, trips: 1 });
    const nothing = [{ target_type: null, target_id: null }];
    await withTargetTitles(world.db, { team: world.ours.id, hub: world.ours.hub }, nothing, OWNER);
    expect(spent.read().requests).toBe(0);
  });
});
