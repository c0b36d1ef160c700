import { randomUUID } from 'node:crypto';
import { lazy } from '../runtime/lazy.ts';
import { worker } from '../runtime/worker.ts';
import { count } from '../telemetry/embedded.ts';
import { functionLog } from '../telemetry/log.ts';
import { inThread, report, reported } from '../telemetry/thread.ts';

/** The part of an EventBridge event that scheduled workers read. */
interface ScheduledEvent {
  readonly id?: string;
}

/**
 * The handler of a scheduled worker, called with the current time. Each run is a thread of its own, with the id of its
 * event, and writes a log line. A failed run rejects, so that it is repeated.
 */
export const scheduled = (
  name: string,
  connect: () => (now: Date) => Promise<void>,
): ((event?: ScheduledEvent) => Promise<void>) => {
  const run = worker(connect);
  const log = lazy(functionLog);
  const attempt = async (): Promise<void> => {
    const now = new Date();
    report({ queue: name });
    try {
      await run(now);
      log().info('run', { ms: Date.now() - now.getTime(), ...reported() });
    } catch (error) {
      count('WorkerFailures');
      log().error('a run failed', error, reported());
      throw error;
    }
  };
  return ({ id = randomUUID() } = {}) => inThread(id, attempt);
};
