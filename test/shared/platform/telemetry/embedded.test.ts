import { describe, expect, test } from 'vitest';
import { embedded } from '../../../../shared/platform/telemetry/embedded.ts';
import { MEANINGS, METRICS, type MetricName } from '../../../../shared/platform/telemetry/metrics.ts';
import { emfProblems, metricsIn } from '../../../support/emf.ts';

const STAGE = {
  METRICS_NAMESPACE: 'HubMembership/test',
  AWS_LAMBDA_FUNCTION_NAME: 'hubs',
  AWS_LAMBDA_FUNCTION_VERSION: '7',
};
const NAMES = Object.keys(METRICS) as MetricName[];
const DIMENSIONS = { class: 'read', queue: 'mail' };

describe('the metrics of a log line', () => {
  test.each(NAMES)('%s is a valid embedded metric with its declared unit and dimensions', (name) => {
    const line = embedded({ ...DIMENSIONS, [name]: 1.5 }, STAGE);
    expect(emfProblems(line)).toEqual([]);
    expect(metricsIn(line)).toEqual({ [name]: METRICS[name].dimensions });
    expect(JSON.stringify(line)).toContain(`{"Name":"${name}","Unit":"${METRICS[name].unit}"}`);
  });

  test('are one member of the line, with one directive for each set of dimensions', () => {
    const all = Object.fromEntries(NAMES.map((name) => [name, 1]));
    const line = embedded({ ...DIMENSIONS, ...all, request_id: 'r1' }, STAGE);
    expect(emfProblems(line)).toEqual([]);
    expect(Object.keys(metricsIn(line)).toSorted()).toEqual(NAMES.toSorted());
    const { CloudWatchMetrics } = line._aws as { CloudWatchMetrics: readonly { Namespace: string }[] };
    expect(CloudWatchMetrics).toHaveLength(5);
    expect(new Set(CloudWatchMetrics.map(({ Namespace }) => Namespace))).toEqual(new Set(['HubMembership/test']));
    expect(NAMES.length).toBeLessThanOrEqual(100);
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

test('each metric has a meaning', () => {
  expect(Object.keys(MEANINGS)).toEqual(NAMES);
  for (const meaning of Object.values(MEANINGS)) expect(meaning).toMatch(/^\S.{10,}/);
});

test('the metrics that CloudWatch keeps all the time are few, because each costs $0.30 a month', () => {
  const sets = Object.values(METRICS).flatMap(({ dimensions }) => dimensions.map((set) => set.join()));
  const values: Readonly<Record<string, number>> = {
    '': 1,
    class: 4,
    queue: 13,
    'FunctionName,ExecutedVersion': 0,
  };
  expect([...new Set(sets)].toSorted()).toEqual(Object.keys(values).toSorted());
  expect(sets.reduce((sum, set) => sum + (values[set] ?? 0), 0)).toBeLessThanOrEqual(51);
});
