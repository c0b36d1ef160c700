import { arrayOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, objectsIn, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf, textOf } from '../support/rendered.ts';
import { ofType, referred, referredIn } from '../support/template.ts';

const GROUP = 'AWS::Logs::LogGroup';
const FILTER = 'AWS::Logs::MetricFilter';
const RETENTION = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653,
];
const GUIDE = 'CloudWatch Logs User Guide';

/** The log groups that a service writes to by itself: the gateway's access log, and vended deliveries. */
const VENDED_BY = [
  { type: 'AWS::ApiGatewayV2::Stage', arn: 'DestinationArn' },
  { type: 'AWS::Logs::DeliveryDestination', arn: 'DestinationResourceArn' },
];

export const LOG_RULES: readonly Refusal[] = [
  {
    rule: 'a log is kept for a number of days that CloudWatch Logs accepts, never for ever',
    source: 'CloudWatch Logs API reference, PutRetentionPolicy',
    problems: each(GROUP, ({ properties }) =>
      unless(RETENTION.includes(Number(properties.RetentionInDays)), `${properties.RetentionInDays} days`),
    ),
    broken: templateOf({ Broken: resource(GROUP, { RetentionInDays: 10 }) }),
  },
  {
    rule: 'the name of a log group has at most 512 letters, digits and -_/#. characters',
    source: 'CloudWatch Logs API reference, CreateLogGroup',
    problems: each(GROUP, ({ properties }) => {
      const name = properties.LogGroupName === undefined ? 'generated' : textOf(properties.LogGroupName);
      return unless(/^[\w./#-]{1,512}$/.test(name), name);
    }),
    broken: templateOf({ Broken: resource(GROUP, { RetentionInDays: 7, LogGroupName: 'access log' }) }),
  },
  {
    rule: 'a log that a service delivers is below /aws/vendedlogs/, because each other one grows a resource policy of 5,120 characters',
    source: `${GUIDE}, "Enable logging from AWS services": log group resource policy size limit considerations`,
    problems: (synthesized) =>
      VENDED_BY.flatMap(({ type, arn }) =>
        ofType(synthesized, type).flatMap((one) => {
          const named = objectsIn(one.properties).find((inner) => inner[arn] !== undefined);
          if (!named) return [];
          const group = referredIn(synthesized, named[arn]);
          return unless(
            textOf(group?.properties.LogGroupName).startsWith('/aws/vendedlogs/'),
            `${one.id} delivers to ${referred(named[arn])}`,
          );
        }),
      ),
    broken: templateOf({
      Log: resource(GROUP, { RetentionInDays: 7 }),
      Stage: resource('AWS::ApiGatewayV2::Stage', {
        AccessLogSettings: { DestinationArn: { 'Fn::GetAtt': ['Log', 'Arn'] } },
      }),
    }),
  },
  {
    rule: 'a region has at most ten resource policies of CloudWatch Logs, each with at most 5,120 characters',
    source: `${GUIDE}, "CloudWatch Logs quotas": resource policies`,
    problems: (synthesized) => {
      const policies = ofType(synthesized, 'AWS::Logs::ResourcePolicy');
      return [
        ...unless(policies.length <= 1, `${policies.length} resource policies`),
        ...policies.flatMap(({ properties }) => within('bytes', bytesOf(properties.PolicyDocument), 1, 5_120)),
      ];
    },
    broken: templateOf({ Broken: resource('AWS::Logs::ResourcePolicy', { PolicyDocument: 'x'.repeat(5_121) }) }),
  },
  {
    rule: 'a metric filter has one transformation, at most three dimensions, and no default value beside dimensions',
    source: 'CloudWatch Logs API reference, MetricTransformation',
    problems: each(FILTER, ({ properties }) => {
      const transformations = arrayOf(properties.MetricTransformations).map(objectOf);
      return [
        ...unless(transformations.length === 1, `${transformations.length} transformations`),
        ...unless(stringOf(properties.FilterPattern).length <= 1_024, 'the pattern has more than 1,024 characters'),
        ...transformations.flatMap(({ Dimensions, DefaultValue }) => [
          ...within('dimensions', arrayOf(Dimensions).length, 0, 3),
          ...unless(arrayOf(Dimensions).length === 0 || DefaultValue === undefined, 'a default value with dimensions'),
        ]),
      ];
    }),
    broken: templateOf({
      Broken: resource(FILTER, { MetricTransformations: [{ DefaultValue: 0, Dimensions: [{ Key: 'team' }] }] }),
    }),
  },
  {
    rule: 'a log group has at most 100 metric filters and two subscription filters',
    source: `${GUIDE}, "CloudWatch Logs quotas": metric filters, subscription filters`,
    problems: (synthesized) =>
      (
        [
          [FILTER, 100],
          ['AWS::Logs::SubscriptionFilter', 2],
        ] as const
      ).flatMap(([type, most]) =>
        [...Map.groupBy(ofType(synthesized, type), ({ properties }) => textOf(properties.LogGroupName))].flatMap(
          ([group, filters]) => unless(filters.length <= most, `${group} has ${filters.length}`),
        ),
      ),
    broken: templateOf(
      Object.fromEntries(
        Array.from({ length: 101 }, (_, nth) => [
          `Filter${nth}`,
          resource(FILTER, { LogGroupName: 'log', MetricTransformations: [{}] }),
        ]),
      ),
    ),
  },
];
