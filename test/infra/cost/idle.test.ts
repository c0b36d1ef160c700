import { expect, test } from 'vitest';
import { idleCosts } from '../../../infra/cost/idle.ts';

const resource = (Type: string, Properties: object = {}) => ({ Type, Properties: { ...Properties } });
const costOf = (what: string, resources: Parameters<typeof idleCosts>[0]) =>
  idleCosts(resources).find((line) => line.what === what);

test('an alarm on an expression costs as much as its metrics', () => {
  const metrics = [{ Expression: 'm0 + m1' }, { MetricStat: {} }, { MetricStat: {} }];
  const alarms = [resource('AWS::CloudWatch::Alarm'), resource('AWS::CloudWatch::Alarm', { Metrics: metrics })];
  expect(costOf('metrics of alarms', alarms)).toMatchObject({ count: 3, usd: expect.closeTo(0.3) });
});

test('equal metrics of several logs cost once', () => {
  const filter = (MetricName: string) =>
    resource('AWS::Logs::MetricFilter', { MetricTransformations: [{ MetricNamespace: 'N', MetricName }] });
  const found = costOf('metrics counted in logs', [filter('A'), filter('A'), filter('B')]);
  expect(found).toMatchObject({ count: 2, usd: expect.closeTo(0.6) });
});

test('Lambda polls queues, not the stream, without messages', () => {
  const mapping = (logicalId: string) =>
    resource('AWS::Lambda::EventSourceMapping', { EventSourceArn: { 'Fn::GetAtt': [logicalId, 'Arn'] } });
  const found = costOf('queues that Lambda polls', [mapping('MailQueue0'), mapping('Table0')]);
  /* Five pollers receive three times a minute for 730 hours. */
  expect(found).toMatchObject({ count: 1, usd: expect.closeTo(5 * 3 * 60 * 730 * 0.4e-6) });
});

test('keys, secrets, dashboards and composite alarms cost by their number', () => {
  const all = ['KMS::Key', 'SecretsManager::Secret', 'CloudWatch::Dashboard', 'CloudWatch::CompositeAlarm'];
  const usd = idleCosts(all.map((type) => resource(`AWS::${type}`))).map((line) => line.usd);
  expect(usd.toSorted()).toEqual([0.4, 0.5, 1, 3]);
});

test('what a stage does not have is left out', () => {
  expect(idleCosts([])).toEqual([]);
});
