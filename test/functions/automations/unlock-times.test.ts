import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessRuleKey } from '../../../shared/access/rules/rule-item.ts';
import { type AutomationsWorld, DAY, data, items, startAutomations } from './world.ts';

let at: AutomationsWorld;
beforeAll(async () => {
  at = await startAutomations();
});
afterAll(() => at.stop());

const path = (rest = '') => `${at.base}/drip-campaigns${rest && `/${rest}`}`;
const created = async (where: string, attributes: object, type: string) => {
  const made = await at.send('POST', `${at.base}/${where}`, attributes, type);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};
const campaign = (trigger = 'manual') =>
  created('drip-campaigns', { name: 'A lesson a week', trigger: { type: trigger } }, 'drip_campaigns');
const lesson = (more: object = {}) =>
  created('content-nodes', { title: 'Week 2', kind: 'course', status: 'published', ...more }, 'content_nodes');
const unlock = (id: string, target_id: string, when: object, target_type = 'content_node') =>
  created(`drip-campaigns/${id}/steps`, { kind: 'unlock', target_type, target_id, ...when }, 'drip_steps');
const setStatus = (id: string, status: string) => at.send('PATCH', path(id), { status }, 'drip_campaigns');
const enroll = async (id: string, contact: string) => {
  const automation = data(await at.send('GET', path(id))).attributes.automation_id as string;
  expect((await at.enroll(automation, contact)).status).toBe(201);
  await at.settle();
};
const override = async (id: string, step: string, contact: string, attributes: object) => {
  const set = await at.send('PUT', path(`${id}/steps/${step}/overrides/${contact}`), attributes, 'drip_overrides');
  expect(set.status).toBe(200);
  await at.settle();
};
const rule = (target_id: string, conditions: readonly object[]) =>
  created(
    'access-rules',
    { target_type: 'content_node', target_id, logic_operator: 'any', conditions },
    'access_rules',
  );
const discussion = async (title: string) => {
  const space = data(await at.send('POST', `/hubs/${at.ours.hub}/spaces`, { name: 'Backstage' }, 'spaces')).id;
  const path = `/hubs/${at.ours.hub}/spaces/${space}/discussions`;
  const author = at.tokenOf(await at.person());
  const made = await at.send('POST', path, { title, body: 'Words' }, 'discussions', author);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};
const NEVER = { type: 'points_gte', operator: 'gte', value: { points: 1_000 } };
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

const read = async (contact: string, rest: string) =>
  at.send('GET', `/hubs/${at.ours.hub}/${rest}`, undefined, '', at.tokenOf(contact));
const checked = async (contact: string, target_id: string, target_type = 'content_node') => {
  const attributes = { target_type, target_id };
  const token = at.tokenOf(contact);
  const answer = await at.send('POST', `/hubs/${at.ours.hub}/access-checks`, attributes, 'access_checks', token);
  const { has_access, reason, unlocks_at, target_title } = data(answer).attributes;
  return { has_access, reason, unlocks_at, target_title };
};

/** What a member sees of a node: the same by the list, the single view and an access check. */
const shownOf = async (contact: string, node: string) => {
  const one = data(await read(contact, `content-nodes/${node}`)).attributes;
  const { parent_id, title } = one;
  const siblings = items(await read(contact, `content-nodes?filter[parent_id]=${parent_id ?? 'none'}&page[size]=100`));
  const inList = siblings.find(({ id }) => id === node)?.attributes;
  const check = await checked(contact, node);
  for (const shown of [inList, one])
    expect(shown).toMatchObject({ title, is_locked: !check.has_access, unlocks_at: check.unlocks_at });
  expect(check.target_title).toBe(title);
  return [check.reason, check.unlocks_at];
};

describe('a lesson that a drip campaign locks', () => {
  test('says when it unlocks, and opens at exactly that time', async () => {
    const id = await campaign();
    const nodes = [await lesson(), await lesson(), await lesson()] as const;
    /* The second step runs after the first one, so its own, earlier time does not count. */
    await unlock(id, nodes[0], { position: 1, after_days: 7 });
    await unlock(id, nodes[1], { position: 2, after_days: 3 });
    await unlock(id, nodes[2], { position: 3, at: inDays(20) });
    await setStatus(id, 'active');
    const ada = await at.person();
    for (const node of nodes) expect(await shownOf(ada, node)).toEqual(['drip', null]);
    const due = [inDays(7), inDays(7), inDays(20)];
    await enroll(id, ada);
    for (const [nth, node] of nodes.entries()) expect(await shownOf(ada, node)).toEqual(['drip', due[nth]]);
    await at.pass(7 * DAY - 1);
    for (const [nth, node] of nodes.entries()) expect(await shownOf(ada, node)).toEqual(['drip', due[nth]]);
    await at.pass(1);
    for (const node of nodes.slice(0, 2)) expect(await shownOf(ada, node)).toEqual(['granted', null]);
    expect(await shownOf(ada, nodes[2])).toEqual(['drip', due[2]]);
    await at.pass(13 * DAY - 1);
    expect(await shownOf(ada, nodes[2])).toEqual(['drip', due[2]]);
    await at.pass(1);
    expect(await shownOf(ada, nodes[2])).toEqual(['granted', null]);
  });

  test('says the time of the override of the member, and that of the others to the others', async () => {
    const id = await campaign();
    const nodes = [await lesson(), await lesson()] as const;
    const first = await unlock(id, nodes[0], { position: 1, after_days: 5 });
    const second = await unlock(id, nodes[1], { position: 2, after_days: 10 });
    await setStatus(id, 'active');
    const [ada, bob] = [await at.person(), await at.person()];
    await enroll(id, ada);
    await enroll(id, bob);
    const [fifth, tenth, late] = [inDays(5), inDays(10), inDays(12)];
    await override(id, first, ada, { at: late });
    expect(await shownOf(ada, nodes[0])).toEqual(['drip', late]);
    expect(await shownOf(ada, nodes[1])).toEqual(['drip', late]);
    expect(await shownOf(bob, nodes[0])).toEqual(['drip', fifth]);
    await override(id, first, ada, { is_skipped: true });
    expect(await shownOf(ada, nodes[0])).toEqual(['drip', null]);
    expect(await shownOf(ada, nodes[1])).toEqual(['drip', tenth]);
    /* Both members are past the first step: what changes there is not repeated. */
    await at.pass(5 * DAY, DAY);
    await override(id, first, bob, { at: late });
    await at.send('DELETE', path(`${id}/steps/${first}/overrides/${ada}`));
    expect(await shownOf(ada, nodes[0])).toEqual(['drip', null]);
    expect(await shownOf(bob, nodes[1])).toEqual(['drip', tenth]);
    await override(id, second, bob, { at: late });
    expect(await shownOf(bob, nodes[1])).toEqual(['drip', late]);
    await at.pass(5 * DAY, DAY);
    expect(await shownOf(ada, nodes[1])).toEqual(['granted', null]);
    expect(await shownOf(bob, nodes[1])).toEqual(['drip', late]);
    await at.pass(2 * DAY, DAY);
    expect(await shownOf(bob, nodes[1])).toEqual(['granted', null]);
  });

  test('has no time while the campaign is paused, and a deleted campaign locks nothing', async () => {
    const id = await campaign();
    const node = await lesson();
    await unlock(id, node, { after_days: 2 });
    await setStatus(id, 'active');
    const ada = await at.person();
    await enroll(id, ada);
    const due = inDays(2);
    await setStatus(id, 'paused');
    expect(await shownOf(ada, node)).toEqual(['drip', null]);
    await setStatus(id, 'active');
    await at.settle();
    expect(await shownOf(ada, node)).toEqual(['drip', due]);
    await at.send('DELETE', path(id));
    expect(await shownOf(ada, node)).toEqual(['no_conditions', null]);
  });

  test('has no time for a member who joined before the campaign existed', async () => {
    const ada = await at.person();
    await at.settle();
    const id = await campaign('member.joined');
    const node = await lesson();
    await unlock(id, node, { after_days: 1 });
    await setStatus(id, 'active');
    const bob = await at.person();
    const due = inDays(1);
    await at.settle();
    expect([await shownOf(ada, node), await shownOf(bob, node)]).toEqual([
      ['drip', null],
      ['drip', due],
    ]);
  });

  test('unlocks at the earliest time of the campaigns that lock it', async () => {
    const node = await lesson();
    const campaigns = [await campaign(), await campaign(), await campaign()] as const;
    for (const [nth, id] of campaigns.entries()) await unlock(id, node, { after_days: 9 - 2 * nth });
    const ada = await at.person();
    for (const id of campaigns) await setStatus(id, 'active');
    for (const id of campaigns) await enroll(id, ada);
    const [seventh, fifth] = [inDays(7), inDays(5)];
    expect(await shownOf(ada, node)).toEqual(['drip', fifth]);
    await setStatus(campaigns[2], 'paused');
    expect(await shownOf(ada, node)).toEqual(['drip', seventh]);
    await at.pass(7 * DAY, DAY);
    expect(await shownOf(ada, node)).toEqual(['granted', null]);
  });

  test('unlocks inside a locked course when the last lock on its way ends', async () => {
    const id = await campaign();
    const course = await lesson();
    const [early, late, ruled] = [
      await lesson({ parent_id: course, kind: 'lesson' }),
      await lesson({ parent_id: course, kind: 'lesson' }),
      await lesson({ parent_id: course, kind: 'lesson' }),
    ];
    await unlock(id, course, { position: 1, after_days: 4 });
    await unlock(id, late, { position: 2, after_days: 8 });
    await rule(ruled, [NEVER]);
    await setStatus(id, 'active');
    const ada = await at.person();
    await enroll(id, ada);
    const [fourth, eighth] = [inDays(4), inDays(8)];
    expect(await shownOf(ada, early)).toEqual(['drip', fourth]);
    expect(await shownOf(ada, late)).toEqual(['drip', eighth]);
    expect(await shownOf(ada, ruled)).toEqual(['drip', null]);
    await at.pass(4 * DAY, DAY);
    expect(await shownOf(ada, early)).toEqual(['granted', null]);
    expect(await shownOf(ada, late)).toEqual(['drip', eighth]);
    expect(await shownOf(ada, ruled)).toEqual(['conditions_not_met', null]);
  });

  test('that a step adds to an active campaign is one for members who start from then on', async () => {
    const id = await campaign();
    const [first, added] = [await lesson(), await lesson()];
    await unlock(id, first, { position: 1, after_days: 1 });
    await setStatus(id, 'active');
    const [ada, bob] = [await at.person(), await at.person()];
    await enroll(id, ada);
    await unlock(id, added, { position: 2, after_days: 2 });
    await enroll(id, bob);
    expect(await shownOf(ada, added)).toEqual(['drip', null]);
    expect(await shownOf(bob, added)).toEqual(['drip', inDays(2)]);
  });
});

test('a lesson that another rule locks has no time, whatever a campaign does with it', async () => {
  const id = await campaign();
  const [closed, conditional] = [await lesson(), await lesson()];
  await rule(closed, []);
  await rule(conditional, [NEVER]);
  const ada = await at.person();
  expect(await shownOf(ada, closed)).toEqual(['no_conditions', null]);
  await unlock(id, conditional, { after_days: 1 });
  await setStatus(id, 'active');
  await enroll(id, ada);
  expect(await shownOf(ada, conditional)).toEqual(['conditions_not_met', null]);
});

test('a rule from before it named its campaign gets the name when the campaign is activated again', async () => {
  const id = await campaign();
  const node = await lesson();
  await unlock(id, node, { after_days: 3 });
  await setStatus(id, 'active');
  const ada = await at.person();
  await enroll(id, ada);
  const due = inDays(3);
  await at.db.update(accessRuleKey(at.hub, { type: 'content_node', id: node }), { remove: ['drips'] });
  expect(await shownOf(ada, node)).toEqual(['no_conditions', null]);
  await setStatus(id, 'active');
  expect(await shownOf(ada, node)).toEqual(['drip', due]);
});

test('playlists and their items say when they unlock; the title of a hidden post is not shown', async () => {
  const id = await campaign();
  const node = await lesson();
  const [open, locked] = [
    await created('playlists', { title: 'Open', status: 'published' }, 'playlists'),
    await created('playlists', { title: 'Locked', status: 'published' }, 'playlists'),
  ];
  await created(`playlists/${open}/items`, { content_node_id: node }, 'playlist_items');
  const post = await discussion('Secret');
  await unlock(id, node, { position: 1, after_days: 1 });
  await unlock(id, locked, { position: 2, after_days: 2 }, 'playlist');
  await unlock(id, post, { position: 3, after_days: 3 }, 'discussion');
  await setStatus(id, 'active');
  const ada = await at.person();
  await enroll(id, ada);
  const [first, second, third] = [inDays(1), inDays(2), inDays(3)];
  const [entry] = items(await read(ada, `playlists/${open}/items`));
  expect(entry?.attributes).toMatchObject({ title: 'Week 2', is_locked: true, unlocks_at: first });
  const shown = items(await read(ada, 'playlists?page[size]=100')).map(({ attributes }) => attributes);
  expect(shown.find(({ title }) => title === 'Open')).toMatchObject({ is_locked: false, unlocks_at: null });
  expect(shown.find(({ title }) => title === 'Locked')).toMatchObject({ is_locked: true, unlocks_at: second });
  const drip = { has_access: false, reason: 'drip' };
  expect(await checked(ada, locked, 'playlist')).toEqual({ ...drip, unlocks_at: second, target_title: 'Locked' });
  expect(await checked(ada, post, 'discussion')).toEqual({ ...drip, unlocks_at: third, target_title: null });
});
