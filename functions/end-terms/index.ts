import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { invokedPayments } from '../../shared/commerce/payments/invoked-payments.ts';
import { sqsMailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { allJobs } from '../../shared/platform/runtime/all-jobs.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { scheduled } from '../../shared/platform/runtime/worker.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { endTerms } from './end-terms.ts';

const connect = () => {
  const logger = new Logger();
  const db = connectTable(process.env);
  const failed = (end: object, error: unknown) =>
    logger.error('a subscription was not ended', { ...end, error: error as Error });
  const mail = sqsMailQueue(new SQSClient(), required(process.env, 'MAIL_QUEUE_URL'));
  const [terms, subscriptions] = [
    endTerms(db),
    endSubscriptions({ db, payments: invokedPayments(process.env), mail, failed }),
  ];
  return (now: Date) => allJobs([terms(now), subscriptions(now)]);
};

export const handler = scheduled(connect);
