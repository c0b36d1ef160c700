import { ASSUMPTIONS } from './assumptions.ts';
import { invocation } from './operation-cost.ts';
import { priceOf } from './prices.ts';
import type { CountedResource } from './template.ts';

/** One line of what a stage costs a month without any request. */
interface IdleCost {
  readonly what: string;
  readonly count: number;
  readonly usd: number;
}

/** Lambda starts with five pollers of a queue. Each waits up to 20 seconds for a message. */
const POLLERS = 5;
const RECEIVES_PER_HOUR = (3_600 / 20) * POLLERS;
const RUNS_PER_HOUR = 60;
/** A scheduled run that finds nothing due in the partitions and their shards, in ms and in read units. */
const RUN = { ms: 60, read: 11 } as const;

interface Alarm {
  readonly Metrics?: readonly { readonly MetricStat?: unknown }[];
}

/** An alarm on an expression costs as much as its metrics. */
const metricsOf = ({ Metrics }: Alarm): number =>
  Metrics === undefined ? 1 : Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length;

const metricOf = ({ MetricTransformations }: CountedResource['Properties']): string =>
  JSON.stringify(
    (MetricTransformations as readonly { MetricNamespace: unknown; MetricName: unknown }[]).map(
      ({ MetricNamespace, MetricName }) => [MetricNamespace, MetricName],
    ),
  );

const isQueuePoller = ({ EventSourceArn }: CountedResource['Properties']): boolean =>
  JSON.stringify(EventSourceArn).includes('Queue');

/** The fixed costs of a stage, counted in its template. */
export const idleCosts = (resources: readonly CountedResource[]): readonly IdleCost[] => {
  const of = (type: string) => resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);
  const { hours } = ASSUMPTIONS;
  const line = (what: string, count: number, usd: number): IdleCost => ({ what, count, usd });
  const alarms = of('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm as Alarm), 0);
  const composites = of('AWS::CloudWatch::CompositeAlarm').length;
  const metrics = new Set(of('AWS::Logs::MetricFilter').map(metricOf)).size;
  const dashboards = of('AWS::CloudWatch::Dashboard').length;
  const keys = of('AWS::KMS::Key').length;
  const secrets = of('AWS::SecretsManager::Secret').length;
  const pollers = of('AWS::Lambda::EventSourceMapping').filter(isQueuePoller).length;
  const schedules = of('AWS::Events::Rule').filter(
    ({ ScheduleExpression }) => ScheduleExpression === 'rate(1 minute)',
  ).length;
  const runs = schedules * RUNS_PER_HOUR * hours;
  return [
    line('metrics of alarms', alarms, priceOf('alarmMetrics', alarms)),
    line('composite alarms', composites, priceOf('compositeAlarms', composites)),
    line('metrics counted in logs', metrics, priceOf('customMetrics', metrics)),
    line('dashboards', dashboards, priceOf('dashboards', dashboards)),
    line('KMS keys', keys, priceOf('keys', keys)),
    line('secrets', secrets, priceOf('secrets', secrets)),
    line('queues that Lambda polls', pollers, priceOf('queueRequests', pollers * RECEIVES_PER_HOUR * hours)),
    line('workers that run every minute', schedules, runs * (invocation(RUN.ms) + priceOf('readUnits', RUN.read))),
    line(
      'log of these runs, in MB',
      Math.round((runs * ASSUMPTIONS.platformLogBytes) / 1e6),
      priceOf('logs', (runs * ASSUMPTIONS.platformLogBytes) / 1e9),
    ),
  ].filter(({ count }) => count > 0);
};
