import { gatewayMatcher } from '../../gateway/match.ts';
import { FunctionError } from '../functions/invocation.ts';
import type { JsonObject } from '../json.ts';
import type { World } from '../resources/resource.ts';
import type { ApiRoute } from '../resources/served-api.ts';
import { preflight, withCors } from './cors.ts';
import { eventOf, rawPathOf } from './event.ts';
import { gatewayMessage, type HttpResponse, INTERNAL_SERVER_ERROR, responseOf } from './response.ts';
import type { RequestHandler } from './server.ts';

/** The maximum size of a Lambda payload. */
const EVENT_LIMIT = 6 * 1024 * 1024;

/** The gateway's timeout for a function. */
const INTEGRATION_TIMEOUT = 30_000;

const withinLimit = async (result: Promise<HttpResponse>): Promise<HttpResponse> => {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<HttpResponse>((resolve) => {
    timer = setTimeout(() => resolve(gatewayMessage(503, 'Service Unavailable')), INTEGRATION_TIMEOUT);
  });
  return Promise.race([result, expired]).finally(() => clearTimeout(timer));
};

/** Serves the template's HTTP API. */
export const apiHandler = ({ api, functions, origin }: World): RequestHandler => {
  const matchers = new Map<string, ReturnType<typeof gatewayMatcher<ApiRoute>>>();
  const matcherFor = (method: string) => {
    const known =
      matchers.get(method) ?? gatewayMatcher(api.routes.filter((route) => ['ANY', method].includes(route.method)));
    matchers.set(method, known);
    return known;
  };
  const { host } = new URL(origin);

  const invoke = async (arn: string, event: JsonObject) => {
    if (typeof event.body === 'string' && event.body.length > EVENT_LIMIT)
      return gatewayMessage(413, 'Request Entity Too Large');
    try {
      return responseOf(await functions.get(arn)?.invoke(event));
    } catch (error) {
      if (error instanceof FunctionError) return INTERNAL_SERVER_ERROR;
      throw error;
    }
  };

  return async (request, requestId) => {
    const answered = preflight(api.cors, request);
    if (answered) return answered;
    const rawPath = rawPathOf(request.path);
    if (rawPath === undefined) return gatewayMessage(400, 'Bad Request');
    const match = matcherFor(request.method)(rawPath);
    const arn = match && api.integrations.get(match.route.integration);
    if (!match || !arn) return withCors(api.cors, request, gatewayMessage(404, 'Not Found'));
    const event = eventOf(request, rawPath, {
      routeKey: match.route.key,
      pathParameters: match.parameters,
      requestId,
      apiId: api.id,
      host,
    });
    return withCors(api.cors, request, await withinLimit(invoke(arn, event)));
  };
};
