import { Refusal } from '../platform/http/errors.ts';
import type { HttpResult } from '../platform/http/exchange.ts';
import { claim } from '../platform/http/idempotency.ts';
import { once, type Reach } from '../platform/http/once.ts';
import { fill } from '../platform/http/paths.ts';
import { rawBytes } from '../platform/http/read-body.ts';
import { headersOfNow, respond } from '../platform/http/respond.ts';
import type { RouteRequest } from '../platform/http/route.ts';
import { slotsOfOne } from '../platform/limits/slots-of-one.ts';
import type { ApiExchange } from './exchange.ts';
import type { Route, RouteContext } from './route.ts';
import type { Services } from './services.ts';
import type { Stage } from './stages.ts';

/** Who repeats: nobody shares a key with another caller, and an anonymous one has none. */
const callerOf = ({ admission }: ApiExchange): string | undefined => {
  const caller = admission?.caller;
  return caller && caller.kind !== 'anonymous' ? `${caller.kind}#${caller.id}` : undefined;
};

/**
 * `Idempotency-Key`: a repeat is answered as the first was; another body under the key, or one still in flight, is
 * refused.
 */
export const idempotency: Stage = async (exchange, { db }) => {
  const { event, route } = exchange;
  const key = event.headers['idempotency-key'];
  const caller = callerOf(exchange);
  if (key === undefined || caller === undefined || route?.method !== 'POST' || route.replayable === false) return;
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
  if ('replay' in claimed) exchange.replay = claimed.replay;
  else exchange.held = claimed;
};

/** The answer without the attributes that are shown once, wherever in the document they stand. */
const withoutSecrets = (result: HttpResult, secrets: readonly string[] = []): HttpResult => {
  if (secrets.length === 0 || result.body === undefined) return result;
  const kept = JSON.stringify(JSON.parse(result.body), (name, value) => (secrets.includes(name) ? undefined : value));
  return { ...result, body: kept };
};

const replayed = (exchange: ApiExchange, kept: HttpResult): HttpResult => ({
  ...kept,
  headers: { ...kept.headers, ...headersOfNow(exchange), 'Idempotency-Replayed': 'true' },
});

const requestOf = ({ event, address, params, body, query }: ApiExchange): RouteRequest => ({
  params,
  body: body?.value,
  bodies: body?.values ?? [body?.value],
  query: query,
  headers: event.headers,
  sourceIp: address,
  userAgent: event.requestContext.http.userAgent ?? '',
  url: event.rawPath,
  search: event.rawQueryString,
  raw: () => rawBytes(event),
});

const contextOf = (
  { admission, requestId, startedAt }: ApiExchange,
  services: Services,
  { db, ports }: Reach,
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
 * Runs the handler of a checked request; what it refuses is thrown, so that every refusal takes one way out. The slots
 * that the handler took are kept by a refusal, and given back where it failed by itself: nobody is limited for that.
 */
export const handle = async (
  exchange: ApiExchange,
  route: Route,
  services: Services,
  ports: unknown,
): Promise<HttpResult> => {
  if (exchange.replay) return replayed(exchange, exchange.replay);
  const slots = slotsOfOne(services.limiter);
  const mine = { ...services, limiter: slots };
  const work = async (reach: Reach): Promise<HttpResult> => {
    const outcome = await route.handler(requestOf(exchange), contextOf(exchange, mine, reach));
    if (outcome instanceof Refusal) throw outcome;
    return respond(exchange, route, outcome, services.cursors);
  };
  const reach = { db: services.db, ports };
  const { held } = exchange;
  try {
    return await (held ? once(held, reach, work, (result) => withoutSecrets(result, route.secrets)) : work(reach));
  } catch (error) {
    if (!(error instanceof Refusal)) await slots.giveBackAll();
    throw error;
  }
};
