import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { METRICS } from '../../../shared/api/metrics.ts';
import { found, resourcesOf, stackWith } from '../support/template.ts';

const stack = stackWith({ stage: 'prod' });
const own = Template.fromStack(stack.alarms);
const [dashboard, ...others] = resourcesOf(own, 'AWS::CloudWatch::Dashboard');
const body = JSON.stringify(found(dashboard).DashboardBody).replaceAll('\\"', '"');

test('a stage has one dashboard, with its name', () => {
  expect(others).toEqual([]);
  expect(found(dashboard).DashboardName).toBe('hub-membership-prod');
});

test('it begins with the alarms that page', () => {
  expect(stack.alarms.pages.length).toBeGreaterThan(10);
  expect(body.indexOf('"type":"alarm"')).toBeLessThan(body.indexOf('"type":"metric"'));
});

/** Metrics that alarms and queries use; a graph of them is empty on a good day. */
const NOT_SHOWN = new Set<string>([
  'TableTime',
  'ServerErrors',
  'InternalErrors',
  'LimitsOpen',
  'RefusedByFirewall',
  'QueueLag',
  'WorkerFailures',
  'CanaryFailures',
  'CanaryMilliseconds',
]);

test('it shows every metric of the log lines that changes from day to day, and what the business did', () => {
  const shown = Object.keys(METRICS).filter((name) => !NOT_SHOWN.has(name));
  expect(shown).toEqual(expect.arrayContaining(['SignIns', 'OrdersPaid', 'EmailsSent', 'Latency', 'RelayLag']));
  for (const name of shown) expect(body).toContain(`"HubMembership/hub-membership-prod","${name}"`);
});
