import { connections } from '../../shared/downstream/live/connections.ts';
import { deliverEvents } from '../../shared/downstream/live/deliver.ts';
import { deliverNotifications, type NotificationDelivery } from '../../shared/downstream/live/deliver-notifications.ts';
import { deliverTyping } from '../../shared/downstream/live/deliver-typing.ts';
import type { LiveJob, LiveQueue } from '../../shared/downstream/live/live-queue.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import {
  attempts,
  type BatchResult,
  type MessageFailed,
  type QueueEvent,
  type QueueMessage,
} from '../../shared/platform/queue/messages.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { readJob } from './job.ts';

interface WorkerDeps extends NotificationDelivery {
  readonly queue: LiveQueue;
  readonly now: () => Date;
  readonly failed: MessageFailed;
}

/** The connections of one run. */
const PAGE_SIZE = 100;

/**
 * Delivers to a page of a hub's connections. If more pages follow, it only queues this page and the next ones, so that a
 * page that fails is repeated alone, and pages run at the same time.
 */
const deliverPage = async (deps: WorkerDeps, job: LiveJob & { kind: 'hub' }): Promise<void> => {
  const open = connections(deps.db);
  const { ids, next } = await open.ofHub(hubOf(job), PAGE_SIZE, job.after);
  if (next && !job.is_page) {
    await Promise.all([deps.queue.send({ ...job, after: next }), deps.queue.send({ ...job, is_page: true })]);
    return;
  }
  const left = await deliverEvents(deps, await open.getMany(ids), deps.now());
  await Promise.all(left.map(({ id }) => deps.queue.send({ kind: 'connection', id })));
};

const deliverToConnection = async (deps: WorkerDeps, id: string): Promise<void> => {
  const connection = await connections(deps.db).get(id);
  const left = connection ? await deliverEvents(deps, [connection], deps.now()) : [];
  if (left.length > 0) await deps.queue.send({ kind: 'connection', id });
};

const runJob = async (deps: WorkerDeps, job: LiveJob): Promise<void> => {
  if (job.kind === 'hub') return deliverPage(deps, job);
  if (job.kind === 'connection') return deliverToConnection(deps, job.id);
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
      const work = lazy(async () => runJob(deps, readJob(body)));
      const retried = records.map(async (message) => {
        if (await attempt(message, work)) again.push(message.messageId);
      });
      await Promise.all(retried);
    };
    await Promise.all([...Map.groupBy(Records, ({ body }) => body)].map(ofJob));
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};
