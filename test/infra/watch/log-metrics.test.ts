import { Duration } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { metricOf } from '../../../infra/watch/log-metrics.ts';
import { METRICS } from '../../../shared/api/metrics.ts';
import { operatePage } from '../support/operate-page.ts';

test('the page about metrics lists every metric with its unit, its dimensions and what it measures', () => {
  const rows = operatePage('metrics')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const expected = Object.entries(METRICS).map(([name, { unit, dimensions }]) =>
    [`| \`${name}\``, unit, dimensions.map((set) => `[${set.join(', ')}]`).join(' ')].join(' | '),
  );
  const cellsOf = (row: string): readonly string[] => row.split(' | ');
  expect(rows.map((row) => cellsOf(row).slice(0, 3).join(' | ')).toSorted()).toEqual(expected.toSorted());
  for (const row of rows) expect(cellsOf(row)[3]).toMatch(/^\S.{10,} \|$/);
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
