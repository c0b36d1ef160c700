import { expect, test } from 'vitest';
import { switchable } from '../../../../infra/local/sources/switchable.ts';

const source = (started: string[]) => {
  const name = `source ${started.length + 1}`;
  started.push(name);
  let invoked = 0;
  return {
    name,
    caughtUp: async () => undefined,
    invocations: () => invoked,
    invoke: () => {
      invoked += 1;
    },
    stop: async () => void started.push(`${name} stopped`),
  };
};

test('a source that is disabled is stopped, and another one starts when it is enabled; invocations add up', async () => {
  const started: string[] = [];
  const one = switchable(() => source(started));
  one.current()?.invoke();
  await one.setEnabled(true);
  await one.setEnabled(false);
  expect([one.isEnabled(), one.current(), one.invocations()]).toEqual([false, undefined, 1]);
  await one.setEnabled(false);
  await one.caughtUp();
  await one.setEnabled(true);
  one.current()?.invoke();
  expect([one.isEnabled(), one.invocations()]).toEqual([true, 2]);
  await one.stop();
  expect(started).toEqual(['source 1', 'source 1 stopped', 'source 3', 'source 3 stopped']);
});
