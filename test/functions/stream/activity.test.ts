import { describe, expect, test } from 'vitest';
import { activityRoutes } from '../../../functions/stream/activity.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { type ApiResponse, startService } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';

interface RecordedActivity {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const service = useWorld(() => startService(activityRoutes));
const world = useFixture(() => seedWorld(service.db, service.keys));

const one = (attributes: object) => ({ type: 'activity_events', attributes });
const view = (more: object = {}) => one({ hub_id: world.ours.hub, activity_type: 'page_view', ...more });
const post = (data: unknown, token?: string, path = '/api/v1/activity') =>
  service.call({ method: 'POST', path, token: token ?? world.ours.member.token, body: { data } });
const list = (query = '', token?: string, hub = world.ours.hub) =>
  service.call({ path: `/api/v1/hubs/${hub}/activity${query}`, token: token ?? world.ours.users.owner.token });
const pointers = ({ body }: ApiResponse) =>
  (body.errors as { source?: { pointer?: string } }[]).map(({ source }) => source?.pointer);
const codes = ({ body }: ApiResponse) => (body.errors as { code?: string }[]).map(({ code }) => code);
const ids = ({ body }: ApiResponse) => (body.data as RecordedActivity[]).map(({ id }) => id);

describe('recording activity', () => {
  test('C433 C434 A33: one activity returns 201 and one activity_events resource', async () => {
    const response = await post(
      view({ target_type: 'hub', target_id: world.ours.hub, metadata: { path: '/a', n: 1 } }),
    );
    expect([response.status, response.headers.Location]).toEqual([201, undefined]);
    expect(response.body.data).toMatchObject({ id: expect.any(String), type: 'activity_events' });
    expect((response.body.data as RecordedActivity).attributes).toEqual({
      hub_id: world.ours.hub,
      contact_id: world.ours.member.id,
      activity_type: 'page_view',
      target_type: 'hub',
      target_id: world.ours.hub,
      metadata: { path: '/a', n: 1 },
      occurred_at: expect.any(String),
      created_at: expect.any(String),
    });
  });

  test('A1: activities are accepted at three paths', async () => {
    for (const path of ['/activity', '/api/activity', '/api/v1/activity'])
      expect((await post(view(), undefined, path)).status).toBe(201);
  });

  test('A33: an array of up to a hundred activities returns an array in the same order', async () => {
    const response = await post(Array.from({ length: 100 }, (_, n) => view({ metadata: { n } })));
    expect(response.status).toBe(201);
    expect((response.body.data as RecordedActivity[]).map(({ attributes }) => attributes.metadata)).toEqual(
      Array.from({ length: 100 }, (_, n) => ({ n })),
    );
    expect((await post([view()])).body.data).toHaveLength(1);
  });

  test('an empty array and more than a hundred activities are rejected, and nothing is recorded', async () => {
    const before = ids(await list('?page%5Bsize%5D=1'));
    for (const data of [[], Array.from({ length: 101 }, () => view())]) {
      const refused = await post(data);
      expect([refused.status, pointers(refused)]).toEqual([422, ['/data']]);
    }
    expect(ids(await list('?page%5Bsize%5D=1'))).toEqual(before);
  });

  test('C104: an invalid item of an array is rejected with its pointer, and nothing is recorded', async () => {
    const before = ids(await list('?page%5Bsize%5D=1'));
    const refused = await post([view(), one({ hub_id: 'x', activity_type: 'dance' }), { type: 'wrong' }, 7]);
    expect(refused.status).toBe(422);
    expect(pointers(refused)).toEqual([
      '/data/1/attributes/hub_id',
      '/data/1/attributes/activity_type',
      '/data/2/type',
      '/data/2/attributes/hub_id',
      '/data/2/attributes/activity_type',
      '/data/3',
    ]);
    expect(ids(await list('?page%5Bsize%5D=1'))).toEqual(before);
  });

  test.each([
    ['hub_id', { hub_id: null }],
    ['activity_type', { activity_type: null }],
    ['target_type', { target_type: 'planet' }],
    ['target_id', { target_id: 'x' }],
    ['metadata', { metadata: null }],
    ['metadata', { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n])) }],
    ['metadata/a', { metadata: { a: 'x'.repeat(501) } }],
    ['metadata/a', { metadata: { a: {} } }],
    ['metadata/a', { metadata: { a: 1e300 } }],
    ['metadata/a', { metadata: { a: -1e-200 } }],
    ['metadata/a b', { metadata: { 'a b': 1 } }],
    ['occurred_at', { occurred_at: 'yesterday' }],
  ])('C101 C104: an invalid %s is rejected with its pointer: %j', async (field, attributes) => {
    const refused = await post(view(attributes));
    expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
  });

  test('an occurred_at outside the window is rejected, and a late one within it accepted', async () => {
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    const day = 86_400_000;
    for (const occurred_at of [ago(8 * day), ago(-day)]) {
      const refused = await post([view(), view({ occurred_at })]);
      expect([refused.status, codes(refused), pointers(refused)]).toEqual([
        422,
        ['outside_window'],
        ['/data/1/attributes/occurred_at'],
      ]);
    }
    for (const occurred_at of [ago(6 * day), ago(-60_000)])
      expect((await post(view({ occurred_at }))).body.data).toMatchObject({ attributes: { occurred_at } });
  });

  test('a hub of another team, an unknown hub and a hub without membership return the same error', async () => {
    const { ours, theirs } = world;
    for (const [hub_id, token] of [
      [theirs.hub, ours.member.token],
      ['019b7000-0000-7000-8000-000000000000', ours.member.token],
      [ours.hub, ours.outsider.token],
    ] as const) {
      const refused = await post(view({ hub_id }), token);
      expect([refused.status, codes(refused), pointers(refused)]).toEqual([
        422,
        ['unknown_hub'],
        ['/data/attributes/hub_id'],
      ]);
    }
    await service.db.update(memberKey({ team: theirs.id, hub: theirs.hub }, theirs.member.id), {
      set: { status: 'banned' },
    });
    expect(codes(await post(view({ hub_id: theirs.hub }), theirs.member.token))).toEqual(['unknown_hub']);
  });

  test('C006: only a contact’s token is accepted', async () => {
    expect((await service.call({ method: 'POST', path: '/activity', body: { data: view() } })).status).toBe(401);
    for (const token of [world.ours.users.owner.token, world.ours.key.secret])
      expect((await post(view(), token)).status).toBe(403);
  });
});

describe('reading', () => {
  test('each activity has the current name of its member, and whether they left', async () => {
    const { ours } = world;
    const hub = { team: ours.id, hub: ours.hub };
    const recorded = ids(await post([view()]))[0];
    const shown = async () => {
      const { body } = await list('?page%5Bsize%5D=100');
      const found = (body.data as RecordedActivity[]).find(({ id }) => id === recorded);
      const { contact_id, contact_display_name, contact_is_former_member } = found?.attributes ?? {};
      return [contact_id, contact_display_name, contact_is_former_member];
    };
    await service.db.update(contactKey(ours.id, ours.member.id), { set: { name: 'Ada' } });
    expect(await shown()).toEqual([ours.member.id, 'Ada', false]);
    await service.db.update(memberKey(hub, ours.member.id), { set: { status: 'left' } });
    expect(await shown()).toEqual([ours.member.id, 'Ada', true]);
    await service.db.update(memberKey(hub, ours.member.id), { set: { status: 'active' } });
  });

  test('C021 C025: pages contain each activity once, newest first', async () => {
    const all = ids(await list('?page%5Bsize%5D=100'));
    const walked: string[] = [];
    let path: string | undefined = `/api/v1/hubs/${world.ours.hub}/activity?page%5Bsize%5D=7`;
    while (path) {
      const page = await service.call({ path, token: world.ours.users.owner.token });
      walked.push(...ids(page));
      path = (page.body.links as { next?: string }).next;
    }
    expect(walked.length).toBeGreaterThan(100);
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked).toEqual([...walked].sort().reverse());
    expect(walked.slice(0, 100)).toEqual(all);
  });

  test('activities are filtered by type, target and contact', async () => {
    const target_id = world.ours.member.id;
    const made = await post(view({ activity_type: 'search', target_type: 'member', target_id }));
    expect(ids(await list('?filter[activity_type]=search'))).toEqual([(made.body.data as RecordedActivity).id]);
    expect(ids(await list(`?filter[target_id]=${target_id}`))).toEqual([(made.body.data as RecordedActivity).id]);
    expect(ids(await list(`?filter[contact_id]=${world.ours.outsider.id}`))).toEqual([]);
    const own = ids(await list(`?filter[contact_id]=${world.ours.member.id}&page[size]=100`));
    expect(own).toEqual(ids(await list('?page[size]=100')));
    expect((await list('?filter[activity_type]=dance')).status).toBe(422);
  });

  test('C151: only creators of the team with analytics.read can list activities', async () => {
    const { ours, theirs } = world;
    const statusOf = async (token: string) => (await list('', token)).status;
    expect(await statusOf(ours.users.admin.token)).toBe(200);
    expect(await statusOf(ours.key.secret)).toBe(200);
    expect(await statusOf(ours.users.moderator.token)).toBe(403);
    expect(await statusOf(ours.bareKey.secret)).toBe(403);
    expect(await statusOf(ours.member.token)).toBe(403);
    expect(await statusOf(theirs.users.owner.token)).toBe(404);
    expect(await statusOf(theirs.key.secret)).toBe(404);
  });
});
