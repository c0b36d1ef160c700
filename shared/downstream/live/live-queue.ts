import type { SQSClient } from '@aws-sdk/client-sqs';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { LiveJob } from './live-job.ts';

export type LiveQueue = Queue<LiveJob>;

export const LIVE_ATTEMPTS = 5;

export const sqsLiveQueue = (client: SQSClient, url: string): LiveQueue => sqsQueue<LiveJob>(client, url);
