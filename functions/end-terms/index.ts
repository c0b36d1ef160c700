import { SQSClient } from '@aws-sdk/client-sqs';
import { invokedPayments } from '../../shared/commerce/payments/invoked-payments.ts';
import { sqsMailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { allJobs } from '../../shared/platform/runtime/all-jobs.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { scheduled } from '../../shared/platform/schedule/scheduled.ts';
import { functionLog } from '../../shared/platform/telemetry/log.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { endTerms } from './end-terms.ts';

const connect = () => {
  const log = functionLog();
  const db = connectTable(process.env);
  const failed = (end: object, error: unknown) => log.error('a subscription was not ended', error, { ...end });
  const mail = sqsMailQueue(new SQSClient(), required(process.env, 'MAIL_QUEUE_URL'));
  const [terms, subscriptions] = [
    endTerms(db),
    endSubscriptions({ db, payments: invokedPayments(process.env), mail, failed }),
  ];
  return (now: Date) => allJobs([terms(now), subscriptions(now)]);
};

export const handler = scheduled('end-terms', connect);
