import { workers } from '../../../functions/workers.ts';
import type { QueueName, WatchedQueue } from '../../../shared/platform/queue/queue-name.ts';

/** How the dead letters of each queue are processed again. */
type Redriven = 'moved' | 'replayed' | 'repeated';

/** `moved`: SQS moves them. `replayed`: their changes are read from the stream. `repeated`: the worker runs once. */
export const REDRIVEN = {
  mail: 'moved',
  imports: 'moved',
  achievements: 'moved',
  automations: 'moved',
  index: 'moved',
  callbacks: 'moved',
  removals: 'moved',
  'media-jobs': 'moved',
  webhooks: 'moved',
  'webhooks-slow': 'moved',
  live: 'moved',
  relay: 'replayed',
  sweep: 'repeated',
  'end-terms': 'repeated',
  'verify-domains': 'repeated',
} as const satisfies Record<WatchedQueue, Redriven>;

export const WATCHED = Object.keys(REDRIVEN) as readonly WatchedQueue[];

const isWatched = (name: string): name is WatchedQueue => WATCHED.some((one) => one === name);

export const isMoved = (name: WatchedQueue): name is QueueName => REDRIVEN[name] === 'moved';

/** The queues of a queue's or worker's name; `all` for every queue. Empty if there is no such name. */
export const queuesNamed = (name: string): readonly WatchedQueue[] => {
  if (name === 'all') return WATCHED;
  if (isWatched(name)) return [name];
  const on = workers.find((worker) => worker.name === name)?.on;
  return on && 'queue' in on ? [on.queue, ...(on.slow ? [on.slow] : [])] : [];
};
