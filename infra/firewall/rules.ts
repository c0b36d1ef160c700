import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { aboutError } from '../../shared/platform/http/about-error.ts';
import { COSTLY_PATHS, REFRESH_PATHS } from '../gateway/costly-routes.ts';
import type { Settings } from '../settings/schema.ts';

type Limits = NonNullable<Settings['firewall']>;

const WINDOW_SECONDS = 300;
/** The longest wait of the service's own clients. After it, an address is below its limit again. */
const RETRY_SECONDS = 60;
const TOO_MANY_REQUESTS = 'too-many-requests';

const body = (origin: string): string =>
  JSON.stringify({
    errors: [
      {
        status: '429',
        code: 'rate_limited',
        title: 'Too Many Requests',
        links: { about: aboutError(origin, 429, 'rate_limited') },
        detail: `Too many requests; try again in ${RETRY_SECONDS} seconds.`,
      },
    ],
  });

/** The service's own 429 document; WAF can send it only as application/json. */
const block: CfnWebACL.RuleActionProperty = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: TOO_MANY_REQUESTS,
      responseHeaders: [
        { name: 'Retry-After', value: String(RETRY_SECONDS) },
        { name: 'Access-Control-Allow-Origin', value: '*' },
        { name: 'Access-Control-Expose-Headers', value: 'Retry-After' },
        { name: 'Cache-Control', value: 'no-store' },
      ],
    },
  },
};

const metrics = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const substituted = (fieldType: string, ...fieldKeys: string[]): CfnWebACL.DataProtectProperty => ({
  action: 'SUBSTITUTION',
  field: { fieldType, ...(fieldKeys.length > 0 && { fieldKeys }) },
});

/** Sampled requests show no token, code or password: these parts are replaced before WAF stores a sample. */
const DATA_PROTECTIONS: CfnWebACL.DataProtectProperty[] = [
  substituted('QUERY_STRING'),
  substituted('SINGLE_HEADER', 'authorization', 'cookie'),
  substituted('BODY'),
];

/** One regular expression for paths under both prefixes, with and without a trailing slash. */
export const pathPattern = (paths: readonly string[]): string => {
  const spelled = paths.map((path) => path.replaceAll('{proxy+}', '.+').replaceAll(/\{\w+\}/g, '[^/]+'));
  return `^/api(/v1)?(${spelled.join('|')})/?$`;
};

/** Encoded and unnormalized spellings of a path match too. */
const pathMatches = (paths: readonly string[]): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString: pathPattern(paths),
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

/** Methods that do not sign in: preflight requests and page views. */
export const READING_METHODS = '^(GET|HEAD|OPTIONS)$';

const reads: CfnWebACL.StatementProperty = {
  regexMatchStatement: {
    fieldToMatch: { method: {} },
    regexString: READING_METHODS,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({ notStatement: { statement } });

const signIns: CfnWebACL.StatementProperty = {
  andStatement: { statements: [pathMatches(COSTLY_PATHS), not(pathMatches(REFRESH_PATHS)), not(reads)] },
};

const rateRule = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: block,
  visibilityConfig: metrics(name),
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: WINDOW_SECONDS,
      limit,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
});

/** The rules by name. The name is also that of the rule's metric. */
export const RULES = { signIns: 'sign-in-rate', all: 'rate' } as const;

/** Limits each IP address: its sign-ins and checkouts, and all its requests. The name is also that of the metrics. */
export const webAcl = (
  scope: Construct,
  { ratePer5Minutes, signInRatePer5Minutes }: Limits,
  name: string,
  origin: string,
): CfnWebACL =>
  new CfnWebACL(scope, 'WebAcl', {
    name,
    description: 'Limits requests by IP address',
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: metrics(name),
    dataProtectionConfig: { dataProtections: DATA_PROTECTIONS },
    customResponseBodies: { [TOO_MANY_REQUESTS]: { contentType: 'APPLICATION_JSON', content: body(origin) } },
    rules: [rateRule(RULES.signIns, 0, signInRatePer5Minutes, signIns), rateRule(RULES.all, 1, ratePer5Minutes)],
  });
