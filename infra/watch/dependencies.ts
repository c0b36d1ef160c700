import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { LISTING } from '../../shared/platform/db/listing.ts';
import type { ServiceFunction } from '../functions/service-function.ts';
import type { Resources } from '../grants/grants.ts';
import type { Stage } from '../stage.ts';
import { bounces, complaints, daysToExpiry, faults, throttled } from './alarm-metrics.ts';
import type { Alarms } from './alarms.ts';
import { ofAccount, ofFunction } from './lambda-metrics.ts';
import { metricsNamespace } from './log-metrics.ts';

const period = Duration.minutes(5);

/** The table and the search index throttle, or have faults. */
const watchTables = (alarms: Alarms, { table, index }: Resources): void => {
  const limits = { see: 'the-table-throttles', above: 50, of: [2, 3], cause: 'aws-limits' } as const;
  const description = 'DynamoDB throttled more than fifty reads or writes in five minutes, twice in 15 minutes';
  alarms.watch({
    ...limits,
    id: 'table-throttles',
    description: `table: ${description}`,
    metric: throttled(table, [LISTING.index], period),
  });
  alarms.watch({
    ...limits,
    id: 'search-index-throttles',
    description: `search index: ${description}`,
    metric: throttled(index, [], period),
  });
  alarms.watch({
    ...limits,
    id: 'table-faults',
    see: 'an-aws-service-refuses-calls',
    metric: faults(table, period),
    description:
      'DynamoDB answered more than fifty calls with an error of its own in five minutes, twice in 15 minutes',
  });
};

/**
 * Throttled invocations of the account. Those of `auth` do not count where it has a limit of its own: a flood of
 * sign-ins would pass for a limit of the account, and hide other failures.
 */
const throttlesOfAccount = (alarms: Alarms, authConcurrency: number | undefined) => {
  const all = ofAccount('Throttles', Stats.SUM, period);
  if (authConcurrency === undefined) return all;
  return new MathExpression({
    expression: 'FILL(all, 0) - FILL(auth, 0)',
    usingMetrics: { all, auth: ofFunction(alarms, 'auth', 'Throttles', Stats.SUM, period) },
    label: 'throttled, except auth',
    period,
  });
};

/** The account's concurrency is nearly used up, or used up. */
const watchConcurrency = (alarms: Alarms, { accountConcurrency, authConcurrency }: Stage): void => {
  const see = 'a-function-is-throttled';
  alarms.watch({
    id: 'concurrency',
    see,
    above: 0.8 * accountConcurrency,
    of: [2, 3],
    cause: 'aws-limits',
    metric: ofAccount('ConcurrentExecutions', Stats.MAXIMUM, period),
    description: `all functions together run in more than 80 % of the account's ${accountConcurrency} concurrent executions`,
  });
  alarms.watch({
    id: 'throttles',
    see,
    of: [2, 3],
    cause: 'aws-limits',
    metric: throttlesOfAccount(alarms, authConcurrency),
    description: 'functions were throttled: the account has no concurrency left',
  });
  if (authConcurrency !== undefined)
    alarms.watch({
      id: 'auth-throttles',
      see,
      of: [2, 3],
      metric: ofFunction(alarms, 'auth', 'Throttles', Stats.SUM, period),
      description: `auth was throttled: it has used all its ${authConcurrency} executions, so nobody can sign in`,
    });
};

/** The log lines of calls that AWS throttled after all attempts of the SDK. Tokens and webhooks depend on KMS. */
const watchKms = (alarms: Alarms, callers: readonly ServiceFunction[]): void => {
  const [metricNamespace, metricName] = [metricsNamespace(alarms.mainStack), 'ThrottledCalls'];
  const filterPattern = FilterPattern.stringValue('$.error.name', '=', 'ThrottlingException');
  const [filter] = callers.map(
    ({ name, lambda: { logGroup } }) =>
      new MetricFilter(alarms, `${name}-${metricName}`, { logGroup, filterPattern, metricNamespace, metricName }),
  );
  if (!filter) return;
  alarms.watch({
    id: 'kms-throttles',
    see: 'an-aws-service-refuses-calls',
    above: 5,
    of: [2, 3],
    cause: 'aws-limits',
    metric: filter.metric({ statistic: Stats.SUM, period }),
    description: 'KMS throttled more than five sign-ins or new webhook secrets in five minutes, twice in 15 minutes',
  });
};

/** SES pauses an account with too many bounces or complaints. */
const watchMail = (alarms: Alarms): void => {
  const see = 'emails-bounce';
  const rises = 'SES reviews the account at this rate, and pauses it if the rate rises';
  alarms.watch({
    id: 'mail-bounces',
    see,
    above: 0.05,
    metric: bounces(period),
    description: `5 % of emails bounce: ${rises}`,
  });
  alarms.watch({
    id: 'mail-complaints',
    see,
    above: 0.001,
    metric: complaints(period),
    description: `0.1 % complain: ${rises}`,
  });
};

/** ACM renews a certificate that is in use and whose DNS records exist. */
const watchCertificate = (alarms: Alarms, { domain }: Stage): void => {
  if (!domain) return;
  alarms.watch({
    id: 'certificate-expiry',
    see: 'the-certificate-expires',
    below: 30,
    missing: 'fine',
    metric: daysToExpiry(domain.certificate, Duration.days(1)),
    description: 'the certificate of the domain expires in less than 30 days: ACM did not renew it',
  });
};

/** The route groups that call KMS: for each sign-in, and for each new webhook secret. */
const CALLS_KMS: ReadonlySet<string> = new Set(['auth', 'webhooks']);

/** The AWS services that every part of the service depends on. */
export const watchDependencies = (
  alarms: Alarms,
  stage: Stage,
  resources: Resources,
  functions: readonly ServiceFunction[],
): void => {
  watchTables(alarms, resources);
  watchConcurrency(alarms, stage);
  watchKms(
    alarms,
    functions.filter(({ name }) => CALLS_KMS.has(name)),
  );
  watchMail(alarms);
  watchCertificate(alarms, stage);
};
