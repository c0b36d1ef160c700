import type { Environment } from '../runtime/config.ts';
import { type Metric, PLATFORM_METRICS, STAGE_COUNT } from './metrics.ts';
import { add } from './thread.ts';

type Fields = Readonly<Record<string, unknown>>;

const METRICS: Readonly<Record<string, Metric>> = PLATFORM_METRICS;

/** Of the numbers of a log line, metrics begin with a capital letter. */
const isMetric = (name: string): boolean => /^[A-Z]/.test(name);

/** The logger leaves out empty texts. */
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const metricOf = (name: string): Metric => METRICS[name] ?? STAGE_COUNT;

/** The function's version, the dimensions of failures by version. */
const version = ({ AWS_LAMBDA_FUNCTION_NAME, AWS_LAMBDA_FUNCTION_VERSION }: Environment) => ({
  FunctionName: AWS_LAMBDA_FUNCTION_NAME,
  ExecutedVersion: AWS_LAMBDA_FUNCTION_VERSION,
});

/** Adds to a metric of the current work's last log line. */
export const count = (name: Capitalize<string>, by = 1): void => add(name, by);

/**
 * Log fields with the member `_aws`, by which CloudWatch extracts the metrics among them (embedded metric format). A
 * number without the fields of its dimensions stays a field.
 * Outside a stage (`METRICS_NAMESPACE` is not set), the fields themselves.
 */
export const embedded = (given: Fields, environment: Environment): Fields => {
  const { METRICS_NAMESPACE: Namespace } = environment;
  const fields = given.ServerErrors || given.WorkerFailures ? { ...given, ...version(environment) } : given;
  const names = Object.keys(fields)
    .filter(isMetric)
    .filter((name) => Number.isFinite(fields[name]))
    .filter((name) => metricOf(name).dimensions.every((set) => set.every((key) => isText(fields[key]))));
  if (!Namespace || names.length === 0) return fields;
  const directives = Map.groupBy(names, (name) => metricOf(name).dimensions);
  const CloudWatchMetrics = [...directives].map(([Dimensions, group]) => ({
    ...{ Namespace, Dimensions },
    Metrics: group.map((Name) => ({ Name, Unit: metricOf(Name).unit })),
  }));
  return { ...fields, _aws: { Timestamp: Date.now(), CloudWatchMetrics } };
};
