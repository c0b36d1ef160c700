import { beforeAll, describe, expect, test } from 'vitest';
import { contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { playlistKey } from '../../../shared/engagement/content/playlist-item.ts';
import { hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { exists } from '../../../shared/platform/db/expression.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { guarded, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);
beforeAll(async () => {
  const { db, ours } = world;
  const { ids } = ours;
  const hub = { team: ours.id, hub: ours.hub };
  await db.update(spaceItemKey(hub, ids.space_id ?? ''), { set: { visibility: 'secret', access_level: 'invite' } });
  const drafts = [
    hubEventKey(ours.id, ids.event_id ?? ''),
    contentNodeKey(ours.id, ids.content_node_id ?? ''),
    playlistKey(ours.id, ids.playlist_id ?? ''),
  ];
  for (const key of drafts) if (key) await db.update(key, { set: { status: 'draft' } }, exists());
});

/** Path parameters of hub resources addressed by id alone: in a secret space, a draft, or private to others. */
const INSIDE = /\{(?:discussion|comment|content_node|playlist|event|media|file|attachment|conversation|message)_id\}/;
const byId = guarded.filter(
  ({ caller, path }) => caller.kinds.includes('contact') && !path.includes('{hub_id}') && INSIDE.test(path),
);

/** Bars a contact who has never been a member of the space. */
const bar = async (status: 'banned' | 'suspended'): Promise<void> => {
  const { db, ours } = world;
  const at = new Date().toISOString();
  const member = { contact_id: ours.outsider.id, hub_id: ours.hub, team_id: ours.id, role: 'member', joined_at: at };
  const key = memberKey({ team: ours.id, hub: ours.hub }, ours.outsider.id);
  const row = { ...member, status, suspended_until: null, created_at: at, updated_at: at };
  await db.put({ ...key, entity: memberEntity, ...row });
};

describe.each(['banned', 'suspended'] as const)('a %s member gets 404 for resources they could never see', (status) => {
  beforeAll(() => bar(status));

  test('the routes by id are found', () => {
    expect(byId.length).toBeGreaterThan(20);
  });

  test.each(rows(byId))('%s', async (_, route) => {
    const { token } = world.ours.outsider;
    expect(outcome(await world.call({ ...requestOf(world, route, 'contact'), token }))).toBe('404 not_found');
  });

  test.each(['discussion', 'comment', 'content_node', 'playlist', 'message'])(
    'attachments, comments and reports of a %s reveal nothing',
    async (kind) => {
      const { outsider, ids } = world.ours;
      const id = ids[`${kind}_id`];
      const { reason_id } = ids;
      const list = async (target_id: string | undefined) =>
        (
          await world.call({
            path: `/api/v1/attachments?filter[target_type]=${kind}&filter[target_id]=${target_id}`,
            token: outsider.token,
          })
        ).body;
      expect(await list(id)).toMatchObject({ data: [] });
      expect(await list(newId())).toMatchObject({ data: [] });
      const post = (path: string, type: string, attributes: object) =>
        world.call({
          method: 'POST',
          path: `/api/v1${path}`,
          token: outsider.token,
          body: { data: { type, attributes } },
        });
      const target = { target_type: kind, target_id: id };
      if (kind === 'discussion' || kind === 'content_node')
        expect(outcome(await post('/comments', 'comments', { ...target, body: 'Here' }))).toBe('404 not_found');
      if (kind === 'discussion' || kind === 'comment' || kind === 'message')
        expect(outcome(await post('/reports', 'reports', { ...target, reason_id }))).toBe('404 not_found');
    },
  );
});
