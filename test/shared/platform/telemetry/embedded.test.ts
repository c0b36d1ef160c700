import { describe, expect, test } from 'vitest';
import { embedded } from '../../../../shared/platform/telemetry/embedded.ts';
import { type Metric, PLATFORM_METRICS } from '../../../../shared/platform/telemetry/metrics.ts';
import { emfProblems, metricsIn } from '../../../support/emf.ts';

const STAGE = {
  METRICS_NAMESPACE: 'HubMembership/test',
  AWS_LAMBDA_FUNCTION_NAME: 'hubs',
  AWS_LAMBDA_FUNCTION_VERSION: '7',
};
const METRICS: readonly [string, Metric][] = Object.entries(PLATFORM_METRICS);
const DIMENSIONS = { class: 'read', queue: 'mail' };

describe('the metrics of a log line', () => {
  test.each(METRICS)(
    '%s is a valid embedded metric with its declared unit and dimensions',
    (name, { unit, dimensions }) => {
      const line = embedded({ ...DIMENSIONS, [name]: 1.5 }, STAGE);
      expect(emfProblems(line)).toEqual([]);
      expect(metricsIn(line)).toEqual({ [name]: dimensions });
      expect(JSON.stringify(line)).toContain(`{"Name":"${name}","Unit":"${unit}"}`);
    },
  );

  test('are the numbers that begin with a capital letter: any other than those of the platform counts for the whole stage', () => {
    const line = embedded({ CakesBaked: 2, eaten: 1, Baker: 'Ann' }, STAGE);
    expect(emfProblems(line)).toEqual([]);
    expect(metricsIn(line)).toEqual({ CakesBaked: [[]] });
    expect(JSON.stringify(line)).toContain('{"Name":"CakesBaked","Unit":"Count"}');
  });

  test('are one member of the line, with one directive for each set of dimensions', () => {
    const names = METRICS.map(([name]) => name);
    const all = Object.fromEntries(names.map((name) => [name, 1]));
    const line = embedded({ ...DIMENSIONS, ...all, request_id: 'r1' }, STAGE);
    expect(emfProblems(line)).toEqual([]);
    expect(Object.keys(metricsIn(line)).toSorted()).toEqual(names.toSorted());
    const { CloudWatchMetrics } = line._aws as { CloudWatchMetrics: readonly { Namespace: string }[] };
    expect(CloudWatchMetrics).toHaveLength(5);
    expect(new Set(CloudWatchMetrics.map(({ Namespace }) => Namespace))).toEqual(new Set(['HubMembership/test']));
  });

  test.each([
    ['no number', { Latency: undefined, class: 'read' }],
    ['a number that is not finite', { Latency: Number.NaN, class: 'read' }],
    ['no field of its dimension', { Latency: 5 }],
    ['an empty field of its dimension, which the logger leaves out', { Latency: 5, class: '' }],
    ['a name of the prototype', { constructor: 5, toString: 5 }],
  ])('are left out with %s', (_, fields) => {
    expect(embedded(fields, STAGE)).toBe(fields);
  });

  test('are left out outside a stage', () => {
    const fields = { Latency: 5, class: 'read' };
    expect(embedded(fields, {})).toBe(fields);
  });
});
