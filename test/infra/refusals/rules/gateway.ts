import { arrayOf, isObject, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, objectsIn, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf } from '../support/rendered.ts';
import { ofType } from '../support/template.ts';

const API = 'AWS::ApiGatewayV2::Api';
const STAGE = 'AWS::ApiGatewayV2::Stage';
/** A WebSocket API has neither a body nor CORS; its integrations are resources. */
const isSocketApi = ({ ProtocolType }: JsonObject): boolean => ProtocolType === 'WEBSOCKET';
const QUOTAS = 'API Gateway Developer Guide, "Quotas for configuring and running an HTTP API in API Gateway"';
const stage = (Properties: Parameters<typeof resource>[1]) => templateOf({ Broken: resource(STAGE, Properties) });

export const GATEWAY_RULES: readonly Refusal[] = [
  {
    rule: 'the format of the access log has at most 3 KB and contains the id of the request',
    source: `${QUOTAS}: access log template; "Configure logging for HTTP APIs in API Gateway": $context.requestId`,
    problems: each(STAGE, ({ properties }) => {
      const { Format } = objectOf(properties.AccessLogSettings);
      if (Format === undefined) return [];
      return [
        ...within('bytes', bytesOf(Format), 1, 3_072),
        ...unless(/\$context\.(?:extendedRequestId|requestId)/.test(stringOf(Format)), 'no id of the request'),
      ];
    }),
    broken: stage({ AccessLogSettings: { Format: 'x'.repeat(3_073) } }),
  },
  {
    rule: 'credentials are not allowed for every origin, methods are known, and the age is at most a day',
    source: 'API Gateway API reference, Cors; "Configure CORS for HTTP APIs in API Gateway"',
    problems: each(API, ({ properties }) => {
      if (isSocketApi(properties)) return [];
      const given = objectOf(properties.Body)['x-amazon-apigateway-cors'];
      const { allowCredentials, allowOrigins, allowMethods, maxAge } = objectOf(given);
      const methods = arrayOf(allowMethods).map(stringOf);
      return [
        ...unless(isObject(given), 'the body has no CORS'),
        ...unless(!(allowCredentials === true && arrayOf(allowOrigins).includes('*')), 'credentials for every origin'),
        ...methods.filter((method) => !/^(?:\*|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method)),
        ...within('maxAge', maxAge, -1, 86_400),
      ];
    }),
    broken: templateOf({
      Broken: resource(API, {
        Body: { 'x-amazon-apigateway-cors': { allowCredentials: true, allowOrigins: ['*'] } },
      }),
    }),
  },
  {
    rule: 'stage variables have names of letters, digits and _, and values of at most 512 characters',
    source: `${QUOTAS}: stage variables; CreateStage`,
    problems: each(STAGE, ({ properties }) =>
      Object.entries(objectOf(properties.StageVariables)).flatMap(([name, value]) => [
        ...unless(/^\w{1,64}$/.test(name), name),
        ...unless(/^[\w.~:/?#&=,-]{1,512}$/.test(stringOf(value)), `${name} has another character, or too many`),
      ]),
    ),
    broken: stage({ StageVariables: { origin: 'https://api.example.com/{stage}' } }),
  },
  {
    rule: 'a stage waits for each route that it has settings of: "Unable to find Route by key"',
    source: 'API Gateway API reference, CreateStage: routeSettings',
    problems: each(STAGE, ({ properties, dependsOn }, all) => {
      const body = ofType(all, API).flatMap((api) => Object.entries(objectOf(objectOf(api.properties.Body).paths)));
      const inBody = body.flatMap(([path, item]) =>
        Object.keys(objectOf(item)).map((method) =>
          path === '/$default'
            ? '$default'
            : `${method === 'x-amazon-apigateway-any-method' ? 'ANY' : method.toUpperCase()} ${path}`,
        ),
      );
      return Object.keys(objectOf(properties.RouteSettings)).filter((key) => {
        const route = ofType(all, 'AWS::ApiGatewayV2::Route').find((one) => one.properties.RouteKey === key);
        return route ? !dependsOn.includes(route.id) : !inBody.includes(key);
      });
    }),
    broken: templateOf({
      Route: resource('AWS::ApiGatewayV2::Route', { RouteKey: 'ANY /a' }),
      Broken: resource(STAGE, { RouteSettings: { 'ANY /a': {} } }),
    }),
  },
  {
    rule: 'an integration times out after 50 ms to 30 s',
    source: `${QUOTAS}: maximum integration timeout`,
    problems: each(API, ({ properties }) => {
      if (isSocketApi(properties)) return [];
      const found = objectsIn(properties.Body).flatMap((one) => {
        const integration = one['x-amazon-apigateway-integration'];
        return isObject(integration) ? [integration] : [];
      });
      const shared = Object.values(
        objectOf(objectOf(objectOf(properties.Body).components)['x-amazon-apigateway-integrations']),
      ).map(objectOf);
      const integrations = [...found, ...shared].filter(({ $ref }) => $ref === undefined);
      return [
        ...unless(integrations.length > 0, 'the body has no integration'),
        ...integrations.flatMap(({ timeoutInMillis }) => within('timeoutInMillis', timeoutInMillis, 50, 30_000)),
      ];
    }),
    broken: templateOf({
      Broken: resource(API, {
        Body: { paths: { '/a': { get: { 'x-amazon-apigateway-integration': { timeoutInMillis: 30_001 } } } } },
      }),
    }),
  },
  {
    rule: 'throttles of a stage are not above those of the account: 10,000 requests per second, burst 5,000',
    source: 'API Gateway Developer Guide, "Amazon API Gateway quotas": throttle quota per account and Region',
    problems: each(STAGE, ({ properties }) => {
      const { ThrottlingRateLimit, ThrottlingBurstLimit } = objectOf(properties.DefaultRouteSettings);
      return [
        ...within('ThrottlingRateLimit', ThrottlingRateLimit, 0, 10_000),
        ...within('ThrottlingBurstLimit', ThrottlingBurstLimit, 0, 5_000),
      ];
    }),
    broken: stage({ DefaultRouteSettings: { ThrottlingRateLimit: 10_001 } }),
  },
];
