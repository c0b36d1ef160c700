import { Logger } from '@aws-lambda-powertools/logger';
import middy from '@middy/core';
import { storeFailure } from '../platform/db/failures.ts';
import { Refusal, refuse } from '../platform/http/errors.ts';
import { exchangeOf, type HttpEvent, type HttpResult } from '../platform/http/exchange.ts';
import { firewall } from '../platform/http/firewall.ts';
import { respondRefusal } from '../platform/http/respond.ts';
import { router } from '../platform/http/router.ts';
import type { Environment } from '../platform/runtime/config.ts';
import type { ApiExchange } from './exchange.ts';
import { handle, idempotency } from './handle.ts';
import type { Route } from './route.ts';
import { connect, type Services } from './services.ts';
import { admission, credential, limit, match, mediaType, type Stage, validation } from './stages.ts';

/** Connects the ports of a group (a signer, a queue …) from the environment, once per process. */
export type ConnectPorts<Ports> = (environment: Environment, services: Services) => Ports;

/** The log message of each request; alarms count these lines. */
export const REQUEST_LINE = 'request';

/** middy does not need the context that its type requires. */
interface Lambda {
  run(exchange: ApiExchange, context?: unknown): Promise<HttpResult>;
}

interface Connected<Ports> {
  readonly services: Services;
  readonly ports: Ports;
}

/** Maps an error to a refusal; its cause is not disclosed. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  return storeFailure(error) === 'unavailable'
    ? refuse('service_unavailable', { headers: { 'Retry-After': '1' } })
    : refuse('internal_error');
};

/** Waits for background work. Its failure does not fail the request. */
const backgroundDone = ({ admission }: ApiExchange): Promise<unknown> => Promise.allSettled([admission?.background]);

/** Only fixed words and ids: no user input and no addresses. */
const logFieldsOf = (
  { event, route, requestId, startedAt, admission }: ApiExchange,
  status: number,
  error?: unknown,
) => ({
  method: event.requestContext.http.method,
  route: route?.path,
  status,
  ...(error instanceof Refusal && { code: error.errors[0]?.code }),
  ms: Date.now() - startedAt,
  caller: admission?.caller.kind,
  team: admission?.team || undefined,
  hub: admission?.hub?.id,
  request_id: requestId,
  gateway_request_id: event.requestContext.requestId,
});

const log = (logger: Logger, exchange: ApiExchange, status: number, error?: unknown): void => {
  const line = logFieldsOf(exchange, status, error);
  if (status < 500) logger.info(REQUEST_LINE, line);
  else logger.error(REQUEST_LINE, { ...line, error: error as Error });
};

/**
 * The Lambda handler of a route group: one middy stack, with the checks in the order that the contract sets. Connects on the first
 * request.
 */
export const serve = <Ports>(
  routes: readonly Route<Ports>[],
  connectPorts?: ConnectPorts<Ports>,
  connectServices: (environment: Environment) => Services = connect,
): ((event: HttpEvent, context?: unknown) => Promise<HttpResult>) => {
  const find = router<Route>(routes);
  const logger = new Logger();
  let connected: Connected<Ports> | undefined;
  let checkOrigin: ReturnType<typeof firewall> | undefined;
  const connection = (): Connected<Ports> => {
    if (!connected) {
      const services = connectServices(process.env);
      connected = { services, ports: connectPorts?.(process.env, services) as Ports };
    }
    return connected;
  };

  const stage = (run: Stage) => ({
    before: async ({ event }: { event: ApiExchange }): Promise<void> => {
      await run(event, connection().services);
    },
  });

  const stack = middy<ApiExchange, HttpResult>()
    .after(async ({ event, response }) => {
      await backgroundDone(event);
      log(logger, event, response?.statusCode ?? 500);
    })
    .onError(async (request) => {
      await backgroundDone(request.event);
      const refusal = refusalOf(request.error);
      request.response = respondRefusal(request.event, refusal);
      log(logger, request.event, refusal.status, request.error);
    })
    .before(({ event }) => {
      checkOrigin ??= firewall(process.env);
      checkOrigin(event);
    })
    .before(({ event }) => match(find)(event))
    .use(stage(credential))
    .use(stage(admission))
    .use(stage(limit))
    .use(stage(mediaType))
    .use(stage(validation))
    .use(stage(idempotency))
    .handler(async (exchange: ApiExchange) => {
      if (!exchange.route) throw new Error('A request reached the handler without a route');
      const { services, ports } = connection();
      return handle(exchange, exchange.route, services, ports);
    });
  const lambda: Lambda = { run: stack };
  return (event, context) => lambda.run(exchangeOf(event, Date.now()), context);
};
