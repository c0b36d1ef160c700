import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { MINUTE, outcome, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

describe('re-entry', () => {
  const exit = [{ id: 'a', type: 'exit' }];

  test('never: no member is admitted again', async () => {
    const automation = await at.automation(exit);
    const ada = await at.person();
    expect((await at.enroll(automation, ada)).status).toBe(201);
    await at.settle();
    expect(outcome(await at.enroll(automation, ada))).toBe('409 already_enrolled');
  });

  test('after_exit: a member whose enrollment has ended is admitted', async () => {
    const automation = await at.automation([wait('a', 60)], { re_entry_mode: 'after_exit' });
    const ada = await at.person();
    expect((await at.enroll(automation, ada)).status).toBe(201);
    await at.settle();
    expect(outcome(await at.enroll(automation, ada))).toBe('409 already_enrolled');
    await at.pass(MINUTE);
    expect((await at.enroll(automation, ada)).status).toBe(201);
    expect(await at.enrolled(automation, ada)).toHaveLength(2);
    await at.settle();
  });

  test('interval: a member is admitted after the interval, and not without one', async () => {
    const entering = { re_entry_mode: 'interval', re_entry_interval_seconds: 3_600 };
    const [automation, without] = [
      await at.automation(exit, entering),
      await at.automation(exit, { re_entry_mode: 'interval' }),
    ];
    const ada = await at.person();
    for (const one of [automation, without]) expect((await at.enroll(one, ada)).status).toBe(201);
    await at.settle();
    await at.pass(3_599_000);
    expect(outcome(await at.enroll(automation, ada))).toBe('409 already_enrolled');
    await at.pass(1_000);
    expect((await at.enroll(automation, ada)).status).toBe(201);
    expect(outcome(await at.enroll(without, ada))).toBe('409 already_enrolled');
    await at.settle();
  });

  test('one of fifty concurrent enrollments after an exit succeeds', async () => {
    const automation = await at.automation([wait('a', 60)], { re_entry_mode: 'after_exit' });
    const ada = await at.person();
    for (let round = 1; round <= 2; round += 1) {
      const all = await Promise.all(Array.from({ length: 50 }, () => at.enroll(automation, ada)));
      expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await at.enrolled(automation, ada)).toHaveLength(round);
      await at.settle();
      await at.pass(MINUTE);
    }
  });
});
