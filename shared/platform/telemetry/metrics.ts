/** A metric of the log lines. Each set of dimensions is a metric of its own in CloudWatch, for each of its values. */
export interface Metric {
  readonly unit: 'Count' | 'Milliseconds' | 'Seconds';
  /** Sets of log fields; the empty set counts for the whole stage. */
  readonly dimensions: readonly (readonly string[])[];
}

/* Metrics with the same constant share a directive in the log line. */
const STAGE: Metric['dimensions'] = [[]];
const BY_CLASS: Metric['dimensions'] = [['class']];
const BY_QUEUE: Metric['dimensions'] = [['queue']];
/** The version of a function, which a deployment watches. */
const VERSION = ['FunctionName', 'ExecutedVersion'];

const total: Metric = { unit: 'Count', dimensions: STAGE };
const seconds: Metric = { unit: 'Seconds', dimensions: STAGE };

/** Every metric that log lines carry. Alarms, the dashboard and the runbook's table read this record. */
export const METRICS = {
  Latency: { unit: 'Milliseconds', dimensions: BY_CLASS },
  TableTime: { unit: 'Milliseconds', dimensions: BY_CLASS },
  ServerErrors: { unit: 'Count', dimensions: [['class'], VERSION] },
  TableRetries: total,
  RateLimited: total,
  InternalErrors: total,
  LimitsOpen: total,
  RefusedCallbacks: total,
  RefusedByFirewall: total,
  SignIns: total,
  OrdersPaid: total,
  EmailsSent: total,
  RelayLag: seconds,
  DueLag: seconds,
  QueueLag: { unit: 'Seconds', dimensions: BY_QUEUE },
  WorkerFailures: { unit: 'Count', dimensions: [['queue'], VERSION] },
  CanaryFailures: total,
  CanaryMilliseconds: { unit: 'Milliseconds', dimensions: STAGE },
} satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;

/** What each metric measures, as the runbook's table says. */
export const MEANINGS: Readonly<Record<MetricName, string>> = {
  Latency: 'time from the event to the response; its `SampleCount` is the number of requests',
  TableTime: 'time in DynamoDB calls of one request; calls at the same time add up',
  ServerErrors: '5xx responses',
  TableRetries: 'repeated DynamoDB calls: throttling, faults and conflicts between transactions',
  RateLimited: '429 responses',
  InternalErrors: '500 responses',
  LimitsOpen: 'calls that passed a rate limit because it could not be counted',
  RefusedCallbacks: '400 responses to callbacks of providers',
  RefusedByFirewall: "requests without the distribution's secret",
  SignIns: 'new sessions of users and members',
  OrdersPaid: 'events `order.paid`',
  EmailsSent: 'emails that the provider accepted',
  RelayLag: 'age of the oldest change when the relay receives it',
  DueLag: 'time from when a row is due to its release by a scheduled worker; up to a minute is normal',
  QueueLag: 'age of a message when its worker receives it, with its delay and earlier attempts',
  WorkerFailures: 'failed messages, changes and scheduled runs, which are retried',
  CanaryFailures: 'failed runs of the canary',
  CanaryMilliseconds: 'time of each run of the canary',
};
