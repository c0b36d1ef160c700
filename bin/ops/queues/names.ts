import { workers } from '../../../functions/workers.ts';
import { type DeployedAs, type DeployedQueue, deployedAs, type QueueName } from '../../../shared/downstream/queues.ts';

/** How the dead letters of each queue are processed again. */
type Redriven = 'moved' | 'replayed' | 'repeated';

/** `moved`: SQS moves them. `replayed`: their changes are read from the stream. `repeated`: the worker runs once. */
const REDRIVEN = {
  mail: 'moved',
  imports: 'moved',
  achievements: 'moved',
  automations: 'moved',
  index: 'moved',
  callbacks: 'moved',
  removals: 'moved',
  seats: 'moved',
  'media-jobs': 'moved',
  webhooks: 'moved',
  'webhooks-slow': 'moved',
  live: 'moved',
  relay: 'replayed',
  sweep: 'repeated',
  'end-terms': 'repeated',
  'verify-domains': 'repeated',
} as const satisfies Record<DeployedQueue, Redriven>;

export const WATCHED = Object.keys(REDRIVEN) as readonly DeployedQueue[];

const isWatched = (name: string): name is DeployedQueue => WATCHED.some((one) => one === name);

export const isMoved = (name: DeployedQueue): name is DeployedAs<QueueName> => REDRIVEN[name] === 'moved';

/**
 * The queues of a queue's or worker's name, that of its deployment or that of the code; `all` for every queue. Empty if
 * there is no such name.
 */
export const queuesNamed = (name: string): readonly DeployedQueue[] => {
  if (name === 'all') return WATCHED;
  const deployed = deployedAs(name);
  if (isWatched(deployed)) return [deployed];
  const on = workers.find((worker) => deployedAs(worker.name) === deployed)?.on;
  return on && 'queue' in on ? [on.queue, ...(on.slow ? [on.slow] : [])].map(deployedAs) : [];
};
