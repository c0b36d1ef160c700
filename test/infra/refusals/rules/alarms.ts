import { arrayOf, isObject, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, objectsIn, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { textOf } from '../support/rendered.ts';
import { ofType } from '../support/template.ts';

const ALARM = 'AWS::CloudWatch::Alarm';
const COMPOSITE = 'AWS::CloudWatch::CompositeAlarm';
const GUIDE = 'CloudWatch User Guide';
const DAY = 86_400;

const metricsOf = ({ Metrics }: JsonObject): readonly JsonObject[] => arrayOf(Metrics).map(objectOf);

/** The period of an alarm: its own, or the longest of its metrics. */
const periodOf = (properties: JsonObject): number => {
  const periods = objectsIn(properties).flatMap(({ Period }) => (Period === undefined ? [] : [Number(Period)]));
  return Math.max(0, ...periods);
};

const broken = (Properties: JsonObject) => templateOf({ Broken: resource(ALARM, Properties) });

export const ALARM_RULES: readonly Refusal[] = [
  {
    rule: 'metric math of an alarm has at most ten metrics, returns one time series, and does not search',
    source: `${GUIDE}, "Create a CloudWatch alarm based on a metric math expression"; "Using search expressions in graphs"`,
    problems: each(ALARM, ({ properties }) => {
      const metrics = metricsOf(properties);
      if (metrics.length === 0) return [];
      const returned = metrics.filter(({ ReturnData }) => ReturnData !== false);
      return [
        ...within('metrics', metrics.filter(({ MetricStat }) => isObject(MetricStat)).length, 1, 10),
        ...unless(returned.length === 1, `${returned.length} time series are returned`),
        ...unless(!metrics.some(({ Expression }) => /\bSEARCH\s*\(/i.test(stringOf(Expression))), 'it searches'),
      ];
    }),
    broken: broken({ Metrics: [{ Id: 'e', Expression: "SEARCH('errors')" }] }),
  },
  {
    rule: 'an alarm evaluates at most a day, or a week with periods of an hour or more',
    source: 'CloudWatch API reference, PutMetricAlarm: EvaluationPeriods',
    problems: each(ALARM, ({ properties }) => {
      const period = periodOf(properties);
      const evaluated = period * Number(properties.EvaluationPeriods);
      return [
        ...within('seconds', evaluated, 1, period >= 3_600 ? 7 * DAY : DAY),
        ...unless([1, 5, 10, 20, 30].includes(period) || (period > 0 && period % 60 === 0), `a period of ${period}`),
        ...within('DatapointsToAlarm', properties.DatapointsToAlarm, 1, Number(properties.EvaluationPeriods)),
      ];
    }),
    broken: broken({ Period: 300, EvaluationPeriods: 289 }),
  },
  {
    rule: 'names of alarms have at most 255 characters and are unique, descriptions at most 1,024',
    source: 'CloudWatch API reference, PutMetricAlarm: AlarmName, AlarmDescription',
    problems: (synthesized) => {
      const alarms = [ALARM, COMPOSITE].flatMap((type) => ofType(synthesized, type));
      const names = alarms.flatMap(({ properties: { AlarmName } }) =>
        AlarmName === undefined ? [] : [textOf(AlarmName)],
      );
      return [
        ...names.filter((name, nth) => name.length > 255 || names.indexOf(name) !== nth),
        ...alarms.filter(({ properties }) => textOf(properties.AlarmDescription).length > 1_024).map(({ id }) => id),
      ];
    },
    broken: templateOf({
      One: resource(ALARM, { AlarmName: 'errors' }),
      Two: resource(ALARM, { AlarmName: 'errors' }),
    }),
  },
  {
    rule: 'an alarm has at most five actions per state and 30 dimensions',
    source: `${GUIDE}, "CloudWatch service quotas": actions per alarm, dimensions`,
    problems: each(ALARM, ({ properties }) => [
      ...['AlarmActions', 'OKActions', 'InsufficientDataActions'].flatMap((name) =>
        within(name, arrayOf(properties[name]).length, 0, 5),
      ),
      ...objectsIn(properties).flatMap(({ Dimensions }) => within('dimensions', arrayOf(Dimensions).length, 0, 30)),
    ]),
    broken: broken({ AlarmActions: ['1', '2', '3', '4', '5', '6'] }),
  },
  {
    rule: 'the rule of a composite alarm has at most 10,240 characters and 100 alarms',
    source: 'CloudWatch API reference, PutCompositeAlarm: AlarmRule',
    problems: each(COMPOSITE, ({ properties }) => {
      const rule = textOf(properties.AlarmRule);
      return [
        ...within('characters', rule.length, 1, 10_240),
        ...within('alarms', rule.match(/\b(?:ALARM|OK|INSUFFICIENT_DATA)\s*\(/g)?.length ?? 0, 1, 100),
      ];
    }),
    broken: templateOf({ Broken: resource(COMPOSITE, { AlarmRule: 'TRUE' }) }),
  },
  {
    rule: 'a dashboard is JSON with at most 500 widgets in the 24 columns, each with at most 500 metrics',
    source: `${GUIDE}, "CloudWatch service quotas": dashboards; "Dashboard body structure and syntax"`,
    problems: each('AWS::CloudWatch::Dashboard', ({ properties }) => {
      const widgets = arrayOf(objectOf(JSON.parse(textOf(properties.DashboardBody))).widgets).map(objectOf);
      return [
        ...within('widgets', widgets.length, 1, 500),
        ...widgets.flatMap(({ x = 0, width = 6, properties: shown }) => [
          ...within('columns', Number(x) + Number(width), 1, 24),
          ...within('metrics', arrayOf(objectOf(shown).metrics).length, 0, 500),
        ]),
      ];
    }),
    broken: templateOf({
      Broken: resource('AWS::CloudWatch::Dashboard', {
        DashboardBody: JSON.stringify({ widgets: [{ x: 23, width: 6 }] }),
      }),
    }),
  },
];
