import { afterEach, expect, test, vi } from 'vitest';
import { reportRun } from '../../../functions/canary/report.ts';
import { functionLog } from '../../../shared/platform/telemetry/log.ts';
import { logged } from '../../support/logged.ts';

afterEach(() => vi.unstubAllEnvs());

test('each step has a line with its time, and the run one with the metrics', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('METRICS_NAMESPACE', 'Test');
  const lines = await logged(async () =>
    reportRun(
      functionLog(),
      [
        { step: 'sign-in', outcome: 'ok', ms: 120 },
        { step: 'webhook', outcome: 'failed', ms: 20_000, error: new Error('the webhook took too long') },
        { step: 'email', outcome: 'skipped' },
      ],
      20_120,
    ),
  );
  expect(lines).toMatchObject([
    { level: 'INFO', step: 'sign-in', outcome: 'ok', ms: 120 },
    { level: 'ERROR', step: 'webhook', outcome: 'failed', ms: 20_000 },
    { level: 'INFO', step: 'email', outcome: 'skipped' },
    {
      level: 'INFO',
      message: 'canary',
      outcome: 'failed',
      CanaryMilliseconds: 20_120,
      CanaryFailures: 1,
      steps: { 'sign-in': 120, webhook: 20_000, email: 'skipped' },
    },
  ]);
  expect(lines.map((line) => '_aws' in line)).toEqual([false, false, false, true]);
  expect(JSON.stringify(lines[3]?._aws)).toContain('"Dimensions":[[]]');
});

test('a run without a failure counts none', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  const lines = await logged(async () => reportRun(functionLog(), [{ step: 'sign-in', outcome: 'ok', ms: 1 }], 2));
  expect(lines.at(-1)).toMatchObject({ message: 'canary', outcome: 'ok', CanaryFailures: 0, CanaryMilliseconds: 2 });
});
