import { Logger } from '@aws-lambda-powertools/logger';
import { allJobs } from '../../shared/all-jobs.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { invokedPayments } from '../../shared/payments/invoked-payments.ts';
import { scheduled } from '../../shared/worker.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { endTerms } from './end-terms.ts';

const connect = () => {
  const logger = new Logger();
  const db = connectTable(process.env);
  const failed = (end: object, error: unknown) =>
    logger.error('a subscription was not ended', { ...end, error: error as Error });
  const [terms, subscriptions] = [
    endTerms(db),
    endSubscriptions({ db, payments: invokedPayments(process.env), failed }),
  ];
  return (now: Date) => allJobs([terms(now), subscriptions(now)]);
};

export const handler = scheduled(connect);
