import type { MetricName } from './metrics.ts';

type Metrics = Readonly<Partial<Record<MetricName, number>>>;

/** The metrics of one request line. A count is absent instead of 0. */
export const requestMetrics = (status: number, ms: number): Metrics => ({
  Latency: ms,
  ...(status >= 500 && { ServerErrors: 1 }),
  ...(status === 500 && { InternalErrors: 1 }),
  ...(status === 429 && { RateLimited: 1 }),
});
