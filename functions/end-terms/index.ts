import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { allJobs } from '../../shared/all-jobs.ts';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { sqsMailQueue } from '../../shared/email/mail-queue.ts';
import { invokedPayments } from '../../shared/payments/invoked-payments.ts';
import { scheduled } from '../../shared/worker.ts';
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
