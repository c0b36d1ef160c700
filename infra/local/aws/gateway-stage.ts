import { gatewayMessage, type HttpResponse } from '../gateway/response.ts';
import { isObject, type JsonObject, numberOf, objectOf } from '../json.ts';
import { type AwsService, inputOf, jsonResponse } from '../protocol/request.ts';
import type { StackResource } from '../resources/resource.ts';

export const GATEWAY_PATH = '/v2/apis/';

const CLOSED = gatewayMessage(429, 'Too Many Requests');

/** The throttles of the API's stage. The local gateway enforces only a rate of zero. */
export interface GatewayStage {
  readonly service: AwsService;
  /** The answer to every request while the throttle is zero. */
  readonly refusal: () => HttpResponse | undefined;
}

/** API Gateway's JSON names begin with a small letter. */
const lowered = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name.charAt(0).toLowerCase() + name.slice(1), one]));

const eachLowered = (routes: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(routes).map(([route, one]) => [route, lowered(objectOf(one))]));

/** API Gateway: reads and updates the throttles of the stage that the template declares. */
export const gatewayStage = (resources: () => readonly StackResource[]): GatewayStage => {
  let changed: JsonObject | undefined;
  const current = (): JsonObject => {
    const stage = resources().find(({ type }) => type === 'AWS::ApiGatewayV2::Stage');
    const { DefaultRouteSettings, RouteSettings } = objectOf(stage?.properties);
    return (
      changed ?? {
        stageName: '$default',
        defaultRouteSettings: lowered(objectOf(DefaultRouteSettings)),
        routeSettings: eachLowered(objectOf(RouteSettings)),
      }
    );
  };
  return {
    refusal: () =>
      numberOf(objectOf(changed?.defaultRouteSettings).throttlingRateLimit, 1) === 0 ? CLOSED : undefined,
    service(request) {
      if (request.method === 'PATCH') {
        const { defaultRouteSettings, routeSettings } = inputOf(request);
        const before = current();
        changed = {
          ...before,
          ...(isObject(defaultRouteSettings) && { defaultRouteSettings }),
          ...(isObject(routeSettings) && {
            routeSettings: { ...objectOf(before.routeSettings), ...routeSettings },
          }),
        };
      }
      return jsonResponse(current());
    },
  };
};
