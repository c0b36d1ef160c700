import type { Log } from '../../shared/platform/telemetry/log.ts';
import type { Outcome } from './run.ts';

/** Writes a line for each step, and one for the run, which has the metrics and the milliseconds of each step. */
export const reportRun = (log: Log, outcomes: readonly Outcome[], ms: number): void => {
  for (const one of outcomes) {
    const { step, outcome } = one;
    if (outcome === 'failed') log.error('a canary step failed', one.error, { step, outcome, ms: one.ms });
    else log.info('canary step', { step, outcome, ...(outcome === 'ok' && { ms: one.ms }) });
  }
  const failed = outcomes.some(({ outcome }) => outcome === 'failed');
  const steps = Object.fromEntries(outcomes.map((one) => [one.step, 'ms' in one ? one.ms : one.outcome]));
  log.info('canary', {
    outcome: failed ? 'failed' : 'ok',
    steps,
    CanaryMilliseconds: ms,
    CanaryFailures: failed ? 1 : 0,
  });
};
