import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { ACCESS_LOG_FORMAT } from '../../../infra/gateway/access-log.ts';
import { costlyRoutes, throttledRoutes } from '../../../infra/gateway/costly-routes.ts';
import { gatewayRoutes } from '../../../infra/gateway/routes.ts';
import { PARAMETERS } from '../../../shared/platform/http/openapi/shared-parameters.ts';
import { bodyOf } from '../support/api-body.ts';
import { liveIn } from '../support/live.ts';
import type { Statement } from '../support/policies.ts';
import { sample } from '../support/sample.ts';
import { found, resourcesOf, type StackOptions, templateWith } from '../support/template.ts';

const template = templateWith();
const of = (type: string) => resourcesOf(template, `AWS::ApiGatewayV2::${type}`).map(([, one]) => one.Properties);
const body = bodyOf(template);
const cors = body['x-amazon-apigateway-cors'];
const [stage = {}] = of('Stage');
const ownTemplate = (stageOptions: StackOptions = {}) =>
  templateWith(stageOptions, { groups, workers, ...(sample.code && { code: sample.code }) });

test('C062 browser clients may read named headers, but not Location', () => {
  const { allowOrigins, exposeHeaders } = cors;
  expect(allowOrigins).toEqual(['*']);
  expect(exposeHeaders).toEqual(expect.arrayContaining(['X-Request-ID', 'ETag', 'Retry-After']));
  const exposed = exposeHeaders?.map((name) => name.toLowerCase());
  expect(exposed).not.toContain('location');
  expect(exposed).not.toContain('*');
});

test('browser clients may send the methods and headers of the contract', () => {
  const { allowHeaders, allowMethods, allowCredentials } = cors;
  const parameterNames = Object.values(PARAMETERS).filter((parameter) => parameter.in === 'header');
  const named = parameterNames.map(({ name }) => name.toLowerCase());
  expect(named).toContain('last-event-id');
  expect(allowHeaders).toEqual(expect.arrayContaining(['authorization', 'content-type', 'accept', ...named]));
  const tracing = ['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'x-requested-with'];
  expect(allowHeaders).toEqual(expect.arrayContaining(tracing));
  expect(allowMethods?.toSorted()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
  expect(allowCredentials).toBeUndefined();
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
  const { 'x-amazon-apigateway-any-method': route } = body.paths.$default ?? {};
  expect(route).toMatchObject({ isDefaultRoute: true });
  expect(route?.['x-amazon-apigateway-integration'].$ref).toMatch(/\/system$/);
});

test('each function has one integration, with the live version, under a role that may invoke only these', () => {
  const integrations = Object.entries(body.components['x-amazon-apigateway-integrations']);
  expect(integrations.map(([name]) => name)).toEqual([...sample.groups.map(({ name }) => name), 'alias'].toSorted());
  for (const [name, one] of integrations) {
    expect(liveIn(one.uri)).toBe(`hub-membership-dev-${name}`);
    expect(one).toMatchObject({ type: 'aws_proxy', httpMethod: 'POST', payloadFormatVersion: '2.0' });
  }
  const roles = resourcesOf(template, 'AWS::IAM::Role').filter(([, one]) =>
    JSON.stringify(one.Properties.AssumeRolePolicyDocument).includes('apigateway.amazonaws.com'),
  );
  expect(roles).toHaveLength(1);
  for (const [, { credentials }] of integrations) expect(credentials).toEqual({ 'Fn::GetAtt': [roles[0]?.[0], 'Arn'] });
  const [policy] = found(roles[0]).Policies as [{ PolicyDocument: { Statement: [Statement] } }];
  const [{ Action, Resource }] = policy.PolicyDocument.Statement;
  expect(policy.PolicyDocument.Statement).toHaveLength(1);
  expect(Action).toBe('lambda:InvokeFunction');
  expect([Resource].flat().map(liveIn).toSorted()).toEqual(integrations.map(([name]) => `hub-membership-dev-${name}`));
});

test('the body names every route once, and each leads to an integration of the body', () => {
  const own = bodyOf(ownTemplate());
  const routes = throttledRoutes(gatewayRoutes(groups), costlyRoutes(groups));
  expect(Object.keys(own.paths).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  const named = Object.keys(own.components['x-amazon-apigateway-integrations']);
  for (const { path, owner } of routes) {
    const { $ref } = own.paths[path]?.['x-amazon-apigateway-any-method']['x-amazon-apigateway-integration'] ?? {};
    expect($ref).toBe(`#/components/x-amazon-apigateway-integrations/${owner}`);
    expect(named).toContain(owner);
  }
});

/** Amazon API Gateway Developer Guide, "Quotas for configuring and running an HTTP API". That of routes can be raised. */
const QUOTAS = { routes: 300, integrations: 300, bodyBytes: 6 * 1024 * 1024 };

test('the quotas of an HTTP API leave room for 1.4 times the routes, and for twice the functions and the body', () => {
  const own = bodyOf(ownTemplate({ stage: 'prod' }));
  const { paths, components } = own;
  expect(1.4 * Object.keys(paths).length).toBeLessThan(QUOTAS.routes);
  expect(2 * Object.keys(components['x-amazon-apigateway-integrations']).length).toBeLessThan(QUOTAS.integrations);
  expect(2 * JSON.stringify(own).length).toBeLessThan(QUOTAS.bodyBytes);
});

/* Each function needs four: itself, its role, its log group and its version. Aliases and alarms are in nested stacks. */
test.each(['dev', 'prod'] as const)(
  'the main template of %s has fewer than 290 resources, of 500 that CloudFormation allows',
  (stage) => {
    expect(Object.keys(ownTemplate({ stage }).toJSON().Resources).length).toBeLessThan(290);
  },
);

test('the API is updated after the functions that it calls, unless they need its address', () => {
  const dependsOn = (stage: 'dev' | 'prod') =>
    resourcesOf(templateWith({ stage }), 'AWS::ApiGatewayV2::Api')[0]?.[1].DependsOn;
  expect(dependsOn('prod')?.join()).toMatch(/LiveVersions/);
  expect(dependsOn('dev')).toBeUndefined();
});

test('with its own domain, the API is not served at the default endpoint', () => {
  const own = templateWith({ stage: 'staging' });
  expect(bodyOf(own).servers[0]['x-amazon-apigateway-endpoint-configuration']).toEqual({
    disableExecuteApiEndpoint: true,
  });
  own.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'api.example.com' });
  own.hasOutput('ApiOrigin', { Value: 'https://api.example.com' });
  expect(resourcesOf(own, 'AWS::ApiGatewayV2::ApiMapping')).toHaveLength(1);
});
