import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { MINUTE, mail, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

describe('a paused automation', () => {
  test('holds its enrollments and enrolls no member; resumed, it continues every enrollment', async () => {
    const automation = await at.automation([wait('a', 60), mail('b')], { trigger: { type: 'member.joined' } });
    const people = await Promise.all(Array.from({ length: 105 }, () => at.person()));
    await at.settle();
    const transition = (verb: string) => at.send('POST', `${at.base}/automations/${automation}/${verb}`);
    await transition('pause');
    const late = await at.person();
    await at.pass(2 * MINUTE);
    expect(new Set(await at.statusOf(automation))).toEqual(new Set(['waiting']));
    await transition('resume');
    await at.pass(2 * MINUTE, MINUTE);
    const statuses = await at.statusOf(automation);
    expect(statuses).toHaveLength(people.length);
    expect(new Set(statuses)).toEqual(new Set(['completed']));
    expect(await at.subjects(people[0] ?? '')).toEqual(['b']);
    expect(await at.enrolled(automation, late)).toEqual([]);
    await at.remove(automation);
  });

  test('continues when it is published again, each enrollment with its own version', async () => {
    const automation = await at.automation([wait('a', 60), mail('old')]);
    const [ada, bob] = [await at.person(), await at.person()];
    await at.enroll(automation, ada);
    await at.settle();
    await at.send('POST', `${at.base}/automations/${automation}/pause`);
    await at.pass(2 * MINUTE);
    const nodes = [mail('new')];
    const definition = { trigger: { type: 'manual' }, entry_node_id: 'new', nodes };
    await at.send('PATCH', `${at.base}/automations/${automation}`, { definition });
    await at.send('POST', `${at.base}/automations/${automation}/publish`);
    await at.enroll(automation, bob);
    await at.pass(2 * MINUTE, MINUTE);
    expect([await at.subjects(ada), await at.subjects(bob)]).toEqual([['old'], ['new']]);
    expect((await at.enrolled(automation)).map(({ version_int }) => version_int).sort()).toEqual([1, 2]);
  });

  test('ends every enrollment at its next step when it is archived or deleted', async () => {
    const [archived, deleted] = [await at.automation([wait('a', 60), mail('b')]), await at.automation([wait('a', 60)])];
    const ada = await at.person();
    await at.enroll(archived, ada);
    await at.enroll(deleted, ada);
    await at.settle();
    await at.send('PATCH', `${at.base}/automations/${archived}`, { status: 'archived' });
    await at.send('DELETE', `${at.base}/automations/${deleted}`);
    await at.pass(2 * MINUTE);
    expect([await at.statusOf(archived), await at.statusOf(deleted)]).toEqual([['canceled'], ['canceled']]);
    expect(await at.subjects(ada)).toEqual([]);
  });
});
