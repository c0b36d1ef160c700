import { Refusal } from '../platform/http/errors.ts';
import type { HttpResult } from '../platform/http/exchange.ts';
import { claim } from '../platform/http/idempotency.ts';
import { fill } from '../platform/http/paths.ts';
import { limitedBytes, rawBytes } from '../platform/http/read-body.ts';
import { requestHeaders, respond } from '../platform/http/respond.ts';
import type { RouteRequest } from '../platform/http/route.ts';
import { runOnce, type WriteAccess } from '../platform/http/run-once.ts';
import { requestSlots } from '../platform/limits/request-slots.ts';
import type { ApiExchange } from './exchange.ts';
import type { Route, RouteContext } from './route.ts';
import type { Services } from './services.ts';
import type { Stage } from './stages.ts';

/** The owner of an idempotency key; anonymous callers have none. */
const callerOf = ({ admission }: ApiExchange): string | undefined => {
  const caller = admission?.caller;
  return caller && caller.kind !== 'anonymous' ? `${caller.kind}#${caller.id}` : undefined;
};

/**
 * `Idempotency-Key`: a repeat gets the stored response. A request in progress, or another body under the key, is
 * refused.
 */
export const idempotency: Stage = async (exchange, { db }) => {
  const { event, route } = exchange;
  const key = event.headers['idempotency-key'];
  const caller = callerOf(exchange);
  if (key === undefined || caller === undefined || route?.method !== 'POST' || route.replayable === false)
    return undefined;
  const path = `${fill(route.path, exchange.params)}?${event.rawQueryString}`;
  const claimed = await claim(db, {
    caller,
    method: 'POST',
    path,
    key,
    team: exchange.admission?.team ?? '',
    body: rawBytes(event),
    now: exchange.startedAt,
  });
  if (claimed instanceof Refusal) return claimed;
  if ('replay' in claimed) exchange.replay = claimed.replay;
  else exchange.held = claimed;
  return undefined;
};

/** The response without the attributes that are shown only once, at any depth. */
const withoutSecrets = (result: HttpResult, secrets: readonly string[] = []): HttpResult => {
  if (secrets.length === 0 || result.body === undefined) return result;
  const body = JSON.stringify(JSON.parse(result.body), (name, value) => (secrets.includes(name) ? undefined : value));
  return { ...result, body };
};

const replayed = (exchange: ApiExchange, kept: HttpResult): HttpResult => ({
  ...kept,
  headers: { ...kept.headers, ...requestHeaders(exchange), 'Idempotency-Replayed': 'true' },
});

const requestOf = (
  { event, address, params, body, query, strict = false }: ApiExchange,
  { maxRawBytes }: Route,
): RouteRequest => ({
  params,
  body: body?.value,
  bodies: body?.values ?? [body?.value],
  query: query,
  headers: event.headers,
  strict,
  sourceIp: address,
  userAgent: event.requestContext.http.userAgent ?? '',
  url: event.rawPath,
  search: event.rawQueryString,
  raw: () => limitedBytes(event, maxRawBytes),
});

const contextOf = (
  { admission, requestId, startedAt }: ApiExchange,
  services: Services,
  { db, ports }: WriteAccess,
): RouteContext => ({
  caller: admission?.caller ?? { kind: 'anonymous' },
  team: admission?.team ?? '',
  hub: admission?.hub,
  prefetched: admission?.prefetched ?? [],
  now: new Date(startedAt),
  db,
  limiter: services.limiter,
  cursors: services.cursors,
  files: services.files,
  ports,
  requestId,
});

/**
 * Runs the handler of a validated request. A refusal keeps the rate-limit slots that the handler took; an error gives
 * them back.
 */
export const handle = async (
  exchange: ApiExchange,
  route: Route,
  services: Services,
  ports: unknown,
): Promise<HttpResult | Refusal> => {
  if (exchange.replay) return replayed(exchange, exchange.replay);
  const slots = requestSlots(services.limiter);
  const requestServices = { ...services, limiter: slots };
  const work = async (access: WriteAccess): Promise<HttpResult | Refusal> => {
    const outcome = await route.handler(requestOf(exchange, route), contextOf(exchange, requestServices, access));
    return outcome instanceof Refusal ? outcome : respond(exchange, route, outcome, services.cursors);
  };
  const access = { db: services.db, ports };
  const { held } = exchange;
  try {
    return await (held ? runOnce(held, access, work, (result) => withoutSecrets(result, route.secrets)) : work(access));
  } catch (error) {
    await slots.giveBackAll();
    throw error;
  }
};
