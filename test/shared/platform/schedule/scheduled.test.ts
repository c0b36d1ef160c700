import { afterEach, expect, test, vi } from 'vitest';
import { scheduled } from '../../../../shared/platform/schedule/scheduled.ts';
import { logged } from '../../../support/logged.ts';

afterEach(() => vi.unstubAllEnvs());

test('a scheduled worker is called with the current time, not with its event', async () => {
  const received: unknown[] = [];
  const handler = scheduled('sweep', () => async (...args: readonly unknown[]) => {
    received.push(...args);
  });
  await handler({ id: 'event-1' });
  expect(received).toEqual([expect.any(Date)]);
});

test('each run of a scheduled worker is a thread with the id of its event, and writes a line', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('METRICS_NAMESPACE', 'Test');
  let fails = false;
  const handler = scheduled('sweep', () => async () => {
    if (fails) throw new Error('out of reach');
  });
  const lines = await logged(async () => {
    await handler({ id: 'event-1' });
    fails = true;
    await expect(handler({ id: 'event-2' })).rejects.toThrow('out of reach');
    await expect(handler()).rejects.toThrow('out of reach');
  });
  expect(lines).toMatchObject([
    { level: 'INFO', message: 'run', request_id: 'event-1', queue: 'sweep' },
    { level: 'ERROR', message: 'a run failed', request_id: 'event-2', queue: 'sweep', WorkerFailures: 1 },
    { level: 'ERROR', request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
});
