import { arrayOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, objectsIn, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { type Found, ofType, type Synthesized } from '../support/template.ts';

const ACL = 'AWS::WAFv2::WebACL';
const DISTRIBUTION = 'AWS::CloudFront::Distribution';
const CERTIFICATE_REGION = 'us-east-1';

/** Headers that an origin request may not carry as custom ones. */
const FORBIDDEN =
  /^(?:cache-control|connection|content-length|cookie|host|if-.*|max-forwards|pragma|proxy-.*|range|request-range|te|trailer|transfer-encoding|upgrade|via|x-amz-.*|x-edge-.*|x-real-ip)$/i;

const certificateOf = ({ properties }: Found): string =>
  stringOf(objectOf(objectOf(properties.DistributionConfig).ViewerCertificate).AcmCertificateArn);

const isAtTheEdge = (one: Found): boolean =>
  one.type === DISTRIBUTION || (one.type === ACL && one.properties.Scope === 'CLOUDFRONT');

const atTheEdge = (synthesized: Synthesized): readonly Found[] =>
  [ACL, DISTRIBUTION].flatMap((type) => ofType(synthesized, type)).filter(isAtTheEdge);

export const EDGE_RULES: readonly Refusal[] = [
  {
    rule: 'a web ACL of CloudFront, and the certificate and the log delivery of a distribution, are in us-east-1',
    source:
      'WAF Developer Guide, "Using AWS WAF with Amazon CloudFront"; CloudFront Developer Guide, "Requirements for using SSL/TLS certificates with CloudFront" and "Configure standard logging (v2)"',
    problems: (synthesized) =>
      atTheEdge(synthesized).flatMap((one) => [
        ...unless(synthesized.region === CERTIFICATE_REGION, `${one.id} in ${synthesized.region}`),
        ...unless(
          one.type !== DISTRIBUTION || certificateOf(one).includes(`:acm:${CERTIFICATE_REGION}:`),
          `${one.id}: its certificate`,
        ),
      ]),
    broken: templateOf({
      Broken: resource(DISTRIBUTION, {
        DistributionConfig: {
          ViewerCertificate: { AcmCertificateArn: 'arn:aws:acm:eu-west-1:111111111111:certificate/1' },
        },
      }),
    }),
  },
  {
    rule: 'a rate rule of WAF has a limit from 10 to 2,000,000,000, a known window, and a name and metric in range',
    source: 'WAF API reference, RateBasedStatement, VisibilityConfig',
    problems: each(ACL, ({ properties }) => [
      ...objectsIn(properties).flatMap(({ RateBasedStatement }) => {
        const { Limit, EvaluationWindowSec = 300 } = objectOf(RateBasedStatement);
        return [
          ...within('Limit', Limit, 10, 2_000_000_000),
          ...unless([60, 120, 300, 600].includes(Number(EvaluationWindowSec)), `a window of ${EvaluationWindowSec}`),
        ];
      }),
      ...unless(/^[\w-]{0,128}$/.test(stringOf(properties.Name)), 'its name'),
      ...unless(/^[\w#:./-]{1,255}$/.test(stringOf(objectOf(properties.VisibilityConfig).MetricName)), 'its metric'),
    ]),
    broken: templateOf({
      Broken: resource(ACL, {
        Name: 'acl',
        VisibilityConfig: { MetricName: 'acl' },
        Rules: [{ Statement: { RateBasedStatement: { Limit: 9 } } }],
      }),
    }),
  },
  {
    rule: 'a web ACL has unique priorities, and each rule an action',
    source: 'WAF API reference, Rule: Priority, Action',
    problems: each(ACL, ({ properties }) => {
      const rules = arrayOf(properties.Rules).map(objectOf);
      return [
        ...unless(new Set(rules.map(({ Priority }) => Priority)).size === rules.length, 'two rules with one priority'),
        ...unless(
          rules.every(({ Action, OverrideAction }) => (Action ?? OverrideAction) !== undefined),
          'no action',
        ),
      ];
    }),
    broken: templateOf({
      Broken: resource(ACL, {
        Rules: [
          { Priority: 0, Action: {} },
          { Priority: 0, Action: {} },
        ],
      }),
    }),
  },
  {
    rule: 'CloudFront sends only headers to the origin that may be custom ones, at most ten',
    source: 'CloudFront Developer Guide, "Add custom headers to origin requests"; "Quotas"',
    problems: each(DISTRIBUTION, ({ properties }) => {
      const headers = objectsIn(properties).flatMap(({ OriginCustomHeaders }) =>
        arrayOf(OriginCustomHeaders).map(objectOf),
      );
      return [
        ...within('headers', headers.length, 0, 10),
        ...headers.map(({ HeaderName }) => stringOf(HeaderName)).filter((name) => FORBIDDEN.test(name)),
      ];
    }),
    broken: templateOf({
      Broken: resource(DISTRIBUTION, { Origins: [{ OriginCustomHeaders: [{ HeaderName: 'X-Amz-Secret' }] }] }),
    }),
  },
];
