import type { Log } from '../../shared/platform/telemetry/log.ts';
import type { Outcome } from './run.ts';

/**
 * Writes a line for each step and one for the run, which has `step: run`. A line carries one value of each metric, so
 * each step has its own. A skipped step has no metrics.
 */
export const reportRun = (log: Log, outcomes: readonly Outcome[], ms: number): void => {
  for (const one of outcomes) {
    const { step, outcome } = one;
    if (outcome === 'skipped') log.info('canary step', { step, outcome });
    else if (outcome === 'ok')
      log.info('canary step', { step, outcome, CanaryMilliseconds: one.ms, CanaryFailures: 0 });
    else log.error('a canary step failed', one.error, { step, outcome, CanaryMilliseconds: one.ms, CanaryFailures: 1 });
  }
  const failed = outcomes.some(({ outcome }) => outcome === 'failed');
  const steps = Object.fromEntries(outcomes.map((one) => [one.step, 'ms' in one ? one.ms : one.outcome]));
  log.info('canary', {
    ...{ step: 'run', outcome: failed ? 'failed' : 'ok', steps },
    ...{ CanaryMilliseconds: ms, CanaryFailures: failed ? 1 : 0 },
  });
};
