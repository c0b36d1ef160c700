import { type Queue, sqsQueue } from '../queue/queue.ts';

/** Asks for a recorded callback to be processed. */
export interface CallbackJob {
  readonly provider: string;
  readonly event_id: string;
}

/** How often a job is tried before its callback is given up as dead. */
export const CALLBACK_ATTEMPTS = 5;

/** Where callbacks wait for a worker. */
export type CallbackQueue = Queue<CallbackJob>;

export const sqsCallbackQueue = sqsQueue<CallbackJob>;
