import { expect, test } from 'vitest';
import { LONGEST_INVOCATION_MS } from '../../../../bin/ops/writers/writers.ts';
import { FORWARD_TIMEOUT, REQUEST_TIMEOUT, WORKER_TIMEOUT } from '../../../../infra/functions/timeouts.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

const store = useWorld(() => startStore({ engine: true }));
const account = useWorld(() => startAccount({ store }));

const enabled = () => {
  const { mappings, rules } = account.switches();
  return [...mappings.values(), ...rules.values()].map((one) => one.isEnabled());
};

test('stopping disables every mapping and schedule and closes the gateway; starting undoes it', async () => {
  expect((await account.ops(['writers', 'stop', '--dry-run'])).out).toContain(
    'relay stream, sendmail queue, sweep schedule',
  );
  expect([enabled(), account.isClosed()]).toEqual([[true, true, true], false]);
  expect((await account.ops(['writers', 'stop'])).exit).toBe(2);
  for (const _ of [1, 2]) {
    const { exit, waits } = await account.ops(['writers', 'stop', '--yes']);
    expect([exit, waits]).toEqual([0, [LONGEST_INVOCATION_MS]]);
    expect([enabled(), account.isClosed()]).toEqual([[false, false, false], true]);
  }
  expect((await account.ops(['writers', 'stop', '--yes', '--grace', '0'])).waits).toEqual([]);
  expect((await account.ops(['writers', 'stop', '--yes', '--grace', 'long'])).exit).toBe(2);
  const status = await account.ops(['status']);
  expect([status.exit, status.out]).toEqual([1, expect.stringContaining('Disabled: relay stream, sendmail queue')]);
  expect((await account.ops(['writers', 'start'])).exit).toBe(2);
  expect((await account.ops(['throttle', 'restore'])).exit).toBe(2);
  expect([enabled(), account.isClosed()]).toEqual([[false, false, false], true]);
  expect((await account.ops(['writers', 'start', '--yes'])).exit).toBe(0);
  expect([enabled(), account.isClosed()]).toEqual([[true, true, true], false]);
});

test('stopping waits longer than anything that runs', () => {
  for (const timeout of [WORKER_TIMEOUT, REQUEST_TIMEOUT, FORWARD_TIMEOUT])
    expect(timeout.toMilliseconds()).toBeLessThan(LONGEST_INVOCATION_MS);
});
