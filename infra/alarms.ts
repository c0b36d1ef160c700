import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { QueueName } from '../shared/platform/queue/queue-name.ts';
import { addAlarm, type Watch } from './alarm.ts';
import { blocked, bounces, complaints, failedShare, throttled } from './alarm-metrics.ts';
import { alarmTopic } from './alarm-topic.ts';
import type { Api } from './api.ts';
import { RULES } from './firewall-rules.ts';
import type { ServiceFunction } from './functions.ts';
import { type Counted, countIn } from './log-metrics.ts';
import type { Stage } from './stage.ts';

const period = Duration.minutes(5);
const QUARTER = Duration.minutes(15);

/** Queues that delay messages by up to fifteen minutes by design. */
const DELAYED: ReadonlySet<string> = new Set<QueueName>([
  'automations',
  'webhooks',
  'webhooks-slow',
  'media-jobs',
  'removals',
]);

/** All alarms and their topic, in a nested stack: each function and queue has several. */
export class Alarms extends NestedStack {
  private readonly action: SnsAction;
  private readonly mainStack: string;
  private readonly counted = new Map<Counted, IMetric>();

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Alarms', { description: 'Alarms' });
    this.mainStack = Stack.of(scope).stackName;
    this.action = new SnsAction(alarmTopic(this, stage));
  }

  /** Repeated errors, and throttling. `errors` are allowed in 15 minutes. */
  ofFunction({ name, lambda }: ServiceFunction, errors = 2): void {
    this.watch({
      ...{ id: `${name}-errors`, see: 'a-function-throws', above: errors },
      metric: lambda.metricErrors({ period: QUARTER, statistic: Stats.SUM }),
      description: `${name} threw, timed out, ran out of memory or did not load more than ${errors} times in 15 minutes`,
    });
    this.watch({
      ...{ id: `${name}-throttles`, see: 'a-function-is-throttled', of: [2, 3] },
      metric: lambda.metricThrottles({ period, statistic: Stats.SUM }),
      description: `${name} was throttled: the account has no concurrency left`,
    });
  }

  /** Counts the request log lines of a function that answers requests. */
  ofAnswers({ name, lambda: { logGroup } }: ServiceFunction, behindFirewall: boolean): void {
    const namespace = `HubMembership/${this.mainStack}`;
    const count = (what: Counted): void => {
      this.counted.set(what, countIn(this, namespace, logGroup, what));
    };
    count('InternalErrors');
    count('LimitsOpen');
    if (name === 'callbacks') count('RefusedCallbacks');
    if (behindFirewall) count('RefusedByFirewall');
  }

  /** The relay is behind the table's stream. */
  ofStream({ name, lambda }: ServiceFunction): void {
    this.watch({
      ...{ id: `${name}-iterator-age`, see: 'the-relay-is-behind', above: Duration.minutes(5).toMilliseconds() },
      metric: lambda.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
      description: `${name} is more than five minutes behind the table: events, webhooks, emails and search are delayed`,
    });
  }

  /** A scheduled worker does not run. */
  ofSchedule({ name, lambda }: ServiceFunction): void {
    this.watch({
      ...{ id: `${name}-silent`, see: 'a-scheduled-worker-does-not-run', below: 1, of: [3, 3] },
      metric: lambda.metricInvocations({ period, statistic: Stats.SUM }),
      description: `${name} has not run for 15 minutes: due work is delayed`,
    });
  }

  /** A dead-letter queue has messages. */
  ofDeadLetters(name: string, queue: Queue): void {
    this.watch({
      ...{ id: `${name}-dead-letters`, see: 'dead-letters' },
      metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      description: `${name}: a message failed every attempt and waits for you to fix the cause and move it back`,
    });
  }

  /** The oldest message of a queue waits too long. */
  ofQueue(name: string, queue: Queue): void {
    const minutes = DELAYED.has(name) ? 30 : 15;
    this.watch({
      ...{ id: `${name}-age`, see: 'messages-wait', above: minutes * 60 },
      metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
      description: `${name}: the oldest message has waited for more than ${minutes} minutes`,
    });
  }

  /** The table throttles reads or writes. */
  ofTable(name: string, table: Table, indexes: readonly string[] = []): void {
    this.watch({
      ...{ id: `${name}-throttles`, see: 'the-table-throttles', above: 50, of: [2, 3] },
      metric: throttled(table, indexes, period),
      description: `${name}: DynamoDB throttled more than fifty reads or writes in five minutes, twice in 15 minutes`,
    });
  }

  /** The share of 5xx responses. */
  ofApi(api: Api): void {
    this.watch({
      ...{ id: 'api-5xx', see: 'the-api-answers-5xx', above: 1, of: [2, 3] },
      metric: failedShare(api, period),
      description: 'more than one request in a hundred failed (and at least five), twice in 15 minutes',
    });
  }

  /** SES pauses an account with too many bounces or complaints. */
  ofMail(): void {
    const see = 'emails-bounce';
    const description = (what: string) =>
      `${what}: SES reviews the account at this rate, and pauses it if the rate rises`;
    this.watch({
      id: 'mail-bounces',
      see,
      metric: bounces(period),
      above: 0.05,
      description: description('5 % of emails bounce'),
    });
    this.watch({
      id: 'mail-complaints',
      see,
      metric: complaints(period),
      above: 0.001,
      description: description('0.1 % complain'),
    });
  }

  /** Counts over all functions that answer requests. */
  ofCounts(): void {
    this.ofCount('InternalErrors', {
      ...{ id: 'internal-errors', see: 'internal-errors' },
      description: 'a request was answered 500: a bug, a denied AWS call or a missing resource',
    });
    this.ofCount('LimitsOpen', {
      ...{ id: 'limits-open', see: 'rate-limits-fail-open', above: 10 },
      description:
        'rate limits are not counted because the table cannot be reached; password guesses are not limited meanwhile',
    });
    this.ofCount('RefusedCallbacks', {
      ...{ id: 'callbacks-refused', see: 'callbacks-are-refused', above: 4, of: [3, 3] },
      description:
        'callbacks with invalid signatures were rejected: check the secret of the payment, email or transcription provider',
    });
  }

  /** WAF rejects addresses above their limits; the API rejects requests without the distribution's secret. */
  ofFirewall(): void {
    const see = 'the-firewall-refuses';
    const waf = (id: string, rule: string, above: number, what: string): void =>
      this.watch({
        ...{ id, see, above, of: [2, 3] },
        metric: blocked(this.mainStack, rule, period),
        description: `WAF refused more than ${above} requests ${what} in five minutes, twice in 15 minutes`,
      });
    waf('waf-sign-ins-blocked', RULES.signIns, 100, 'to sign in or check out');
    waf('waf-blocked', RULES.all, 1_000, 'from addresses above the limit');
    this.ofCount('RefusedByFirewall', {
      ...{ id: 'firewall-refused', see, above: 50, of: [2, 3] },
      description:
        'requests without the secret of the distribution were rejected: the secrets differ, or clients bypass the distribution',
    });
  }

  private ofCount(what: Counted, watch: Omit<Watch, 'metric'>): void {
    const metric = this.counted.get(what);
    if (metric) this.watch({ ...watch, metric });
  }

  private watch(watch: Watch): void {
    addAlarm(this, { stackName: this.mainStack, action: this.action }, watch);
  }
}
