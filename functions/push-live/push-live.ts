import { connections } from '../../shared/downstream/live/connections.ts';
import { deliverEvents } from '../../shared/downstream/live/deliver.ts';
import { deliverNotifications, type NotificationDelivery } from '../../shared/downstream/live/deliver-notifications.ts';
import { deliverTyping } from '../../shared/downstream/live/deliver-typing.ts';
import type { LiveJob } from '../../shared/downstream/live/live-job.ts';
import { liveJob } from '../../shared/downstream/live/live-job.ts';
import type { LiveQueue } from '../../shared/downstream/live/live-queue.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import {
  attempts,
  type BatchResult,
  type MessageFailed,
  type QueueEvent,
  type QueueMessage,
} from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';

interface WorkerDeps extends NotificationDelivery {
  readonly queue: LiveQueue;
  readonly now: () => Date;
  readonly failed: MessageFailed;
}

/** The connections of one run. */
const PAGE_SIZE = 100;

/** Delivers to connections. Each of those with more events than one run sends continues in a job of its own. */
const deliverTo = async (deps: WorkerDeps, ids: readonly string[]): Promise<void> => {
  const left = await deliverEvents(deps, await connections(deps.db).getMany(ids), deps.now());
  await Promise.all(left.map(({ id }) => deps.queue.send({ kind: 'connections', ids: [id] })));
};

/**
 * Delivers to a page of a hub's connections. If more pages follow, it only queues the connections of this page, and the
 * next pages: a page that fails is repeated alone, pages run at the same time, and each connection is in one of them
 * whatever connections are opened meanwhile.
 */
const deliverPage = async (deps: WorkerDeps, job: LiveJob & { kind: 'hub' }): Promise<void> => {
  const { ids, next } = await connections(deps.db).ofHub(hubOf(job), PAGE_SIZE, job.after);
  if (!next) return deliverTo(deps, ids);
  await Promise.all([deps.queue.send({ ...job, after: next }), deps.queue.send({ kind: 'connections', ids })]);
};

const runJob = async (deps: WorkerDeps, job: LiveJob): Promise<void> => {
  if (job.kind === 'hub') return deliverPage(deps, job);
  if (job.kind === 'connections') return deliverTo(deps, job.ids);
  return job.kind === 'contact' ? deliverNotifications(deps, job, deps.now()) : deliverTyping(deps, job, deps.now());
};

/**
 * Sends what happened to the open WebSockets. Equal messages of a batch are one job, so that events that follow each
 * other fast are sent together. Only failed messages are delivered again.
 */
export const pushLive = (deps: WorkerDeps): ((event: QueueEvent) => Promise<BatchResult>) => {
  const attempt = attempts('live', deps.failed);
  return async ({ Records }) => {
    const again: string[] = [];
    const ofJob = async ([body, records]: readonly [string, readonly QueueMessage[]]): Promise<void> => {
      const work = lazy(async () => runJob(deps, readJob(liveJob, body)));
      const retried = records.map(async (message) => {
        if (await attempt(message, work)) again.push(message.messageId);
      });
      await Promise.all(retried);
    };
    await Promise.all([...Map.groupBy(Records, ({ body }) => body)].map(ofJob));
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};
