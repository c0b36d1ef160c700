import type { DeployedQueue } from '../../../shared/downstream/queues.ts';
import { invokeWorker } from '../functions.ts';
import type { Ops } from '../ops.ts';
import { countsOf, totalOf } from '../queues/counts.ts';
import { deadLettersUrl } from '../resources.ts';
import { receive, remove } from './messages.ts';
import type { Redriven } from './redriven.ts';

export type ScheduledQueue = Extract<DeployedQueue, 'sweep' | 'end-terms' | 'verify-domains'>;

const BATCH_SIZE = 10;

/**
 * Runs a scheduled worker once for each batch of its dead letters, which are invocations that failed or could not start,
 * and deletes them after it succeeded. One run does the work of all earlier ones.
 */
export const repeat = async (ops: Ops, worker: ScheduledQueue): Promise<Redriven> => {
  const { clients, resources } = ops.stage;
  const url = deadLettersUrl(await resources(), worker);
  const found = totalOf(await countsOf(clients, url));
  let done = 0;
  const bar = ops.progress(`invocations of ${worker}`);
  try {
    while (found > 0 && !ops.isDry) {
      const messages = await receive(clients, url, BATCH_SIZE);
      if (messages.length === 0) break;
      await invokeWorker(ops.stage, worker, {});
      for (const message of messages) await remove(clients, url, message);
      done += messages.length;
      bar.at(done, found);
    }
  } finally {
    bar.end();
  }
  return { queue: worker, how: 'repeated', found, done, remaining: Math.max(0, found - done) };
};
