import { expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { ACCESS_LOG_FORMAT } from '../../infra/access-log.ts';
import { costlyRoutes, throttledRoutes } from '../../infra/costly-routes.ts';
import { gatewayRoutes } from '../../infra/gateway-routes.ts';
import { PARAMETERS } from '../../shared/platform/http/openapi/shared-parameters.ts';
import { sample } from './support/sample.ts';
import { resourcesOf, type StackOptions, templateWith } from './support/template.ts';

const template = templateWith();
const of = (type: string) => resourcesOf(template, `AWS::ApiGatewayV2::${type}`).map(([, one]) => one.Properties);
const [api = {}] = of('Api');
const [stage = {}] = of('Stage');
const ownTemplate = (stageOptions: StackOptions = {}) =>
  templateWith(stageOptions, { groups, workers, ...(sample.code && { code: sample.code }) });

test('C062 browser clients may read named headers, but not Location', () => {
  const { AllowOrigins, ExposeHeaders } = api.CorsConfiguration as Record<string, string[]>;
  expect(AllowOrigins).toEqual(['*']);
  expect(ExposeHeaders).toEqual(expect.arrayContaining(['X-Request-ID', 'ETag', 'Retry-After']));
  const exposed = ExposeHeaders?.map((name) => name.toLowerCase());
  expect(exposed).not.toContain('location');
  expect(exposed).not.toContain('*');
});

test('browser clients may send the methods and headers of the contract', () => {
  const { AllowHeaders, AllowMethods, AllowCredentials } = api.CorsConfiguration as Record<string, string[]>;
  const parameterNames = Object.values(PARAMETERS).filter((parameter) => parameter.in === 'header');
  const named = parameterNames.map(({ name }) => name.toLowerCase());
  expect(named).toContain('last-event-id');
  expect(AllowHeaders).toEqual(expect.arrayContaining(['authorization', 'content-type', 'accept', ...named]));
  expect(AllowMethods?.toSorted()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
  expect(AllowCredentials).toBeUndefined();
});

test('C517 C520: the only stage deploys automatically, is throttled and logs each request as JSON', () => {
  expect(of('Stage')).toHaveLength(1);
  expect(stage).toMatchObject({ StageName: '$default', AutoDeploy: true });
  const { ThrottlingRateLimit, ThrottlingBurstLimit } = stage.DefaultRouteSettings as Record<string, number>;
  expect(ThrottlingRateLimit).toBeGreaterThanOrEqual(1_000);
  expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(1_000);
  expect((stage.AccessLogSettings as { Format: string }).Format).toBe(ACCESS_LOG_FORMAT);
});

test('metrics for each route are disabled, because the request lines contain them', () => {
  expect(stage.DefaultRouteSettings).not.toHaveProperty('DetailedMetricsEnabled', true);
});

test('the access log has no query, header or body: no credential can be in it', () => {
  const logged = Object.values(JSON.parse(ACCESS_LOG_FORMAT) as Record<string, string>);
  expect(logged.filter((one) => /query|header|body|authorizer/i.test(one))).toEqual([]);
});

test('the $default route is a function, so that the service answers unknown paths', () => {
  expect(of('Route').map(({ RouteKey }) => RouteKey)).toContain('$default');
});

test('each function has one integration and one permission, only for this API', () => {
  const permissions = resourcesOf(template, 'AWS::Lambda::Permission')
    .map(([, one]) => one.Properties)
    .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com');
  const expectedCount = sample.groups.length + 1;
  expect(of('Integration')).toHaveLength(expectedCount);
  expect(permissions).toHaveLength(expectedCount);
  for (const { SourceArn } of permissions) expect(JSON.stringify(SourceArn)).toMatch(/execute-api.*"Ref":"Api".*\/\*"/);
  for (const one of of('Integration'))
    expect(one).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' });
});

// Eight routes exist only for their throttles; a CloudFormation template holds 500 resources, an HTTP API 300 routes.
test('the service has fewer than 170 gateway routes and 410 resources', () => {
  const own = ownTemplate();
  const routes = throttledRoutes(gatewayRoutes(groups), costlyRoutes(groups));
  expect(resourcesOf(own, 'AWS::ApiGatewayV2::Route')).toHaveLength(routes.length);
  expect(routes.length).toBeLessThan(170);
  expect(Object.keys(own.toJSON().Resources).length).toBeLessThan(410);
});

test('a stage with every option except a firewall has fewer than 410 resources', () => {
  expect(Object.keys(ownTemplate({ stage: 'prod' }).toJSON().Resources).length).toBeLessThan(410);
});

test('with its own domain, the API is not served at the default endpoint', () => {
  const own = templateWith({ stage: 'staging' });
  own.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
  own.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'api.example.com' });
  own.hasOutput('ApiOrigin', { Value: 'https://api.example.com' });
  expect(resourcesOf(own, 'AWS::ApiGatewayV2::ApiMapping')).toHaveLength(1);
});
