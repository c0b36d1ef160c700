import { describe, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { splitPercentOf } from '../../../shared/downstream/automations/nodes/split.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, data, isTagged, mail, outcome, startAutomations } from './world.ts';

const at = useWorld(startAutomations);

/** The team's alerts about automations that trigger each other. */
const chainAlerts = async (automations: readonly string[]) => {
  const { items } = await adminAlerts(at.db, at.ours.id).list({ limit: 100, after: undefined });
  return items
    .filter(({ alert_type }) => alert_type === 'automation_chain_stopped')
    .flatMap(({ payload: { automation_id, set_off_by, ...payload } }) =>
      automations.includes(String(automation_id)) && automations.includes(String(set_off_by)) ? [payload] : [],
    );
};

describe('branching and chains', () => {
  test('a condition is evaluated when the member reaches it', async () => {
    const tag = await at.tag();
    const automation = await at.automation([
      { id: 'a', type: 'condition', data: isTagged(tag), next_if_true: 'yes', next_if_false: 'no' },
      { ...mail('yes'), next: 'end' },
      { ...mail('no'), next: 'end' },
      { id: 'end', type: 'exit' },
    ]);
    const [ada, bob] = [await at.person(), await at.person()];
    await at.tagged(ada, tag);
    await at.enroll(automation, ada);
    await at.enroll(automation, bob);
    await at.settle();
    expect([await at.subjects(ada), await at.subjects(bob)]).toEqual([['yes'], ['no']]);
  });

  test('a split sends its percentage of enrollments to one branch, and each enrollment always to the same one', async () => {
    const nodes = (percent: number) => [
      { id: 'a', type: 'split', data: { percent }, next_if_true: 'yes', next_if_false: 'no' },
      { ...mail('yes'), next: 'end' },
      { ...mail('no'), next: 'end' },
      { id: 'end', type: 'exit' },
    ];
    const enrollAndSettle = async (percent: number): Promise<void> => {
      const automation = await at.automation(nodes(percent));
      const people = await Promise.all(Array.from({ length: 5 }, () => at.person()));
      await Promise.all(people.map((one) => at.enroll(automation, one)));
      await at.settle();
      const enrolled = await at.enrolled(automation);
      expect(enrolled).toHaveLength(people.length);
      for (const { id, contact_id } of enrolled)
        expect(await at.subjects(contact_id)).toEqual([splitPercentOf(id, 'a') < percent ? 'yes' : 'no']);
    };
    for (const percent of [0, 50, 100]) await enrollAndSettle(percent);
    const shares = Array.from({ length: 2_000 }, () => splitPercentOf(newId(), 'a'));
    expect(shares.filter((one) => one < 30).length).toBeGreaterThan(480);
    expect(shares.filter((one) => one < 30).length).toBeLessThan(720);
    expect(splitPercentOf('x', 'a')).toBe(splitPercentOf('x', 'a'));
  });

  test('a filter applies to triggers and to manual enrollments', async () => {
    const tag = await at.tag();
    const automation = await at.automation([mail('a')], { trigger: { type: 'member.joined' }, filter: isTagged(tag) });
    const ada = await at.person();
    await at.settle();
    expect(await at.enrolled(automation)).toEqual([]);
    expect(outcome(await at.enroll(automation, ada))).toBe('409 filter_not_met');
    expect(outcome(await at.enroll(automation, at.ours.outsider.id))).toBe(
      '422 unknown_contact /data/attributes/contact_id',
    );
    await at.tagged(ada, tag);
    expect((await at.enroll(automation, ada)).status).toBe(201);
    await at.settle();
    await at.remove(automation);
  });

  test('a date enrolls every member of the hub once, in pages', async () => {
    await Promise.all(Array.from({ length: 100 }, () => at.person()));
    const on = new Date(Date.now() + 2 * DAY).toISOString();
    const automation = await at.automation([mail('a')], { trigger: { type: 'date', at: on } });
    const all = await at.db.query({
      partition: `TEAM#${at.ours.id}#HUB#${at.ours.hub}#MEMBERS#active`,
      prefix: 'CAME#',
      index: 'listing',
      limit: 5_000,
    });
    expect(all.items.length).toBeGreaterThan(100);
    await at.pass(DAY);
    expect(await at.enrolled(automation)).toEqual([]);
    await at.pass(DAY);
    expect(await at.enrolled(automation)).toHaveLength(all.items.length);
    await at.pass(DAY);
    expect(await at.enrolled(automation)).toHaveLength(all.items.length);
  });

  test('two automations that trigger each other by tags stop at the chain limit', async () => {
    const [red, blue] = [await at.tag(), await at.tag()];
    const swap = (from: string, to: string) =>
      at.automation(
        [
          { id: 'a', type: 'remove_tag', data: { tag_id: from } },
          { id: 'b', type: 'add_tag', data: { tag_id: to } },
        ],
        { trigger: { type: 'member.tagged', tag_id: from }, re_entry_mode: 'after_exit' },
      );
    const both = [await swap(red, blue), await swap(blue, red)];
    const ada = await at.person();
    await at.tagged(ada, red);
    await at.settle();
    const found = await Promise.all(both.map((one) => at.enrolled(one, ada)));
    expect(found.flat().length).toBe(11);
    expect(Math.max(...found.flat().map(({ depth }) => depth))).toBe(10);
    expect(await chainAlerts(both)).toEqual([{ contact_id: ada, depth: 10, event_type: 'member.tagged' }]);
  });

  test('two automations that wait for each other stop at the chain limit, and continue after an action of a user', async () => {
    const [red, blue, again] = [await at.tag(), await at.tag(), await at.tag()];
    const waitingPair = (own: string, other: string, trigger: string) =>
      at.automation(
        [
          { id: 'wait', type: 'wait_for_event', data: { event: { type: 'member.tagged', tag_id: own } }, next: 'take' },
          { id: 'take', type: 'remove_tag', data: { tag_id: own }, next: 'give' },
          { id: 'give', type: 'add_tag', data: { tag_id: other }, next: 'wait' },
        ],
        { trigger: { type: 'member.tagged', tag_id: trigger } },
      );
    const both = [await waitingPair(red, blue, again), await waitingPair(blue, red, again)];
    const ada = await at.person();
    const visits = async () => {
      const found = await Promise.all(both.map((one) => at.enrolled(one, ada)));
      return found.flat().reduce((sum, { visit }) => sum + visit, 0);
    };
    await at.tagged(ada, again);
    await at.settle();
    expect(await visits()).toBe(2);
    await at.tagged(ada, red);
    await at.settle();
    expect(await visits()).toBe(2 + 11 * 3);
    expect(await chainAlerts(both)).toEqual([{ contact_id: ada, depth: 10, event_type: 'member.tagged' }]);
    /* Time alone does not trigger them again. */
    await at.pass(DAY);
    expect(await visits()).toBe(2 + 11 * 3);
    const left = [red, blue];
    for (const tag of left) await at.send('DELETE', `/teams/${at.ours.id}/contacts/${ada}/tags/${tag}`);
    await at.settle();
    await at.tagged(ada, blue);
    await at.settle();
    expect(await visits()).toBe(2 + 22 * 3);
    expect(await chainAlerts(both)).toHaveLength(1);
  });
});

test('a hub without a subscription gets no message, and a subscribed hub gets one message for each event', async () => {
  const space = data(await at.send('POST', `/hubs/${at.ours.hub}/spaces`, { name: newId() }, 'spaces')).id;
  const token = at.tokenOf(at.ours.member.id);
  const path = `/hubs/${at.ours.hub}/spaces/${space}/discussions`;
  const post = () => at.send('POST', path, { title: 'A', body: 'B' }, 'discussions', token);
  const messageCount = () => at.queued.filter(({ job }) => job.kind === 'told').length;
  await at.settle();
  await post();
  await at.relayAll();
  expect(messageCount()).toBe(0);
  await at.automation([mail('a')], { trigger: { type: 'discussion.created' } });
  await Promise.all(Array.from({ length: 5 }, post));
  await at.relayAll();
  expect(messageCount()).toBe(5);
  await at.settle();
});
