import { Duration } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { metricOf } from '../../../infra/watch/log-metrics.ts';
import { MEANINGS, METRICS, type MetricName } from '../../../shared/platform/telemetry/metrics.ts';
import { operatePage } from '../support/operate-page.ts';

const NAMES = Object.keys(METRICS) as MetricName[];

test('the page about metrics lists every metric with its unit, its dimensions and its meaning', () => {
  const rows = operatePage('metrics')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const expected = NAMES.map((name) => {
    const { unit, dimensions } = METRICS[name];
    return `| \`${name}\` | ${unit} | ${dimensions.map((set) => `[${set.join(', ')}]`).join(' ')} | ${MEANINGS[name]} |`;
  });
  expect(rows).toEqual(expected);
});

test('a count is the sum of a metric without dimensions, in the namespace of the stack', () => {
  const metric = metricOf('hub-membership-prod', 'LimitsOpen', 'Sum', Duration.minutes(5));
  const { namespace, metricName, statistic, dimensions } = metric;
  expect({ namespace, metricName, statistic, dimensions }).toEqual({
    namespace: 'HubMembership/hub-membership-prod',
    metricName: 'LimitsOpen',
    statistic: 'Sum',
    dimensions: undefined,
  });
});
