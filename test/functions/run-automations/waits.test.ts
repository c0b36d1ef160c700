import { describe, expect, test } from 'vitest';
import { automationWaiterEntity, waiterKey } from '../../../shared/downstream/automations/enrollment-item.ts';
import { listOf } from '../../../shared/platform/db/listing.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, mail, startAutomations, wait } from '../automations/world.ts';

const at = useWorld(startAutomations);

describe('waits', () => {
  test('of up to fifteen minutes use the queue, longer ones the due index', async () => {
    const [short, long] = [await at.automation([wait('a', 900)]), await at.automation([wait('a', 901)])];
    const ada = await at.person();
    await at.enroll(short, ada);
    await at.enroll(long, ada);
    await at.settle();
    const [one] = await at.enrolled(short);
    const [other] = await at.enrolled(long);
    expect([one?.status, one && listOf(one), other && listOf(other)]).toEqual([
      'waiting',
      undefined,
      'AUTOMATIONS#DUE',
    ]);
    expect(at.queued.filter(({ job }) => job.kind === 'step' && job.automation_id === short)).toHaveLength(1);
    expect(at.queued.filter(({ job }) => job.kind === 'step' && job.automation_id === long)).toHaveLength(0);
    await at.pass(899_000);
    expect(await at.statusOf(short)).toEqual(['waiting']);
    await at.pass(1_000);
    expect([await at.statusOf(short), await at.statusOf(long)]).toEqual([['completed'], ['waiting']]);
    await at.pass(1_000);
    expect(await at.statusOf(long)).toEqual(['completed']);
  });

  test('for an event end at a matching event of the member', async () => {
    const tag = await at.tag();
    const event = { type: 'member.tagged', tag_id: tag };
    const automation = await at.automation([
      {
        id: 'wait',
        type: 'wait_for_event',
        next: 'came',
        next_on_timeout: 'late',
        data: { event, timeout_seconds: 7 * 86_400 },
      },
      { ...mail('came'), next: 'end' },
      { ...mail('late'), next: 'end' },
      { id: 'end', type: 'exit' },
    ]);
    const [ada, bob] = [await at.person(), await at.person()];
    await at.enroll(automation, ada);
    await at.enroll(automation, bob);
    await at.settle();
    await at.tagged(ada, await at.tag());
    await at.settle();
    expect(await at.statusOf(automation)).toEqual(['waiting', 'waiting']);
    await at.tagged(ada, tag);
    await at.settle();
    expect(await at.subjects(ada)).toEqual(['came']);
    expect(await at.statusOf(automation, bob)).toEqual(['waiting']);
    await at.pass(7 * DAY);
    expect(await at.subjects(bob)).toEqual(['late']);
    await at.tagged(bob, tag);
    await at.settle();
    expect(await at.subjects(bob)).toEqual(['late']);
  });

  test('of a member with more than a page of waiting enrollments all end', async () => {
    const [tag, ada] = [await at.tag(), await at.person()];
    const automation = await at.automation([
      { id: 'wait', type: 'wait_for_event', data: { event: { type: 'member.tagged', tag_id: tag } } },
    ]);
    const selector = JSON.stringify({ type: 'member.tagged', tag_id: await at.tag() });
    const others = Array.from({ length: 250 }, (_, nth) => `0-${nth}`);
    const left = (enrollment_id: string) => ({
      ...waiterKey(at.hub, ada, 'member.tagged', enrollment_id),
      entity: automationWaiterEntity,
      automation_id: automation,
      enrollment_id,
      visit: 1,
      selector,
    });
    await Promise.all(others.map((other) => at.db.put(left(other))));
    await at.enroll(automation, ada);
    await at.settle();
    await at.tagged(ada, tag);
    await at.settle();
    expect(await at.statusOf(automation, ada)).toEqual(['completed']);
  });
});
