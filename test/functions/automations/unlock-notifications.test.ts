import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  NOTIFICATION,
  type NotificationItem,
  notificationsPartition,
} from '../../../shared/downstream/notifications/notification-item.ts';
import { choicesOf, preferences } from '../../../shared/downstream/notifications/preferences.ts';
import { present } from '../../../shared/downstream/notifications/present.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { type AutomationsWorld, DAY, data, startAutomations } from './world.ts';

let at: AutomationsWorld;
beforeAll(async () => {
  at = await startAutomations();
});
afterAll(() => at.stop());

const created = async (where: string, attributes: object, type: string, token?: string) => {
  const made = await at.send('POST', where, attributes, type, token);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};
const campaign = () =>
  created(`${at.base}/drip-campaigns`, { name: 'Weekly', trigger: { type: 'manual' } }, 'drip_campaigns');
const lesson = (title: string, more: object = {}) =>
  created(`${at.base}/content-nodes`, { title, kind: 'course', status: 'published', ...more }, 'content_nodes');
const unlock = (id: string, target_id: string, after_days: number, target_type = 'content_node') =>
  created(
    `${at.base}/drip-campaigns/${id}/steps`,
    { kind: 'unlock', target_type, target_id, after_days, position: after_days },
    'drip_steps',
  );
const start = async (id: string, ...contacts: readonly string[]) => {
  const path = `${at.base}/drip-campaigns/${id}`;
  expect((await at.send('PATCH', path, { status: 'active' }, 'drip_campaigns')).status).toBe(200);
  const automation = data(await at.send('GET', path)).attributes.automation_id as string;
  for (const contact of contacts) expect((await at.enroll(automation, contact)).status).toBe(201);
  await at.settle();
};
const rowsOf = async (contact: string): Promise<readonly NotificationItem[]> => {
  const partition = notificationsPartition(at.ours.id, contact);
  return (await at.db.query<NotificationItem>({ partition, prefix: NOTIFICATION, limit: 100 })).items;
};
/** What the list of notifications shows. */
const shownTo = async (contact: string) =>
  (await present(at.db, at.ours.id, contact, await rowsOf(contact), new Date())).map(({ item, title, leads_to }) => [
    item.kind,
    title,
    leads_to,
  ]);

test('each unlock of a campaign notifies the member once, with the title and a link, and nobody else', async () => {
  const id = await campaign();
  const [first, second] = [await lesson('Centre'), await lesson('Open')];
  await unlock(id, first, 0);
  await unlock(id, second, 7);
  const [ada, bob] = [await at.person(), await at.person()];
  await start(id, ada);
  const one = ['unlock', 'Centre is now unlocked', { type: 'content_nodes', id: first }];
  expect([await shownTo(ada), await shownTo(bob)]).toEqual([[one], []]);
  await at.pass(7 * DAY);
  const two = ['unlock', 'Open is now unlocked', { type: 'content_nodes', id: second }];
  expect(await shownTo(ada)).toEqual([one, two]);
  await at.pass(30 * DAY, DAY);
  expect(await rowsOf(ada)).toHaveLength(2);
});

test('a discussion without a title and a playlist are named, too', async () => {
  const id = await campaign();
  const space = await created(`/hubs/${at.ours.hub}/spaces`, { name: 'Backstage' }, 'spaces');
  const ada = await at.person();
  const posts = `/hubs/${at.ours.hub}/spaces/${space}/discussions`;
  const words = { title: null, body: 'Words' };
  const discussion = await created(posts, words, 'discussions', at.tokenOf(await at.person()));
  const list = { title: 'The best of', status: 'published' };
  const playlist = await created(`${at.base}/playlists`, list, 'playlists');
  await unlock(id, discussion, 0, 'discussion');
  await unlock(id, playlist, 1, 'playlist');
  await start(id, ada);
  await at.pass(DAY);
  expect(await shownTo(ada)).toEqual([
    ['unlock', 'A discussion is now unlocked', { type: 'discussions', id: discussion }],
    ['unlock', 'The best of is now unlocked', { type: 'playlists', id: playlist }],
  ]);
});

test('a member who does not want these notifications, who left or who had access gets none', async () => {
  const id = await campaign();
  const target = await lesson('Trim');
  await unlock(id, target, 3);
  const [quiet, former, banned, early] = [await at.person(), await at.person(), await at.person(), await at.person()];
  const choices = { ...choicesOf(undefined), unlock: { in_app: false, email: true } };
  await preferences(at.db, at.ours.id, quiet).replace(choices, new Date());
  const other = await campaign();
  await unlock(other, target, 0);
  await start(other, early);
  expect(await rowsOf(early)).toHaveLength(1);
  await start(id, quiet, former, banned, early);
  await at.db.update(memberKey(at.hub, former), { set: { status: 'left' } });
  await at.db.update(memberKey(at.hub, banned), { set: { status: 'banned' } });
  await at.pass(3 * DAY);
  for (const contact of [quiet, former, banned]) expect(await rowsOf(contact)).toEqual([]);
  expect(await rowsOf(early)).toHaveLength(1);
});

test('a notification is not shown while the lesson is closed again, is a draft or is below a locked one', async () => {
  const id = await campaign();
  const course = await lesson('Course');
  const target = await lesson('Glaze', { kind: 'lesson', parent_id: course });
  await unlock(id, target, 0);
  const ada = await at.person();
  await start(id, ada);
  const shown = [['unlock', 'Glaze is now unlocked', { type: 'content_nodes', id: target }]];
  expect(await shownTo(ada)).toEqual(shown);
  const change = (node: string, attributes: object) =>
    at.send('PATCH', `${at.base}/content-nodes/${node}`, attributes, 'content_nodes');
  await change(target, { status: 'draft' });
  expect(await shownTo(ada)).toEqual([]);
  await change(target, { status: 'published' });
  expect(await shownTo(ada)).toEqual(shown);
  const rule = { target_type: 'content_node', target_id: course, logic_operator: 'any', conditions: [] };
  await created(`${at.base}/access-rules`, rule, 'access_rules');
  expect(await shownTo(ada)).toEqual([]);
});

test('an override that unlocks a step at once notifies the member, and repeating it does not', async () => {
  const id = await campaign();
  const node = await lesson('Glaze');
  const step = await unlock(id, node, 7);
  const ada = await at.person();
  await start(id, ada);
  const path = `${at.base}/drip-campaigns/${id}/steps/${step}/overrides/${ada}`;
  for (let times = 0; times < 2; times += 1) {
    expect((await at.send('PUT', path, { at: new Date().toISOString() }, 'drip_overrides')).status).toBe(200);
    await at.settle();
  }
  expect(await shownTo(ada)).toEqual([['unlock', 'Glaze is now unlocked', { type: 'content_nodes', id: node }]]);
});
