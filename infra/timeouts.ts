import { Duration } from 'aws-cdk-lib';

/** Shorter than the gateway's 30 seconds, so that the caller receives the function's own error. */
export const REQUEST_TIMEOUT = Duration.seconds(15);

/** A function that forwards a request waits slightly longer than the target's timeout. */
export const FORWARD_TIMEOUT = Duration.seconds(20);

/** The timeout of a function that a request waits for: shorter than the request's. */
export const INVOKED_TIMEOUT = Duration.seconds(10);

/** The timeout of a worker. The visibility timeout of its queue is six times as long, as Lambda recommends. */
export const WORKER_TIMEOUT = Duration.seconds(30);
