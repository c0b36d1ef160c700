import { afterAll, beforeAll, expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import { DRIP_UNITS } from '../every-route/support/list-budgets.ts';
import { type AutomationsWorld, data, items, startAutomations } from './world.ts';

let at: AutomationsWorld;
beforeAll(async () => {
  at = await startAutomations();
});
afterAll(() => at.stop());

/** 50 rules that name a campaign are larger, by less than 4 KB, and are read consistently. */
const RULES_WITH_NAMES = 2;

const created = async (where: string, attributes: object, type: string): Promise<string> => {
  const made = await at.send('POST', `${at.base}/${where}`, attributes, type);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};
const node = (parent_id: string) =>
  created('content-nodes', { title: 'Week', kind: 'lesson', status: 'published', parent_id }, 'content_nodes');

/** A course of 50 lessons. A campaign locks each of those that it has; the others have rules of their own. */
const course = async (lockedByDrip: number): Promise<string> => {
  const id = await created('content-nodes', { title: 'C', kind: 'course', status: 'published' }, 'content_nodes');
  const lessons: string[] = [];
  for (let nth = 0; nth < 50; nth += 1) lessons.push(await node(id));
  const drip = await created('drip-campaigns', { name: 'Weekly', trigger: { type: 'manual' } }, 'drip_campaigns');
  for (const [nth, target_id] of lessons.entries()) {
    const target = { target_type: 'content_node', target_id };
    if (nth < lockedByDrip)
      await created(`drip-campaigns/${drip}/steps`, { kind: 'unlock', ...target, after_days: nth + 1 }, 'drip_steps');
    else await created('access-rules', { ...target, logic_operator: 'any', conditions: [] }, 'access_rules');
  }
  await at.send('PATCH', `${at.base}/drip-campaigns/${drip}`, { status: 'active' }, 'drip_campaigns');
  return id;
};

test('a list of 50 lessons costs one more round trip for any number that a campaign locks, within its budget', async () => {
  const courses = [await course(0), await course(1), await course(50)];
  const token = at.tokenOf(await at.person());
  const spent = meter(at.service.store.client);
  const costOf = async (parent: string) => {
    const path = `/hubs/${at.ours.hub}/content-nodes?filter[parent_id]=${parent}&page[size]=50`;
    spent.read();
    const page = items(await at.send('GET', path, undefined, '', token));
    expect(page.filter(({ attributes }) => attributes.is_locked)).toHaveLength(50);
    const { requests, trips, read } = spent.read();
    return { requests, trips, read };
  };
  const [none, one, all] = [
    await costOf(courses[0] ?? ''),
    await costOf(courses[1] ?? ''),
    await costOf(courses[2] ?? ''),
  ];
  expect(one).toEqual({ requests: none.requests + 2, trips: none.trips + 1, read: expect.any(Number) });
  expect(all).toEqual({ ...one, read: expect.any(Number) });
  const budget = DRIP_UNITS.overrides + DRIP_UNITS.campaign;
  expect(one.read - none.read).toBeLessThanOrEqual(budget);
  expect(all.read - one.read).toBeLessThanOrEqual(RULES_WITH_NAMES);
});
