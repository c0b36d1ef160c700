import { type Metric, PLATFORM_METRICS, STAGE_COUNT } from '../platform/telemetry/metrics.ts';

/** Every metric that log lines carry. Alarms, the dashboard and the page about metrics read this record. */
export const METRICS = {
  ...PLATFORM_METRICS,
  SignIns: STAGE_COUNT,
  OrdersPaid: STAGE_COUNT,
  EmailsSent: STAGE_COUNT,
} satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
