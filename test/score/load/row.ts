import { seeded } from '../mutants/seeded.ts';
import type { Row } from '../row.ts';
import { percentile, startRealStack } from '../stack/real-stack.ts';
import { measureLag } from './lag.ts';
import { mixOf } from './mix.ts';

const CONNECTIONS = 16;
const WARM_UP_MS = 5_000;
const DURATION_MS = { quick: 30_000, full: 300_000 } as const;
const LIMITS = { perSecond: 150, p99: 400, lag: 2_000 };

export const row: Row = {
  number: 13,
  name: 'load',
  measures: 'mixed load on the local stack of this machine',
  done: `${CONNECTIONS} connections call the local stack for 5 minutes: lists, searches and single resources by members, users and keys, and a quarter writes. Beside them members post, and the event stream is read until it has the event. The generator runs on the same machine.`,
  target: '≥ 150 requests/s, p99 ≤ 400 ms, 0 5xx; relay lag p99 ≤ 2 s meanwhile',
  madeToFail:
    'Beside other work that kept both cores busy, the row said “17.0 requests/s instead of 150”, “p99 is 3238 ms instead of 400” and “the lag’s p99 is 4703 ms”.',
  async measure(size, progress) {
    const stack = await startRealStack();
    try {
      const { next } = seeded(13);
      const request = mixOf(stack, next);
      const began = performance.now() + WARM_UP_MS;
      const end = began + DURATION_MS[size];
      const [times, statuses] = [[] as number[], new Map<number, number>()];
      const connection = async (): Promise<void> => {
        while (performance.now() < end) {
          const start = performance.now();
          const status = await request().catch(() => 0);
          if (start < began) continue;
          times.push(performance.now() - start);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      const lagging = measureLag(stack, end);
      await Promise.all(Array.from({ length: CONNECTIONS }, connection));
      const megabytes = stack.megabytes();
      const lags = await lagging;
      const accepted = [...statuses].reduce(
        (sum, [status, count]) => sum + (status >= 200 && status < 300 ? count : 0),
        0,
      );
      const perSecond = accepted / (DURATION_MS[size] / 1000);
      const [p50, p99, lag] = [percentile(times, 0.5), percentile(times, 0.99), percentile(lags, 0.99)];
      /* Limits refuse some writes; nothing else may be refused. */
      const failed = [...statuses].filter(([status]) => !(status >= 200 && status < 300) && status !== 429);
      const errors = failed.reduce((sum, [, count]) => sum + count, 0);
      const counted = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
      progress(`answers ${counted}; ${lags.length} lags`);
      const missed = [
        ...(perSecond < LIMITS.perSecond ? [`${perSecond.toFixed(1)} requests/s instead of ${LIMITS.perSecond}`] : []),
        ...(p99 > LIMITS.p99 ? [`p99 is ${Math.round(p99)} ms instead of ${LIMITS.p99}`] : []),
        ...(errors > 0 ? [`${errors} answers were unexpected or none (${counted})`] : []),
        ...(lag > LIMITS.lag || lags.length === 0
          ? [`the lag's p99 is ${Math.round(lag)} ms of ${lags.length} posts`]
          : []),
      ];
      return {
        tried: times.length,
        failed: errors,
        value: `${perSecond.toFixed(1)} requests/s, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, ${errors} 5xx; lag p99 ${Math.round(lag)} ms of ${lags.length} posts`,
        met: missed.length === 0,
        details: [...missed, `the stack and its engine used ${Math.round(megabytes)} MB at the end`],
      };
    } finally {
      await stack.stop();
    }
  },
};
