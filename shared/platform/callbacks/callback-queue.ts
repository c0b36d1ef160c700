import { type Queue, sqsQueue } from '../queue/queue.ts';
import type { CallbackJob } from './callback-job.ts';

/** Number of attempts before a callback becomes dead. */
export const CALLBACK_ATTEMPTS = 5;

/** The queue of stored callbacks. */
export type CallbackQueue = Queue<CallbackJob>;

export const sqsCallbackQueue = sqsQueue<CallbackJob>;
