import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type AutomationsWorld, DAY, data, items, outcome, startAutomations } from './world.ts';

let at: AutomationsWorld;
beforeAll(async () => {
  at = await startAutomations();
});
afterAll(() => at.stop());

const path = (rest = '') => `${at.base}/drip-campaigns${rest && `/${rest}`}`;
const campaign = async (attributes: object = { trigger: { type: 'manual' } }) =>
  data(await at.send('POST', path(), { name: 'A lesson a week', ...attributes }, 'drip_campaigns')).id;
const lesson = async () => {
  const lessons = { title: 'A lesson', kind: 'course', status: 'published', body: 'words' };
  return data(await at.send('POST', `${at.base}/content-nodes`, lessons, 'content_nodes')).id;
};
const step = (id: string, attributes: object) => at.send('POST', path(`${id}/steps`), attributes, 'drip_steps');
const unlock = (id: string, node: string, when: object) =>
  step(id, { kind: 'unlock', target_type: 'content_node', target_id: node, ...when });
const setStatus = (id: string, status: string) => at.send('PATCH', path(id), { status }, 'drip_campaigns');
const automationOf = async (id: string) => data(await at.send('GET', path(id))).attributes.automation_id as string;
const enroll = async (id: string, contact: string) => {
  const enrolled = await at.enroll(await automationOf(id), contact);
  expect(enrolled.status).toBe(201);
  await at.settle();
};
const override = (id: string, stepId: string, contact: string, attributes: object) =>
  at.send('PUT', path(`${id}/steps/${stepId}/overrides/${contact}`), attributes, 'drip_overrides');

/** The nodes that a member can access, by an access check and by reading them. */
const openTo = async (contact: string, nodes: readonly string[]): Promise<readonly boolean[]> => {
  const token = at.tokenOf(contact);
  const checks = nodes.map(async (target_id) => {
    const attributes = { target_type: 'content_node', target_id };
    const check = await at.send('POST', `/hubs/${at.ours.hub}/access-checks`, attributes, 'access_checks', token);
    const read = await at.send('GET', `/hubs/${at.ours.hub}/content-nodes/${target_id}`, undefined, '', token);
    const isOpen = data(check).attributes.has_access === true;
    expect(read.status === 200 && data(read).attributes.body === 'words').toBe(isOpen);
    return isOpen;
  });
  return Promise.all(checks);
};
const subjectsOf = async (contact: string): Promise<readonly string[]> => {
  const partition = `TEAM#${at.ours.id}#HUB#${at.ours.hub}#MEMBER#${contact}`;
  const found = await at.db.query<{ subject: string }>({ partition, prefix: 'LETTER#', limit: 100 });
  return found.items.map(({ subject }) => subject).sort();
};

test('lessons are unlocked one by one, and stay unlocked after the campaign is deleted', async () => {
  const id = await campaign();
  const nodes = await Promise.all([lesson(), lesson(), lesson()]);
  await unlock(id, nodes[0] ?? '', { position: 1, after_days: 0 });
  await unlock(id, nodes[1] ?? '', { position: 2, after_days: 10 });
  await step(id, { kind: 'email', subject: 'Half way', body: 'You are half way.', position: 3, after_days: 15 });
  await unlock(id, nodes[2] ?? '', { position: 4, after_days: 30 });
  expect(data(await setStatus(id, 'active')).attributes.status).toBe('active');
  const [ada, bob] = [await at.person(), await at.person()];
  expect(await openTo(ada, nodes)).toEqual([false, false, false]);
  await enroll(id, ada);
  const seen: string[] = [];
  for (let day = 0; day <= 30; day += 1) {
    const open = (await openTo(ada, nodes)).filter(Boolean).length;
    const now = `${open} open, ${(await subjectsOf(ada)).length} emails`;
    if (!seen.at(-1)?.endsWith(now)) seen.push(`day ${day}: ${now}`);
    await at.pass(DAY, DAY / 2);
  }
  expect(seen).toEqual([
    'day 0: 1 open, 0 emails',
    'day 10: 2 open, 0 emails',
    'day 15: 2 open, 1 emails',
    'day 30: 3 open, 1 emails',
  ]);
  expect(await openTo(bob, nodes)).toEqual([false, false, false]);
  expect((await at.enrolled(await automationOf(id))).map(({ status }) => status)).toEqual(['completed']);
  const steps = items(await at.send('GET', path(`${id}/steps`)));
  for (const one of steps) await at.send('DELETE', path(`${id}/steps/${one.id}`));
  expect((await at.send('DELETE', path(id))).status).toBe(204);
  await at.pass(DAY);
  expect(await openTo(ada, nodes)).toEqual([true, true, true]);
});

test('a step with a date runs on that date, whenever the member started', async () => {
  const id = await campaign({ trigger: { type: 'member.joined' } });
  const node = await lesson();
  const on = new Date(Date.now() + 3 * DAY).toISOString();
  await unlock(id, node, { at: on });
  await setStatus(id, 'active');
  const ada = await at.person();
  await at.settle();
  await at.pass(2 * DAY, DAY);
  const bob = await at.person();
  await at.settle();
  expect([await openTo(ada, [node]), await openTo(bob, [node])]).toEqual([[false], [false]]);
  await at.pass(DAY);
  expect([await openTo(ada, [node]), await openTo(bob, [node])]).toEqual([[true], [true]]);
  await at.pass(DAY);
  const late = await at.person();
  await at.settle();
  expect(await openTo(late, [node])).toEqual([true]);
  await at.send('DELETE', path(id));
});

describe('an override', () => {
  test('unlocks, delays or skips a step for its member only', async () => {
    const id = await campaign();
    const nodes = await Promise.all([lesson(), lesson(), lesson()]);
    const made = await Promise.all(
      nodes.map((node, nth) => unlock(id, node, { position: nth, after_days: 10 * (nth + 1) })),
    );
    const [first = '', second = '', third = ''] = made.map((one) => data(one).id);
    await setStatus(id, 'active');
    const [ada, bob] = [await at.person(), await at.person()];
    await enroll(id, ada);
    await enroll(id, bob);
    const now = new Date().toISOString();
    expect((await override(id, third, ada, { at: now })).status).toBe(200);
    expect(await openTo(ada, nodes)).toEqual([false, false, true]);
    await override(id, first, ada, { at: new Date(Date.now() + 12 * DAY).toISOString() });
    await override(id, second, ada, { is_skipped: true });
    await at.settle();
    await at.pass(11 * DAY, DAY);
    expect([await openTo(ada, nodes), await openTo(bob, nodes)]).toEqual([
      [false, false, true],
      [true, false, false],
    ]);
    await at.pass(20 * DAY, DAY);
    expect([await openTo(ada, nodes), await openTo(bob, nodes)]).toEqual([
      [true, false, true],
      [true, true, true],
    ]);
  });

  test('reschedules the current wait, and can be deleted before its time', async () => {
    const id = await campaign();
    const node = await lesson();
    const { id: only } = data(await unlock(id, node, { after_days: 20 }));
    await setStatus(id, 'active');
    const [ada, bob] = [await at.person(), await at.person()];
    await enroll(id, ada);
    await enroll(id, bob);
    const soon = new Date(Date.now() + 2 * DAY).toISOString();
    for (const one of [ada, bob]) await override(id, only, one, { at: soon });
    expect((await at.send('DELETE', path(`${id}/steps/${only}/overrides/${bob}`))).status).toBe(204);
    expect((await at.send('DELETE', path(`${id}/steps/${only}/overrides/${bob}`))).status).toBe(404);
    await at.settle();
    await at.pass(2 * DAY, DAY);
    expect([await openTo(ada, [node]), await openTo(bob, [node])]).toEqual([[true], [false]]);
    await at.send('DELETE', path(`${id}/steps/${only}/overrides/${ada}`));
    await at.pass(DAY);
    expect(await openTo(ada, [node])).toEqual([true]);
    await at.pass(17 * DAY, DAY);
    expect(await openTo(bob, [node])).toEqual([true]);
  });

  test('for a contact who is not a member or for an unknown step returns 404', async () => {
    const id = await campaign();
    const { id: only } = data(await step(id, { kind: 'email', subject: 'a', body: 'b' }));
    expect(outcome(await override(id, only, at.ours.outsider.id, {}))).toBe('404 not_found');
    expect(outcome(await override(id, newId(), at.ours.member.id, {}))).toBe('404 not_found');
    expect(outcome(await override(newId(), only, at.ours.member.id, {}))).toBe('404 not_found');
  });
});

describe('the target of a step', () => {
  test('is open while the campaign is a draft, and locked once it is activated, also while paused', async () => {
    const id = await campaign();
    const [node, later] = [await lesson(), await lesson()];
    const ada = await at.person();
    expect((await unlock(id, node, { after_days: 1 })).status).toBe(201);
    expect(await openTo(ada, [node, later])).toEqual([true, true]);
    await setStatus(id, 'active');
    expect(await openTo(ada, [node, later])).toEqual([false, true]);
    await unlock(id, later, { after_days: 2 });
    expect(await openTo(ada, [node, later])).toEqual([false, false]);
    await setStatus(id, 'paused');
    expect(await openTo(ada, [node, later])).toEqual([false, false]);
    const third = await lesson();
    await unlock(id, third, { after_days: 3 });
    expect(await openTo(ada, [third])).toEqual([true]);
    await setStatus(id, 'active');
    expect(await openTo(ada, [node, later, third])).toEqual([false, false, false]);
  });

  test('keeps its own access rule, and a deleted target does not prevent the activation', async () => {
    const id = await campaign();
    const [node, deletedNode] = [await lesson(), await lesson()];
    for (const one of [node, deletedNode]) await unlock(id, one, { after_days: 1 });
    const rule = {
      target_type: 'content_node',
      target_id: node,
      conditions: [{ type: 'role', operator: 'in', value: { roles: ['member'] } }],
    };
    expect((await at.send('POST', `${at.base}/access-rules`, rule, 'access_rules')).status).toBe(201);
    expect((await at.send('DELETE', `${at.base}/content-nodes/${deletedNode}`)).status).toBe(204);
    expect((await setStatus(id, 'active')).status).toBe(200);
    expect(await openTo(await at.person(), [node])).toEqual([true]);
  });

  test('is locked if its step is added during the activation', async () => {
    const id = await campaign();
    const node = await lesson();
    await Promise.all([unlock(id, node, { after_days: 1 }), setStatus(id, 'active')]);
    expect(await openTo(await at.person(), [node])).toEqual([false]);
  });
});

describe('a campaign', () => {
  test('at the maximum number of steps rejects another, and does not lock its target', async () => {
    const id = await campaign();
    const addEmailStep = () => step(id, { kind: 'email', subject: 'Again', body: 'and again' });
    for (let nth = 0; nth < 90; nth += 1) expect((await addEmailStep()).status).toBe(201);
    const [ada, node] = [await at.person(), await lesson()];
    expect(await openTo(ada, [node])).toEqual([true]);
    expect(outcome(await unlock(id, node, { after_days: 1 }))).toBe('409 limit_reached');
    expect(await openTo(ada, [node])).toEqual([true]);
  });

  test('rejects a step in the year 10000', async () => {
    const id = await campaign();
    const at = '9999-12-31T23:59:59-23:59';
    const refused = await step(id, { kind: 'email', subject: 'Far', body: 'away', at });
    expect(outcome(refused)).toBe('422 /data/attributes/at');
  });

  test('applies a change to members who start later, not to members who have started', async () => {
    const id = await campaign();
    const { id: only } = data(await step(id, { kind: 'email', subject: 'old', body: 'b', after_days: 1 }));
    await setStatus(id, 'active');
    const [ada, bob] = [await at.person(), await at.person()];
    await enroll(id, ada);
    const patched = await at.send('PATCH', path(`${id}/steps/${only}`), { subject: 'new' }, 'drip_steps');
    expect(data(patched).attributes).toMatchObject({ subject: 'new', after_days: 1 });
    await enroll(id, bob);
    await at.pass(DAY);
    expect([await subjectsOf(ada), await subjectsOf(bob)]).toEqual([['old'], ['new']]);
  });

  test('stays paused if steps are added during the pause', async () => {
    const id = await campaign();
    await setStatus(id, 'active');
    const emailSteps = Array.from({ length: 8 }, () => step(id, { kind: 'email', subject: 'One', body: 'more' }));
    const [paused, ...made] = await Promise.all([setStatus(id, 'paused'), ...emailSteps]);
    expect(made.map(({ status }) => status)).toEqual(emailSteps.map(() => 201));
    const status = data(await at.send('GET', `${at.base}/automations/${await automationOf(id)}`)).attributes.status;
    expect([paused.status, status]).toEqual(paused.status === 200 ? [200, 'paused'] : [409, 'active']);
    expect(data(await at.send('GET', path(id))).attributes.status).toBe(status);
    if (status === 'paused') expect((await setStatus(id, 'active')).status).toBe(200);
  });

  test('delivers nothing while it is paused', async () => {
    const id = await campaign();
    expect(outcome(await setStatus(id, 'paused'))).toBe('409 illegal_transition');
    await step(id, { kind: 'email', subject: 'a', body: 'b', after_days: 1 });
    await setStatus(id, 'active');
    const ada = await at.person();
    await enroll(id, ada);
    await setStatus(id, 'paused');
    await at.pass(2 * DAY, DAY);
    expect(await subjectsOf(ada)).toEqual([]);
    await setStatus(id, 'active');
    await at.pass(2 * 60_000, 60_000);
    expect(await subjectsOf(ada)).toEqual(['a']);
  });

  test('cannot be changed through the routes of automations', async () => {
    const automation = `${at.base}/automations/${await automationOf(await campaign())}`;
    expect(outcome(await at.send('PATCH', automation, { name: 'x' }))).toBe('409 managed_by_drip_campaign');
    expect(outcome(await at.send('POST', `${automation}/publish`))).toBe('409 managed_by_drip_campaign');
    expect(outcome(await at.send('DELETE', automation))).toBe('409 managed_by_drip_campaign');
  });

  test.each([
    [{ kind: 'unlock' }, '422 /data/attributes/target_type'],
    [{ kind: 'email', subject: 'a' }, '422 /data/attributes/body'],
    [{ kind: 'email', subject: 'a', body: 'b', after_days: -1 }, '422 /data/attributes/after_days'],
    [{ kind: 'email', subject: 'a', body: 'b', after_days: null }, '422 /data/attributes/after_days'],
    [{ kind: 'email', subject: 'a', body: 'b', at: 'soon' }, '422 /data/attributes/at'],
    [
      { kind: 'unlock', target_type: 'content_node', target_id: newId() },
      '422 unknown_target /data/attributes/target_id',
    ],
    [{ kind: 'email', subject: 'a', body: 'b' }, '201'],
  ])('answers a new step of %j with %s', async (attributes, expected) => {
    const made = await step(await campaign(), attributes);
    expect(outcome(made)).toBe(expected);
    expect(made.headers.Location).toBeUndefined();
  });

  test('reports to programs that the missing text of a step is required', async () => {
    const { body } = await step(await campaign(), { kind: 'email' });
    expect((body.errors as { meta: object }[]).map(({ meta }) => meta)).toMatchObject([
      { rule: 'required' },
      { rule: 'required' },
    ]);
  });
});
