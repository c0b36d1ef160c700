import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { LiveRoutes } from '../../../infra/gateway/live-api.ts';
import { liveIn } from '../support/live.ts';
import { sample } from '../support/sample.ts';
import { resourcesOf, stackWith } from '../support/template.ts';

const stack = stackWith({ stage: 'prod' }, { groups, workers, ...(sample.code && { code: sample.code }) });
const nested = stack.node.findAll().find((one): one is LiveRoutes => one instanceof LiveRoutes);
if (!nested) throw new Error('The stack has no WebSocket API');
const template = Template.fromStack(nested);
const main = Template.fromStack(stack);
const of = (type: string) => resourcesOf(template, `AWS::ApiGatewayV2::${type}`).map(([, one]) => one);

test('all events of the WebSocket API invoke the live version of one function', () => {
  const apis = resourcesOf(main, 'AWS::ApiGatewayV2::Api').map(([, { Properties }]) => Properties.ProtocolType);
  expect(apis).toContain('WEBSOCKET');
  const routes = of('Route').map(({ Properties }) => Properties.RouteKey);
  expect(routes.toSorted()).toEqual(['$connect', '$default', '$disconnect']);
  const [integration] = of('Integration');
  expect(liveIn(integration?.Properties.IntegrationUri)).toBe('hub-membership-prod-live');
});

test('its stage waits for its routes and the role of its log, is throttled, and logs no query: it contains the ticket', () => {
  const [stage] = of('Stage');
  expect([stage?.DependsOn ?? []].flat()).toHaveLength(5);
  expect(stage?.Properties.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: expect.any(Number) });
  const Format = JSON.stringify(stage?.Properties.AccessLogSettings);
  expect(Format).toContain('$context.requestId');
  expect(Format).not.toMatch(/query|header|authorizer|ticket/i);
});

test('only its two functions may send to and close connections, of this API alone', () => {
  const allowed = resourcesOf(main, 'AWS::IAM::Role').filter(([, role]) =>
    JSON.stringify(role.Properties).includes('execute-api:ManageConnections'),
  );
  expect(allowed.map(([id]) => id.replace(/function.*/, '')).toSorted()).toEqual(['live', 'pushlive']);
  expect(JSON.stringify(allowed)).toMatch(/\/live\/POST\/@connections\/\*/);
});
