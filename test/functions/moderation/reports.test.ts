import { describe, expect, test } from 'vitest';
import { reportEntity, reportId, reportKey } from '../../../shared/community/moderation/report-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import { newHub } from '../community/world.ts';
import { SPAM, startReports } from './report-world.ts';
import { data, errors, items, pointers } from './world.ts';

const at = useWorld(startReports);

describe('creating a report', () => {
  test('C037 C299: a report of a discussion is counted, and marks the discussion for its reporter', async () => {
    const id = await at.newDiscussion();
    const created = await at.report('discussion', id, undefined, { note: ' Buy now ' });
    expect([created.status, created.headers.Location]).toEqual([201, undefined]);
    expect(data(created)).toMatchObject({ type: 'reports' });
    expect(data(created).attributes).toEqual({
      hub_id: at.ours.hub,
      target_type: 'discussion',
      target_id: id,
      reason_id: SPAM,
      reason_label: 'Spam or advertising',
      note: 'Buy now',
      status: 'open',
      reporter_contact_id: at.ours.member.id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await at.read(`/api/v1/discussions/${id}`)).toMatchObject({ report_count: 1, reported_by_me: true });
    const other = await at.newMember();
    expect(await at.read(`/api/v1/discussions/${id}`, other.token)).toMatchObject({
      report_count: 1,
      reported_by_me: false,
    });
  });

  test('a member lists their own reports of all targets, newest first, without the decision’s note, and nobody else’s', async () => {
    const reporter = await at.newMember();
    const mine = async ({ token }: { token: string }) => items(await at.get('/api/v1/me/reports', token));
    const first = data(await at.report('discussion', await at.newDiscussion(), reporter.token)).id;
    const last = data(await at.report('discussion', await at.newDiscussion(), reporter.token)).id;
    await at.decide(first, { status: 'dismissed', resolution_note: 'Harmless' });
    const listed = await mine(reporter);
    expect(listed.map(({ id, attributes }) => [id, attributes.status])).toEqual([
      [last, 'open'],
      [first, 'dismissed'],
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/Harmless|resol/);
    for (const other of [await at.newMember(), at.theirs.member]) expect(await mine(other)).toEqual([]);
  });

  test('twenty concurrent reports by one member are one report, which is counted once', async () => {
    const id = await at.newDiscussion();
    const all = await Promise.all(Array.from({ length: 20 }, () => at.report('discussion', id)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(all.map((each) => data(each).id)).size).toBe(1);
    expect(await at.read(`/api/v1/discussions/${id}`)).toMatchObject({ report_count: 1, reported_by_me: true });
  });

  test('twelve concurrent reports by different members are all counted', async () => {
    const id = await at.newDiscussion();
    const members = await Promise.all(Array.from({ length: 12 }, () => at.newMember()));
    await Promise.all(members.map(({ token }) => at.report('discussion', id, token)));
    expect((await at.read(`/api/v1/discussions/${id}`)).report_count).toBe(12);
    const listed = items(await at.get(`${at.queue}?page%5Bsize%5D=100`, at.ours.users.owner.token));
    expect(listed.filter(({ attributes }) => attributes.target_id === id)).toHaveLength(12);
  });

  test('a report of a comment is counted, and marks the comment for its reporter', async () => {
    const id = await at.newComment(await at.newDiscussion());
    expect((await at.report('comment', id)).status).toBe(201);
    expect((await at.report('comment', id)).status).toBe(200);
    expect(await at.read(`/api/v1/comments/${id}`)).toMatchObject({ report_count: 1, reported_by_me: true });
  });

  test('participants of a conversation can report its messages, and others get 404', async () => {
    const { id } = await at.newMessage('Give me your password');
    expect((await at.report('message', id)).status).toBe(201);
    expect((await at.report('message', id, (await at.newMember()).token)).status).toBe(404);
    expect((await at.report('message', newPlaceId(tagFor(newId())))).status).toBe(404);
  });

  test('the report of a message contains its current body, for moderators only', async () => {
    const { id, author, conversation_id } = await at.newMessage('Give me your password');
    const created = await at.report('message', id);
    expect(data(created).attributes).not.toHaveProperty('message');
    await at.report('discussion', await at.newDiscussion());
    const messageInQueue = async () => {
      const listed = items(await at.get(`${at.queue}?page%5Bsize%5D=100`, at.ours.users.moderator.token));
      const others = listed.filter(({ attributes }) => attributes.target_type !== 'message');
      expect(others.length).toBeGreaterThan(0);
      for (const { attributes } of others) expect(attributes.message).toBeNull();
      return listed.find((report) => report.id === data(created).id)?.attributes.message;
    };
    const unedited = { created_at: expect.any(String), edited_at: null };
    const message = { conversation_id, author_contact_id: author.id, is_automated: false, ...unedited };
    const reported = { ...message, body: 'Give me your password', deleted_at: null };
    expect(await messageInQueue()).toEqual(reported);
    expect(data(await at.decide(data(created).id, { status: 'resolved' })).attributes.message).toEqual(reported);
    expect((await at.drop(`/api/v1/messages/${id}`, author.token)).status).toBe(204);
    expect(await messageInQueue()).toEqual({ ...message, body: null, deleted_at: expect.any(String) });
  });

  test('a member can be reported in a hub, but not by themselves', async () => {
    const other = await at.newMember();
    const hub_id = at.ours.hub;
    expect((await at.report('member', other.id, undefined, { hub_id })).status).toBe(201);
    expect(pointers(await at.report('member', other.id))).toEqual(['/data/attributes/hub_id']);
    expect(errors(await at.report('member', at.ours.member.id, undefined, { hub_id }))[0]?.code).toBe('self_only');
    expect((await at.report('member', at.ours.outsider.id, undefined, { hub_id })).status).toBe(404);
    expect((await at.report('member', other.id, at.theirs.member.token, { hub_id })).status).toBe(404);
  });

  test('reports of the same member in two hubs are two, and a report of an earlier release is not repeated', async () => {
    const { db } = at.service;
    const { id: team, hub } = at.ours;
    const [reporter, other] = [await at.newMember(), await at.newMember()];
    const elsewhere = await newHub(at.service, at.ours);
    for (const { id } of [reporter, other])
      await members(db, { team, hub: elsewhere }).join(id, 'active', { type: 'contact', id }, new Date());
    const report = (hub_id: string) => at.report('member', other.id, reporter.token, { hub_id });
    const [first, last] = [await report(hub), await report(elsewhere)];
    expect([first.status, last.status]).toEqual([201, 201]);
    const listed = items(await at.get('/api/v1/me/reports', reporter.token));
    expect(Object.fromEntries(listed.map(({ id, attributes }) => [id, attributes.hub_id]))).toEqual({
      [data(last).id]: elsewhere,
      [data(first).id]: hub,
    });
    expect(listed).toHaveLength(2);

    const third = await at.newMember();
    const id = reportId(team, reporter.id, 'member', third.id);
    const { attributes } = data(first);
    const earlier = { ...attributes, ...reportKey({ team, hub }, id), entity: reportEntity, id, team_id: team };
    await db.put(earlier as Parameters<typeof db.put>[0]);
    const again = await at.report('member', third.id, reporter.token, { hub_id: hub });
    expect([again.status, data(again).id]).toEqual([200, id]);
  });

  test('a target that is hidden, of another team or unknown returns the same 404', async () => {
    const path = `/api/v1/teams/${at.ours.id}/hubs/${at.ours.hub}/discussions`;
    const created = await at.send('POST', path, at.ours.users.owner.token, 'discussions', {
      space_id: at.secret,
      title: 'T',
      body: 'B',
    });
    for (const [id, token] of [
      [data(created).id, at.ours.member.token],
      [await at.newDiscussion(), at.theirs.member.token],
      [await at.newDiscussion(), at.ours.outsider.token],
      [newPlaceId(tagFor(at.space)), at.ours.member.token],
      [newId(), at.ours.member.token],
    ] as const) {
      const refused = await at.report('discussion', id, token);
      expect([refused.status, errors(refused)[0]?.code]).toEqual([404, 'not_found']);
    }
  });

  test.each([
    ['target_type', { target_type: 'hub' }],
    ['target_id', { target_id: 'x' }],
    ['target_id', { target_id: null }],
    ['reason_id', { reason_id: null }],
    ['note', { note: 'x'.repeat(2001) }],
  ])('C101 C104: an invalid %s returns 422 with its pointer: %j', async (field, more) => {
    const refused = await at.report('discussion', newId(), undefined, more);
    expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
  });

  test('the reason must be an active one of the hub; otherwise nothing is written', async () => {
    const id = await at.newDiscussion();
    const admin = `/api/v1/admin/teams/${at.ours.id}/hubs/${at.ours.hub}/report-reasons`;
    const reason = { label: 'Inactive', is_active: false };
    const { id: inactive } = data(await at.send('POST', admin, at.ours.users.owner.token, 'report_reasons', reason));
    for (const reason_id of [newId(), inactive]) {
      const refused = await at.report('discussion', id, undefined, { reason_id });
      expect([errors(refused)[0]?.code, pointers(refused)]).toEqual(['unknown_reason', ['/data/attributes/reason_id']]);
    }
    expect(await at.read(`/api/v1/discussions/${id}`)).toMatchObject({ report_count: 0, reported_by_me: false });
  });

  test('C006: POST /reports requires a contact token', async () => {
    const id = await at.newDiscussion();
    expect((await at.report('discussion', id, at.ours.users.owner.token)).status).toBe(403);
    expect((await at.report('discussion', id, at.moderatingKey)).status).toBe(403);
    expect((await at.service.call({ method: 'POST', path: '/api/v1/reports', body: {} })).status).toBe(401);
  });
});
