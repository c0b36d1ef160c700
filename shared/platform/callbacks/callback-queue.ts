import { type Queue, sqsQueue } from '../queue/queue.ts';

/** The job that processes a stored callback. */
export interface CallbackJob {
  readonly provider: string;
  readonly event_id: string;
}

/** Number of attempts before a callback becomes dead. */
export const CALLBACK_ATTEMPTS = 5;

/** The queue of stored callbacks. */
export type CallbackQueue = Queue<CallbackJob>;

export const sqsCallbackQueue = sqsQueue<CallbackJob>;
