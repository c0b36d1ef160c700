import { Duration } from 'aws-cdk-lib';

/** Shorter than the gateway's 30 seconds: the function's own error is what the caller sees. */
export const REQUEST_TIMEOUT = Duration.seconds(15);

/** A function that passes a request on waits for the answer a little longer than that takes at most. */
export const PASSED_ON_TIMEOUT = Duration.seconds(20);

/** A call of another function that a request waits for ends before the request does. */
export const CALLED_TIMEOUT = Duration.seconds(10);

/** A queue hides a message for six times as long, as Lambda asks. */
export const WORKER_TIMEOUT = Duration.seconds(30);
