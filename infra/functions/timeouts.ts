import { Duration } from 'aws-cdk-lib';
import type { QueueName } from '../../shared/downstream/queues.ts';

/** Shorter than the gateway's 30 seconds, so that the caller receives the function's own error. */
export const REQUEST_TIMEOUT = Duration.seconds(15);

/** A function that forwards a request waits slightly longer than the target's timeout. */
export const FORWARD_TIMEOUT = Duration.seconds(20);

/** The timeout of a function that a request waits for: shorter than the request's. */
export const INVOKED_TIMEOUT = Duration.seconds(10);

/** The timeout of a worker. The visibility timeout of its queue is six times as long, as Lambda recommends. */
export const WORKER_TIMEOUT = Duration.seconds(30);

/** Live updates of a run that crashed are sent again after a minute. */
const LIVE_TIMEOUT = Duration.seconds(10);

/** The timeout of the worker of a queue. */
export const timeoutOfQueue = (name: QueueName): Duration => (name === 'live' ? LIVE_TIMEOUT : WORKER_TIMEOUT);
