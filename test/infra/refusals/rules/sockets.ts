import { stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { ofType, referred } from '../support/template.ts';

const API = 'AWS::ApiGatewayV2::Api';
const ROUTE = 'AWS::ApiGatewayV2::Route';
const RESPONSE = 'AWS::ApiGatewayV2::RouteResponse';
const STAGE = 'AWS::ApiGatewayV2::Stage';
const ACCOUNT = 'AWS::ApiGateway::Account';
const INTEGRATION = 'AWS::ApiGatewayV2::Integration';
const GUIDE = 'API Gateway Developer Guide';

/** What API Gateway refuses of a WebSocket API, or accepts and does not do. */
export const SOCKET_RULES: readonly Refusal[] = [
  {
    rule: 'a WebSocket API selects the route by the request, and has neither CORS nor a body',
    source: `${GUIDE}, "Create routes for WebSocket APIs": route selection expressions; CreateApi: CORS is for HTTP APIs`,
    problems: each(API, ({ properties }) => {
      if (properties.ProtocolType !== 'WEBSOCKET') return [];
      const { RouteSelectionExpression, CorsConfiguration, Body } = properties;
      return [
        ...unless(
          /^\$\{?request\.body\.\w+\}?$/.test(stringOf(RouteSelectionExpression)),
          'the route is not in the body',
        ),
        ...unless(CorsConfiguration === undefined && Body === undefined, 'it has CORS or a body'),
      ];
    }),
    broken: templateOf({ Broken: resource(API, { ProtocolType: 'WEBSOCKET' }) }),
  },
  {
    rule: 'a route that answers selects $default and has a response with this key: without it the answer is dropped',
    source: `${GUIDE}, "Set up route responses for WebSocket APIs": only $default is supported`,
    problems: each(ROUTE, ({ id, properties }, all) => {
      const selected = properties.RouteResponseSelectionExpression;
      if (selected === undefined) return [];
      const responses = ofType(all, RESPONSE).filter((response) => referred(response.properties.RouteId) === id);
      return [
        ...unless(selected === '$default', 'it selects another response'),
        ...unless(
          responses.some((response) => response.properties.RouteResponseKey === '$default'),
          'it has no response',
        ),
      ];
    }),
    broken: templateOf({
      Broken: resource(ROUTE, { RouteKey: '$default', RouteResponseSelectionExpression: '$default' }),
    }),
  },
  {
    rule: 'only $connect has an authorizer, and $connect and $disconnect have no answer',
    source: `${GUIDE}, "Control access with API Gateway Lambda authorizers": attached to $connect only; "Manage connected users"`,
    problems: each(ROUTE, ({ properties }) => {
      const { RouteKey, AuthorizationType = 'NONE', RouteResponseSelectionExpression } = properties;
      return [
        ...unless(RouteKey !== '$disconnect' || AuthorizationType === 'NONE', '$disconnect has an authorizer'),
        ...unless(
          !['$connect', '$disconnect'].includes(stringOf(RouteKey)) || RouteResponseSelectionExpression === undefined,
          'an answer of the handshake or of the end',
        ),
      ];
    }),
    broken: templateOf({ Broken: resource(ROUTE, { RouteKey: '$disconnect', AuthorizationType: 'AWS_IAM' }) }),
  },
  {
    rule: 'an integration times out after 50 ms to 29 s',
    source: `${GUIDE}, "Quotas for configuring and running a WebSocket API": integration timeout`,
    problems: each(INTEGRATION, ({ properties }) => within('TimeoutInMillis', properties.TimeoutInMillis, 50, 29_000)),
    broken: templateOf({ Broken: resource(INTEGRATION, { TimeoutInMillis: 29_001 }) }),
  },
  {
    rule: 'a stage with an access log waits for the role of the account: "CloudWatch Logs role ARN must be set"',
    source: `${GUIDE}, "Configure logging for WebSocket APIs": as for REST APIs, "Permissions for CloudWatch logging"`,
    problems: each(STAGE, ({ properties, dependsOn }, all) => {
      /* HTTP APIs need no role. Their stage is $default; that of a WebSocket API has a name. */
      if (properties.StageName === '$default' || properties.AccessLogSettings === undefined) return [];
      const accounts = ofType(all, ACCOUNT).filter(({ id }) => dependsOn.includes(id));
      return unless(
        accounts.some((account) => account.properties.CloudWatchRoleArn !== undefined),
        'the account may have no role',
      );
    }),
    broken: templateOf({
      Broken: resource(STAGE, { StageName: 'live', AccessLogSettings: { DestinationArn: 'arn', Format: '$context' } }),
    }),
  },
];
