import { beforeAll, expect, test } from 'vitest';
import { type AutomationItem, automationKey } from '../../../shared/downstream/automations/automation-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { injectFaults, unavailable } from '../../support/faults.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, data, outcome, startAutomations } from './world.ts';

const at = useWorld(startAutomations);
let [writes, failing] = [0, 0];
beforeAll(() => {
  injectFaults(at.service.store.client, () => (command) => {
    writes += /Put|Update|Transact|Batch.*Write/.test(command) ? 1 : 0;
    return failing > 0 && writes === failing ? unavailable() : undefined;
  });
});

/** Sends a request whose nth write fails. */
const withFailingWrite = async <T>(nth: number, request: () => Promise<T>): Promise<T> => {
  [writes, failing] = [0, nth];
  try {
    return await request();
  } finally {
    failing = 0;
  }
};

const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

test('concurrent additions and changes keep the emails of a campaign within the size limit', async () => {
  const path = (rest: string) => `${at.base}/drip-campaigns${rest}`;
  const made = await at.send('POST', path(''), { name: 'Emails', trigger: { type: 'manual' } }, 'drip_campaigns');
  const { id } = data(made);
  const long = '漢'.repeat(20_000);
  const step = (body: string) =>
    at.send('POST', path(`/${id}/steps`), { kind: 'email', subject: 'Again', body }, 'drip_steps');
  const change = (one: string, attributes: object) =>
    at.send('PATCH', path(`/${id}/steps/${one}`), attributes, 'drip_steps');
  const short = data(await step('short')).id;
  const first = await Promise.all(Array.from({ length: 10 }, () => step(long)));
  expect(countOf(first.map(outcome))).toEqual({ 201: 6, '409 limit_reached': 4 });
  expect(outcome(await change(short, { body: long }))).toBe('409 limit_reached');
  expect(outcome(await at.send('PATCH', path(`/${id}`), { status: 'active' }, 'drip_campaigns'))).toBe('200');

  /* A deleted or shortened step frees its space once. */
  const [one = '', other = ''] = first.flatMap(({ status, body }) =>
    status === 201 ? [data({ body } as never).id] : [],
  );
  await Promise.all(Array.from({ length: 5 }, () => at.send('DELETE', path(`/${id}/steps/${one}`))));
  await Promise.all(Array.from({ length: 5 }, (_, nth) => change(other, { body: `shorter ${nth}` })));
  const again = await Promise.all([...Array.from({ length: 5 }, () => step(long)), change(short, { body: long })]);
  expect(again.filter(({ status }) => status < 300)).toHaveLength(2);
});

test('a new position moves a step', async () => {
  const path = (rest = '') => `${at.base}/drip-campaigns${rest}`;
  const campaign = await at.send('POST', path(), { name: 'Order', trigger: { type: 'manual' } }, 'drip_campaigns');
  const steps = path(`/${data(campaign).id}/steps`);
  const made: string[] = [];
  for (const position of [0, 1, 2])
    made.push(
      data(await at.send('POST', steps, { kind: 'email', subject: 'S', body: 'B', position }, 'drip_steps')).id,
    );
  const positions = () =>
    Promise.all(made.map(async (id) => data(await at.send('GET', `${steps}/${id}`)).attributes.position));
  expect(outcome(await at.send('PATCH', `${steps}/${made[2]}`, { position: 0 }, 'drip_steps'))).toBe('200');
  expect(await positions()).toEqual([1, 2, 0]);
  await at.send('PATCH', `${steps}/${made[1]}`, { position: 2, subject: 'Other' }, 'drip_steps');
  expect(await positions()).toEqual([1, 2, 0]);
  await at.send('PATCH', `${steps}/${made[2]}`, { position: 2 }, 'drip_steps');
  expect(await positions()).toEqual([0, 1, 2]);
});

test('a step is read by its id in its campaign, and returns 404 once the campaign is deleted', async () => {
  const path = (rest = '') => `${at.base}/drip-campaigns${rest}`;
  const campaign = async (name: string) =>
    data(await at.send('POST', path(), { name, trigger: { type: 'manual' } }, 'drip_campaigns')).id;
  const [campaignId, otherCampaignId] = [await campaign('Read'), await campaign('Another')];
  const emailStep = { kind: 'email', subject: 'Day two', body: 'Welcome to day two.', position: 4, after_days: 2 };
  const made = data(await at.send('POST', path(`/${campaignId}/steps`), emailStep, 'drip_steps'));
  const step = path(`/${campaignId}/steps/${made.id}`);
  const read = await at.send('GET', step);
  expect([outcome(read), data(read)]).toMatchObject(['200', { ...made, attributes: emailStep }]);
  expect(outcome(await at.send('GET', path(`/${otherCampaignId}/steps/${made.id}`)))).toBe('404 not_found');
  expect(outcome(await at.send('GET', path(`/${campaignId}/steps/${newId()}`)))).toBe('404 not_found');
  expect(outcome(await at.send('GET', step, undefined, '', at.ours.member.token))).toBe('403 forbidden');

  await at.send('DELETE', path(`/${campaignId}`));
  const responses = [
    await at.send('GET', step),
    await at.send('PATCH', step, { position: 9 }, 'drip_steps'),
    await at.send('DELETE', step),
  ];
  expect(responses.map(outcome)).toEqual(responses.map(() => '404 not_found'));
});

test('concurrent changes to different fields of a step are all kept', async () => {
  const path = (rest: string) => `${at.base}/drip-campaigns${rest}`;
  const made = await at.send('POST', path(''), { name: 'Changes', trigger: { type: 'manual' } }, 'drip_campaigns');
  const emailStep = { kind: 'email', subject: 'Old', body: 'old', position: 1 };
  const steps = path(`/${data(made).id}/steps`);
  const { id } = data(await at.send('POST', steps, emailStep, 'drip_steps'));
  const changes = [{ subject: 'New one' }, { body: 'a new and longer one' }, { position: 7 }, { after_days: 3 }];
  const changed = await Promise.all(changes.map((one) => at.send('PATCH', `${steps}/${id}`, one, 'drip_steps')));
  expect(changed.map(outcome)).toEqual(changes.map(() => '200'));
  const shown = (await at.send('GET', steps)).body.data as readonly { attributes: object }[];
  expect(shown.map(({ attributes }) => attributes)).toMatchObject([Object.assign({}, ...changes)]);
});

test('a step is published although a concurrent publication did not read it', async () => {
  const path = (rest: string) => `${at.base}/drip-campaigns${rest}`;
  const made = data(await at.send('POST', path(''), { name: 'Late', trigger: { type: 'manual' } }, 'drip_campaigns'));
  const step = (subject: string) =>
    at.send('POST', path(`/${made.id}/steps`), { kind: 'email', subject, body: 'b' }, 'drip_steps');
  await step('First');
  await at.send('PATCH', path(`/${made.id}`), { status: 'active' }, 'drip_campaigns');
  const automation = String(made.attributes.automation_id);
  const key = automationKey(at.hub, automation);
  const { definition } = (await at.db.get<AutomationItem>(key)) ?? {};
  let between = 0;
  const others = { name: 'others', step: 'initialize' } as const;
  at.service.store.client.middlewareStack.add(
    (next) => async (args) => {
      if (between === 0 && JSON.stringify(args.input).includes('automation_version')) {
        between += 1;
        await at.db.update(key, { set: { definition } });
      }
      return next(args);
    },
    others,
  );
  expect(outcome(await step('Second'))).toBe('201');
  at.service.store.client.middlewareStack.remove(others.name);
  expect(between).toBe(1);
  const ada = await at.person();
  await at.enroll(automation, ada);
  await at.settle();
  expect(await at.subjects(ada)).toEqual(['First', 'Second']);
});

test('an interrupted creation of a campaign leaves no rows', async () => {
  const listed = async (of: string) =>
    ((await at.send('GET', `${at.base}/${of}?page[size]=100`)).body.data as object[]).length;
  const all = async () => [await listed('automations'), await listed('drip-campaigns')] as const;
  const [automations, campaigns] = await all();
  const make = () => at.send('POST', `${at.base}/drip-campaigns`, { name: 'Broken off' }, 'drip_campaigns');
  let nth = 1;
  while ((await withFailingWrite(nth, make)).status !== 201) {
    expect(await all()).toEqual([automations, campaigns]);
    nth += 1;
  }
  expect(nth).toBeGreaterThan(1);
  expect(await all()).toEqual([automations + 1, campaigns + 1]);
});

test('an interrupted deletion of an override is completed or has no effect', async () => {
  const path = (rest: string) => `${at.base}/drip-campaigns${rest}`;
  const made = data(await at.send('POST', path(''), { name: 'x', trigger: { type: 'manual' } }, 'drip_campaigns'));
  const emailStep = { kind: 'email', subject: 'Day one', body: 'b', after_days: 1 };
  const step = data(await at.send('POST', path(`/${made.id}/steps`), emailStep, 'drip_steps')).id;
  await at.send('PATCH', path(`/${made.id}`), { status: 'active' }, 'drip_campaigns');
  const later = { at: new Date(Date.now() + 9 * DAY).toISOString() };
  let [nth, status] = [0, 0];
  while (status !== 204) {
    nth += 1;
    const ada = await at.person();
    await at.enroll(String(made.attributes.automation_id), ada);
    await at.settle();
    const outcomes = path(`/${made.id}/steps/${step}/overrides/${ada}`);
    await at.send('PUT', outcomes, later, 'drip_overrides');
    await at.settle();
    status = (await withFailingWrite(nth, () => at.send('DELETE', outcomes))).status;
    if (status !== 204) expect((await at.send('DELETE', outcomes)).status).toBe(204);
    await at.settle();
    await at.pass(DAY);
    expect(await at.subjects(ada)).toEqual(['Day one']);
  }
  expect(nth).toBeGreaterThan(1);
});

test('a step is added to an active campaign with its lock or not at all', async () => {
  const path = (rest = '') => `${at.base}/drip-campaigns${rest}`;
  const { id } = data(await at.send('POST', path(), { name: 'A', trigger: { type: 'manual' } }, 'drip_campaigns'));
  await at.send('PATCH', path(`/${id}`), { status: 'active' }, 'drip_campaigns');
  const ada = await at.person();
  for (let nth = 1; ; nth += 1) {
    const lesson = { title: 'L', kind: 'course', status: 'published', body: 'words' };
    const node = data(await at.send('POST', `${at.base}/content-nodes`, lesson, 'content_nodes')).id;
    const unlock = { kind: 'unlock', target_type: 'content_node', target_id: node, after_days: 1 };
    const added = await withFailingWrite(nth, () => at.send('POST', path(`/${id}/steps`), unlock, 'drip_steps'));
    const read = await at.send('GET', `/hubs/${at.ours.hub}/content-nodes/${node}`, undefined, '', at.tokenOf(ada));
    const steps = (await at.send('GET', path(`/${id}/steps?page[size]=100`))).body.data;
    const there = JSON.stringify(steps).includes(node);
    expect([nth, data(read).attributes.body]).toEqual([nth, there ? null : 'words']);
    if (outcome(added) === '201') return;
    expect(nth).toBeLessThan(20);
  }
});
