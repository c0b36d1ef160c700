import { expect, test } from 'vitest';
import { heldChanges } from '../../../infra/local/held-changes.ts';
import { switchable } from '../../../infra/local/sources/switchable.ts';

const mapping = (sourceArn: string) => {
  const idle = async () => undefined;
  const source = switchable(() => ({ name: sourceArn, caughtUp: idle, invocations: () => 0, stop: idle }));
  return { ...source, wiring: { kind: 'mapping' as const, id: sourceArn, sourceArn, functionArn: '', properties: {} } };
};

test('only streams are held, and they are read again when the work failed', async () => {
  const [stream, queue] = [mapping('arn:aws:dynamodb:::table/t/stream/1'), mapping('arn:aws:sqs:::jobs')];
  const mappings = new Map([stream, queue].map((one) => [one.name, one]));
  const { holdChanges } = heldChanges({ mappings, rules: new Map() });
  const states = () => [stream.isEnabled(), queue.isEnabled()];
  expect(await holdChanges(async () => states())).toEqual([false, true]);
  await expect(holdChanges(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(states()).toEqual([true, true]);
});
