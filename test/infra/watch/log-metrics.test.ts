import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { metricOf } from '../../../infra/watch/log-metrics.ts';
import { MEANINGS, METRICS, type MetricName } from '../../../shared/platform/telemetry/metrics.ts';

const NAMES = Object.keys(METRICS) as MetricName[];

test('the runbook lists every metric with its unit, its dimensions and its meaning', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../../RUNBOOK.md'), 'utf8');
  const [, section = ''] = runbook.split('\n## Metrics\n');
  const rows = section
    .split('\n## ')[0]
    ?.split('\n')
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
    ...{ namespace: 'HubMembership/hub-membership-prod', metricName: 'LimitsOpen', statistic: 'Sum' },
    dimensions: undefined,
  });
});
