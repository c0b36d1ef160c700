import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { QueueName } from '../shared/platform/queue/queue-name.ts';
import { blocked, bounces, complaints, failedShare, throttled } from './alarm-metrics.ts';
import { alarmTopic } from './alarm-topic.ts';
import type { Api } from './api.ts';
import { RULES } from './firewall-rules.ts';
import type { ServiceFunction } from './functions.ts';
import { type Counted, countIn } from './log-metrics.ts';
import type { Stage } from './stage.ts';

const period = Duration.minutes(5);
const QUARTER = Duration.minutes(15);

interface Watch {
  readonly id: string;
  readonly metric: IMetric;
  /** What is the matter, for whoever is woken by it. */
  readonly says: string;
  /** The heading of RUNBOOK.md that says what to do, as its address has it. */
  readonly see: string;
  /** It is the matter above this; nought unless given. */
  readonly above?: number;
  /** Or below this, and then silence is the matter too. */
  readonly below?: number;
  /** In so many of the last so many periods; one of one unless given. */
  readonly of?: readonly [periods: number, last: number];
}

/** What waits up to fifteen minutes by design is late only after that. */
const DELAYED: ReadonlySet<string> = new Set<QueueName>([
  'automations',
  'webhooks',
  'webhooks-slow',
  'media-jobs',
  'removals',
]);

/** Every alarm there is and who is told, in a template of its own: there are several for each function and queue. */
export class Alarms extends NestedStack {
  private readonly action: SnsAction;
  private readonly mainStack: string;
  private readonly counted = new Map<Counted, IMetric>();

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Alarms', { description: 'What the people on call are told of' });
    this.mainStack = Stack.of(scope).stackName;
    this.action = new SnsAction(alarmTopic(this, stage));
  }

  /** Throws again and again, or is turned away for want of room. `errors` is what a quarter of an hour may have. */
  ofFunction({ name, lambda }: ServiceFunction, errors = 2): void {
    this.watch({
      ...{ id: `${name}-errors`, see: 'a-function-throws', above: errors },
      metric: lambda.metricErrors({ period: QUARTER, statistic: Stats.SUM }),
      says: `${name} threw, ran out of time or memory, or does not load, more than ${errors} times in a quarter of an hour`,
    });
    this.watch({
      ...{ id: `${name}-throttles`, see: 'a-function-is-throttled', of: [2, 3] },
      metric: lambda.metricThrottles({ period, statistic: Stats.SUM }),
      says: `${name} was throttled: the account has no concurrency left`,
    });
  }

  /** Answers requests: what it logs of them is counted. */
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

  /** Falls behind the table. */
  ofStream({ name, lambda }: ServiceFunction): void {
    this.watch({
      ...{ id: `${name}-iterator-age`, see: 'the-relay-is-behind', above: Duration.minutes(5).toMilliseconds() },
      metric: lambda.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
      says: `${name} is more than five minutes behind the table: events, webhooks, mail and search wait`,
    });
  }

  /** Is not woken by the clock any more. */
  ofSchedule({ name, lambda }: ServiceFunction): void {
    this.watch({
      ...{ id: `${name}-silent`, see: 'the-clock-does-not-wake-a-worker', below: 1, of: [3, 3] },
      metric: lambda.metricInvocations({ period, statistic: Stats.SUM }),
      says: `${name} has not run for a quarter of an hour: what is due waits`,
    });
  }

  /** Holds anything at all. */
  ofDeadLetters(name: string, queue: Queue): void {
    this.watch({
      ...{ id: `${name}-dead-letters`, see: 'dead-letters' },
      metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      says: `${name}: something was tried as often as it may be and set aside; nothing works on it until you do`,
    });
  }

  /** Waits longer than it should to be taken. */
  ofQueue(name: string, queue: Queue): void {
    const minutes = DELAYED.has(name) ? 30 : 15;
    this.watch({
      ...{ id: `${name}-age`, see: 'messages-wait', above: minutes * 60 },
      metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
      says: `${name}: the oldest message has waited for more than ${minutes} minutes`,
    });
  }

  /** Holds up whoever reads and writes it. */
  ofTable(name: string, table: Table, indexes: readonly string[] = []): void {
    this.watch({
      ...{ id: `${name}-throttles`, see: 'the-table-throttles', above: 50, of: [2, 3] },
      metric: throttled(table, indexes, period),
      says: `${name}: the store turned away more than fifty reads or writes in five minutes, twice in a quarter of an hour`,
    });
  }

  /** Answers with a 5xx too often to be chance. */
  ofApi(api: Api): void {
    this.watch({
      ...{ id: 'api-5xx', see: 'the-api-answers-5xx', above: 1, of: [2, 3] },
      metric: failedShare(api, period),
      says: 'more than one request in a hundred failed (and at least five), twice in a quarter of an hour',
    });
  }

  /** SES stops sending for an account whose letters come back. */
  ofMail(): void {
    const see = 'letters-come-back';
    const says = (what: string) => `${what}: SES reviews the account at this, and stops it if it goes on`;
    this.watch({ id: 'mail-bounces', see, metric: bounces(period), above: 0.05, says: says('5 % of letters bounce') });
    this.watch({ id: 'mail-complaints', see, metric: complaints(period), above: 0.001, says: says('0.1 % complain') });
  }

  /** What all the functions that answer have counted together. */
  ofCounts(): void {
    this.ofCount('InternalErrors', {
      ...{ id: 'internal-errors', see: 'internal-errors' },
      says: 'a request was answered 500: a mistake of ours, or something that we may not do or that is not there',
    });
    this.ofCount('LimitsOpen', {
      ...{ id: 'limits-open', see: 'limits-are-open', above: 10 },
      says: 'calls pass uncounted since the table cannot be reached: nothing limits guesses at passwords meanwhile',
    });
    this.ofCount('RefusedCallbacks', {
      ...{ id: 'callbacks-refused', see: 'callbacks-are-refused', above: 4, of: [3, 3] },
      says: 'what says that it is a payment, mail or transcription provider cannot prove it: is a secret wrong?',
    });
  }

  /** Refuses requests: WAF those of one address above its limits, the API those without the distribution's secret. */
  ofFirewall(): void {
    const see = 'the-firewall-refuses';
    const waf = (id: string, rule: string, above: number, what: string): void =>
      this.watch({
        ...{ id, see, above, of: [2, 3] },
        metric: blocked(this.mainStack, rule, period),
        says: `WAF refused more than ${above} requests ${what} in five minutes, twice in a quarter of an hour`,
      });
    waf('waf-sign-ins-blocked', RULES.signIns, 100, 'to sign in or check out');
    waf('waf-blocked', RULES.all, 1_000, 'of addresses that sent too many');
    this.ofCount('RefusedByFirewall', {
      ...{ id: 'firewall-refused', see, above: 50, of: [2, 3] },
      says: 'requests without the secret of the distribution are refused: does it have another one, or do they go around it?',
    });
  }

  private ofCount(what: Counted, watch: Omit<Watch, 'metric'>): void {
    const metric = this.counted.get(what);
    if (metric) this.watch({ ...watch, metric });
  }

  private watch({
    id,
    metric,
    says,
    see,
    above = 0,
    below,
    of: [datapointsToAlarm, evaluationPeriods] = [1, 1],
  }: Watch): void {
    const alarm = new Alarm(this, id, {
      alarmName: `${this.mainStack}-${id}`,
      alarmDescription: `${says}. What to do: RUNBOOK.md#${see}`,
      metric,
      datapointsToAlarm,
      evaluationPeriods,
      threshold: below ?? above,
      comparisonOperator:
        below === undefined ? ComparisonOperator.GREATER_THAN_THRESHOLD : ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }
}
