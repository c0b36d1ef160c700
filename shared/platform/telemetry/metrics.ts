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

/** A count for the whole stage, as every metric of a service is that is not declared here. */
export const STAGE_COUNT: Metric = { unit: 'Count', dimensions: STAGE };
const seconds: Metric = { unit: 'Seconds', dimensions: STAGE };

/** The metrics of the platform, which every service has. */
export const PLATFORM_METRICS = {
  Latency: { unit: 'Milliseconds', dimensions: BY_CLASS },
  TableTime: { unit: 'Milliseconds', dimensions: BY_CLASS },
  ServerErrors: { unit: 'Count', dimensions: [['class'], VERSION] },
  TableRetries: STAGE_COUNT,
  RateLimited: STAGE_COUNT,
  InternalErrors: STAGE_COUNT,
  LimitsOpen: STAGE_COUNT,
  RefusedCallbacks: STAGE_COUNT,
  RefusedByFirewall: STAGE_COUNT,
  RelayLag: seconds,
  DueLag: seconds,
  QueueLag: { unit: 'Seconds', dimensions: BY_QUEUE },
  WorkerFailures: { unit: 'Count', dimensions: [['queue'], VERSION] },
  CanaryFailures: STAGE_COUNT,
  CanaryMilliseconds: { unit: 'Milliseconds', dimensions: STAGE },
} satisfies Readonly<Record<string, Metric>>;
