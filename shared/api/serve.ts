import middy from '@middy/core';
import { storeFailure } from '../platform/db/failures.ts';
import type { ErrorCode } from '../platform/http/error-codes.ts';
import { Refusal, refuse } from '../platform/http/errors.ts';
import { exchangeOf, type HttpEvent, type HttpResult, threadOf } from '../platform/http/exchange.ts';
import { firewall } from '../platform/http/firewall.ts';
import { canonicalPath } from '../platform/http/paths.ts';
import { respondRefusal } from '../platform/http/respond.ts';
import { router } from '../platform/http/router.ts';
import type { Environment } from '../platform/runtime/config.ts';
import { functionLog, type Log } from '../platform/telemetry/log.ts';
import { inThread, reported } from '../platform/telemetry/thread.ts';
import type { ApiExchange } from './exchange.ts';
import { handle, idempotency } from './handle.ts';
import { requestMetrics } from './request-metrics.ts';
import type { Route } from './route.ts';
import { classOf } from './route-class.ts';
import { connect, type Services } from './services.ts';
import { admission, credential, limit, match, mediaType, type Stage, validation } from './stages.ts';

/** Connects the ports of a group (a signer, a queue …) from the environment, once per process. */
export type ConnectPorts<Ports> = (environment: Environment, services: Services) => Ports;

/** The log message of each request. Metrics are embedded in these lines. */
const REQUEST_LINE = 'request';

/** middy does not need the context that its type requires. */
interface Lambda {
  run(exchange: ApiExchange, context?: unknown): Promise<HttpResult>;
}

interface Connected<Ports> {
  readonly services: Services;
  readonly ports: Ports;
}

/** Maps an error to a refusal; its cause is not disclosed. */
const refusalOf = (error: unknown): Refusal =>
  storeFailure(error) === 'unavailable'
    ? refuse('service_unavailable', { headers: { 'Retry-After': '1' } })
    : refuse('internal_error');

/** Waits for background work. Its failure does not fail the request. */
const backgroundDone = ({ admission }: ApiExchange): Promise<unknown> => Promise.allSettled([admission?.background]);

/** Only fixed words and ids: no user input and no addresses. */
const logFieldsOf = ({ event, route, startedAt, admission }: ApiExchange, status: number, code?: ErrorCode) => {
  const { http, requestId: gateway_request_id } = event.requestContext;
  const ms = Date.now() - startedAt;
  return {
    method: http.method,
    route: route?.path,
    class: classOf(http.method, route?.path),
    status,
    code,
    ms,
    caller: admission?.caller.kind,
    team: admission?.team || undefined,
    hub: admission?.hub?.id,
    gateway_request_id,
    ...reported(),
    ...requestMetrics(status, ms),
  };
};

const log = (lines: Log, exchange: ApiExchange, status: number, code?: ErrorCode, error?: unknown): void => {
  const line = logFieldsOf(exchange, status, code);
  if (status < 500) lines.info(REQUEST_LINE, line);
  else lines.error(REQUEST_LINE, error, line);
};

/**
 * The Lambda handler of a route group: one middy stack, with the checks in the order that the contract sets. Connects on the first
 * request. All its work is in the thread of the request.
 */
export const serve = <Ports>(
  routes: readonly Route<Ports>[],
  connectPorts?: ConnectPorts<Ports>,
  connectServices: (environment: Environment) => Services = connect,
): ((event: HttpEvent, context?: unknown) => Promise<HttpResult>) => {
  const find = router<Route>(routes);
  const paths = routes.map(canonicalPath);
  const lines = functionLog();
  let connected: Connected<Ports> | undefined;
  let checkOrigin: ReturnType<typeof firewall> | undefined;
  const connection = (): Connected<Ports> => {
    if (!connected) {
      const services = connectServices(process.env);
      connected = { services, ports: connectPorts?.(process.env, services) as Ports };
    }
    return connected;
  };

  /** Answers and logs a request, once its background work is done. */
  const answered = async (exchange: ApiExchange, outcome: HttpResult | Refusal, error?: unknown) => {
    await backgroundDone(exchange);
    const isRefused = outcome instanceof Refusal;
    const response = isRefused ? respondRefusal(exchange, outcome) : outcome;
    const code = isRefused && error === undefined ? outcome.errors[0]?.code : undefined;
    log(lines, exchange, response.statusCode, code, error);
    return response;
  };

  /** A refusal ends the stack before its next stage. */
  const check = (run: (exchange: ApiExchange) => ReturnType<Stage>) => ({
    before: async ({ event }: { event: ApiExchange }) => {
      const refusal = await run(event);
      return refusal && answered(event, refusal);
    },
  });
  const stage = (run: Stage) => check((exchange) => run(exchange, connection().services));

  const stack = middy<ApiExchange, HttpResult>()
    .onError(async (request) => {
      request.response = await answered(request.event, refusalOf(request.error), request.error);
    })
    .use(
      check((exchange) => {
        checkOrigin ??= firewall(process.env);
        return checkOrigin(exchange);
      }),
    )
    .use(check(match(find, paths)))
    .use(stage(credential))
    .use(stage(admission))
    .use(stage(limit))
    .use(stage(mediaType))
    .use(stage(validation))
    .use(stage(idempotency))
    .handler(async (exchange: ApiExchange) => {
      if (!exchange.route) throw new Error('A request reached the handler without a route');
      const { services, ports } = connection();
      return answered(exchange, await handle(exchange, exchange.route, services, ports));
    });
  const lambda: Lambda = { run: stack };
  return (event, context) =>
    inThread(threadOf(event), () => lambda.run(exchangeOf(event, Date.now(), process.env), context));
};
