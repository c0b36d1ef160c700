import { describe, expect, test } from 'vitest';
import { filedKey, filedReportEntity } from '../../../shared/community/moderation/report-case-item.ts';
import { queueListing, reportEntity, reportKey } from '../../../shared/community/moderation/report-item.ts';
import type { Attributes } from '../../../shared/platform/db/item.ts';
import type { HubKey } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startReports } from './report-world.ts';
import { data, errors, items } from './world.ts';

const at = useWorld(startReports);

const cases = () => at.queue.replace(/reports$/, 'report-cases');

const listed = async (path: string) => items(await at.get(path, at.moderatingKey));

/** A discussion that `count` members reported, with the ids of their reports. */
const reported = async (count: number) => {
  const target = await at.newDiscussion();
  const reporters = await Promise.all(Array.from({ length: count }, () => at.newMember()));
  const ids: string[] = [];
  for (const { token } of reporters) ids.push(data(await at.report('discussion', target, token)).id);
  const report = (await listed(`${at.queue}?page%5Bsize%5D=100`)).find(({ id }) => id === ids[0]);
  const case_id = String(report?.attributes.case_id);
  return { target, reporters, ids, case_id, path: `${cases()}/${case_id}` };
};

const statuses = async (path: string) =>
  (await listed(`${path}/reports`)).map(({ attributes }) => attributes.status as string);

const decideCase = (path: string, attributes: object, token = at.ours.users.moderator.token) =>
  at.send('PATCH', path, token, 'report_cases', attributes);

describe('a case', () => {
  test('has all reports of one target, with their count, reasons and reporters', async () => {
    const { target, reporters, ids, path } = await reported(3);
    expect(await at.read(path, at.moderatingKey)).toMatchObject({
      hub_id: at.ours.hub,
      target_type: 'discussion',
      target_id: target,
      target_title: 'T',
      status: 'open',
      report_count: 3,
      open_report_count: 3,
      reasons: [{ reason_label: 'Spam or advertising', report_count: 3 }],
      reporters: [...reporters].reverse().map(({ id }) => expect.objectContaining({ contact_id: id })),
      resolved_by: null,
    });
    const filed = await listed(`${path}/reports`);
    expect(filed.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const open = await listed(`${cases()}?filter[status]=open&page%5Bsize%5D=100`);
    expect(open.filter(({ attributes }) => attributes.target_id === target)).toHaveLength(1);
  });

  test('a decision on one report closes the others of the same target, also when it hides the target', async () => {
    const { ids, path } = await reported(3);
    const decided = await at.decide(ids[1] ?? '', { status: 'resolved', action: 'hide', resolution_note: 'Spam' });
    expect(data(decided).attributes).toMatchObject({ status: 'resolved', resolution_note: 'Spam' });
    expect(await statuses(path)).toEqual(['resolved', 'resolved', 'resolved']);
    expect(await at.read(path, at.moderatingKey)).toMatchObject({
      status: 'resolved',
      open_report_count: 0,
      resolution_note: 'Spam',
      resolved_by: at.ours.users.moderator.id,
    });
    const open = await listed(`${at.queue}?filter[status]=open&page%5Bsize%5D=100`);
    expect(open.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect((await at.decide(ids[0] ?? '', { status: 'dismissed' })).status).toBe(409);
  });

  test('of a target that is hidden already is closed with one decision', async () => {
    const { ids, path } = await reported(2);
    await at.decide(ids[0] ?? '', { action: 'hide' });
    const decided = await decideCase(path, { status: 'resolved', action: 'hide' });
    expect([decided.status, data(decided).attributes.status]).toEqual([200, 'resolved']);
    expect(await statuses(path)).toEqual(['resolved', 'resolved']);
    const again = await decideCase(path, { status: 'resolved' });
    expect([again.status, errors(again)[0]?.code]).toEqual([409, 'illegal_transition']);
  });

  test('is open again after a new report, which stays open until the next decision', async () => {
    const { target, path } = await reported(1);
    await decideCase(path, { status: 'dismissed' });
    await at.report('discussion', target, (await at.newMember()).token);
    expect(await at.read(path, at.moderatingKey)).toMatchObject({
      status: 'open',
      report_count: 2,
      open_report_count: 1,
      resolved_by: null,
    });
    expect((await statuses(path)).sort()).toEqual(['dismissed', 'open']);
  });

  test('loses no report that is filed during a decision', async () => {
    const { target, path } = await reported(2);
    const late = await Promise.all(Array.from({ length: 6 }, () => at.newMember()));
    const [decision] = await Promise.all([
      decideCase(path, { status: 'resolved' }),
      ...late.map(({ token }) => at.report('discussion', target, token)),
    ]);
    expect(decision.status).toBe(200);
    const left = (await statuses(path)).filter((status) => status === 'open').length;
    expect(await statuses(path)).toHaveLength(8);
    expect(await at.read(path, at.moderatingKey)).toMatchObject({
      report_count: 8,
      open_report_count: left,
      status: left > 0 ? 'open' : 'resolved',
    });
  });

  /** A copy of a stored report with another id. */
  const copyOf = async (hub: HubKey, from: string) => {
    const id = newId();
    const { actor: _, ...row } = (await at.service.db.get<Attributes>(reportKey(hub, from))) ?? {};
    await at.service.db.put({
      ...row,
      ...reportKey(hub, id),
      entity: reportEntity,
      id,
      ...queueListing(hub, { id, status: 'open', created_at: id }),
    });
    return id;
  };

  test('a decision closes more reports than one transaction can write', async () => {
    const { ids, target, path, case_id } = await reported(1);
    const { db } = at.service;
    const hub = { team: at.ours.id, hub: at.ours.hub };
    for (let nth = 0; nth < 210; nth += 1) {
      const id = await copyOf(hub, ids[0] ?? '');
      await db.put({ ...filedKey(hub, case_id, id), entity: filedReportEntity, report_id: id });
    }
    await decideCase(path, { status: 'dismissed' });
    const open = await listed(`${at.queue}?filter[status]=open&page%5Bsize%5D=100`);
    expect(open.filter(({ attributes }) => attributes.target_id === target)).toEqual([]);
  });

  test('a report of an earlier release, which is in no case, is closed on its own', async () => {
    const { ids, path } = await reported(1);
    const id = await copyOf({ team: at.ours.id, hub: at.ours.hub }, ids[0] ?? '');
    await decideCase(path, { status: 'resolved' });
    expect((await at.decide(id, { status: 'dismissed' })).status).toBe(200);
    expect(await at.read(path, at.moderatingKey)).toMatchObject({ status: 'resolved' });
  });

  test('C112 C151: an unknown case or one of another hub returns 404, and a member gets 403', async () => {
    const { path, case_id } = await reported(1);
    const elsewhere = `/api/v1/teams/${at.theirs.id}/hubs/${at.theirs.hub}/report-cases/${case_id}`;
    const { token } = at.theirs.users.owner;
    expect((await at.get(elsewhere, token)).status).toBe(404);
    expect((await at.get(`${elsewhere}/reports`, token)).status).toBe(404);
    expect((await decideCase(elsewhere, { status: 'resolved' }, token)).status).toBe(404);
    expect((await decideCase(path, { status: 'resolved' }, at.ours.member.token)).status).toBe(403);
    expect((await decideCase(path, { status: 'resolved' }, at.otherKey)).status).toBe(403);
  });
});
