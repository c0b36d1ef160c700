import { describe, expect, test } from 'vitest';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startReports } from './report-world.ts';
import { data, errors, items, pointers } from './world.ts';

const at = useWorld(startReports);

describe('the queue of reports', () => {
  test('lists open reports first, oldest first, in pages', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) ids.push(data(await at.report('discussion', await at.newDiscussion())).id);
    await at.decide(ids[1] ?? '', { status: 'dismissed' });
    const listedIds: string[] = [];
    let path: string | undefined = `${at.queue}?page%5Bsize%5D=5`;
    while (path) {
      const page = await at.get(path, at.ours.users.moderator.token);
      listedIds.push(...items(page).map(({ id }) => id));
      path = (page.body.links as { next?: string }).next;
    }
    expect(new Set(listedIds).size).toBe(listedIds.length);
    expect(listedIds.filter((id) => ids.includes(id))).toEqual([ids[0], ids[2], ids[3], ids[1]]);
    const listed = items(await at.get(`${at.queue}?filter[status]=dismissed`, at.moderatingKey));
    expect(listed.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await at.get(`${at.queue}?filter[status]=new`, at.moderatingKey)).status).toBe(422);
  });

  test('C151: requires a moderating user or key', async () => {
    const statusOf = async (token?: string) => (await at.get(at.queue, token)).status;
    expect(await statusOf(at.ours.users.moderator.token)).toBe(200);
    expect(await statusOf(at.moderatingKey)).toBe(200);
    expect(await statusOf(at.otherKey)).toBe(403);
    expect(await statusOf(at.ours.member.token)).toBe(403);
    expect(await statusOf(at.theirs.users.owner.token)).toBe(403);
    expect(await statusOf()).toBe(401);
  });
});

describe('deciding on a report', () => {
  test('of two concurrent decisions on an open report, one succeeds', async () => {
    const { id } = data(await at.report('discussion', await at.newDiscussion()));
    const both = await Promise.all([
      at.decide(id, { status: 'resolved', resolution_note: 'Seen' }),
      at.decide(id, { status: 'dismissed' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(errors(await at.decide(id, { status: 'dismissed' }))[0]?.code).toBe('illegal_transition');
    const closed = both.find(({ status }) => status === 200);
    expect(closed && data(closed).attributes).toMatchObject({
      resolved_by: at.ours.users.moderator.id,
      resolved_at: expect.any(String),
    });
  });

  test('a decision hides a discussion, and restoring it is idempotent', async () => {
    const target = await at.newDiscussion();
    const { id } = data(await at.report('discussion', target));
    expect((await at.decide(id, { status: 'resolved', action: 'hide' })).status).toBe(200);
    const other = await at.newMember();
    expect((await at.get(`/api/v1/discussions/${target}`, other.token)).status).toBe(404);
    for (let times = 0; times < 2; times += 1) expect((await at.decide(id, { action: 'restore' })).status).toBe(200);
    expect(await at.read(`/api/v1/discussions/${target}`, other.token)).toMatchObject({ status: 'published' });
  });

  test('a comment is hidden and restored', async () => {
    const target = await at.newComment(await at.newDiscussion());
    const { id } = data(await at.report('comment', target));
    const other = await at.newMember();
    await at.decide(id, { action: 'hide' });
    expect((await at.get(`/api/v1/comments/${target}`, other.token)).status).toBe(404);
    expect(data(await at.decide(id, { action: 'restore' })).attributes.status).toBe('open');
    expect((await at.get(`/api/v1/comments/${target}`, other.token)).status).toBe(200);
  });

  test('restoring does not publish what waits for review', async () => {
    const target = await at.newDiscussion();
    const { id } = data(await at.report('discussion', target));
    const key = discussionKey(at.ours.id, target) ?? { pk: '', sk: '' };
    await at.service.db.update(key, { set: { status: 'pending_review' } });
    expect(errors(await at.decide(id, { action: 'restore' }))[0]?.code).toBe('illegal_transition');
    expect(await at.service.db.get(key)).toMatchObject({ status: 'pending_review' });
  });

  test('a deleted discussion and a member cannot be hidden, and their reports can still be resolved', async () => {
    const target = await at.newDiscussion();
    const { id } = data(await at.report('discussion', target));
    await at.drop(`/api/v1/discussions/${target}`, at.ours.users.owner.token);
    const refused = await at.decide(id, { status: 'resolved', action: 'hide' });
    expect([refused.status, pointers(refused)]).toEqual([409, ['/data/attributes/action']]);
    const person = await at.newMember();
    const member = data(await at.report('member', person.id, undefined, { hub_id: at.ours.hub }));
    const notHideable = await at.decide(member.id, { status: 'resolved', action: 'hide' });
    expect([notHideable.status, errors(notHideable)[0]?.code]).toEqual([422, 'not_hideable']);
    expect((await at.decide(member.id, { status: 'resolved' })).status).toBe(200);
    expect((await at.decide(id, { status: 'resolved' })).status).toBe(200);
  });

  test('C112 C151: an unknown report or one of another hub returns 404, and a member or another key gets 403', async () => {
    const { id } = data(await at.report('discussion', await at.newDiscussion()));
    expect((await at.decide(newId(), { status: 'resolved' })).status).toBe(404);
    const otherHubPath = `/api/v1/teams/${at.theirs.id}/hubs/${at.theirs.hub}/reports/${id}`;
    const elsewhere = await at.send('PATCH', otherHubPath, at.theirs.users.owner.token, 'reports', {
      status: 'resolved',
    });
    expect(elsewhere.status).toBe(404);
    expect((await at.decide(id, { status: 'resolved' }, at.ours.member.token)).status).toBe(403);
    expect((await at.decide(id, { status: 'resolved' }, at.otherKey)).status).toBe(403);
    for (const wrong of [{ status: 'open' }, { status: null }, { action: 'delete' }])
      expect((await at.decide(id, wrong)).status).toBe(422);
  });
});
