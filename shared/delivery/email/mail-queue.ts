import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { MailJob } from './mail-job.ts';

export type MailQueue = Queue<MailJob>;

export const sqsMailQueue = sqsQueue<MailJob>;
