import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '../../shared/api/metrics.ts';
import { ROUTE_CLASSES } from '../../shared/api/route-class.ts';
import type { Api } from '../gateway/api.ts';
import type { Watch } from './alarm.ts';
import { failedShare } from './alarm-metrics.ts';
import type { Alarms } from './alarms.ts';
import { metricOf } from './log-metrics.ts';
import { AVAILABILITY, BURN_RATES, type BurnRate, P99_MS } from './objectives.ts';

const period = Duration.minutes(5);

/** The error budget burns too fast: the share of 5xx responses, in a long window and in a short one. */
const watchBurn = (alarms: Alarms, api: Api, name: BurnRate): void => {
  const { rate, long, short, uses } = BURN_RATES[name];
  const see = 'the-api-answers-5xx';
  const share = rate * (1 - AVAILABILITY) * 100;
  const inWindow = ({ minutes }: { readonly minutes: number }): Watch => ({
    id: `errors-${minutes}-minutes`,
    see,
    above: share,
    metric: failedShare(api, Duration.minutes(minutes)),
    description: `more than ${share.toFixed(2)} % of the requests of ${minutes} minutes failed (and at least five)`,
  });
  const description = `5xx responses use ${uses}, and still do`;
  alarms.watchTogether(`errors-burn-${name}`, description, see, [inWindow(long), inWindow(short)]);
};

/** The latency of each class, against its objective: soon at twice the objective, and after hours at the objective. */
const watchLatency = (alarms: Alarms): void => {
  for (const one of ROUTE_CLASSES) {
    const slow = (id: string, window: Duration, above: number, periods: number): void =>
      alarms.watch({
        id: `${one.replace('_', '-')}-${id}`,
        see: 'requests-are-slow',
        above,
        of: [periods, periods],
        cause: 'requests-are-slow',
        metric: metricOf(alarms.mainStack, 'Latency', Stats.percentile(99), window, { class: one }),
        description: `one of 100 ${one} requests takes more than ${above} ms, for ${periods * window.toMinutes()} minutes`,
      });
    slow('slow', period, 2 * P99_MS[one], 3);
    slow('slower-than-objective', Duration.hours(1), P99_MS[one], 6);
  }
};

type Counted = Extract<MetricName, 'InternalErrors' | 'LimitsOpen' | 'RefusedCallbacks' | 'RefusedByFirewall'>;

/** A count in the log lines of functions. */
export const watchCount = (alarms: Alarms, what: Counted, watch: Omit<Watch, 'metric'>): void =>
  alarms.watch({ ...watch, metric: metricOf(alarms.mainStack, what, Stats.SUM, period) });

/** The API as its callers see it: errors and latency against their objectives, and counts of what must not happen. */
export const watchRequests = (alarms: Alarms, api: Api): void => {
  watchBurn(alarms, api, 'fast');
  watchBurn(alarms, api, 'slow');
  watchLatency(alarms);
  watchCount(alarms, 'InternalErrors', {
    id: 'internal-errors',
    see: 'internal-errors',
    description: 'a request was answered 500: a bug, a denied AWS call or a missing resource',
  });
  watchCount(alarms, 'LimitsOpen', {
    id: 'limits-open',
    see: 'rate-limits-fail-open',
    above: 10,
    description:
      'rate limits are not counted because the table cannot be reached; password guesses are not limited meanwhile',
  });
  watchCount(alarms, 'RefusedCallbacks', {
    id: 'callbacks-refused',
    see: 'callbacks-are-refused',
    above: 4,
    of: [3, 3],
    description:
      'callbacks with invalid signatures were rejected: check the secret of the payment, email or transcription provider',
  });
};
