import type { TeamControls } from '../accounts/teams/team-controls.ts';
import { listScope } from '../platform/http/document.ts';
import { Refusal, refuse, tooMany } from '../platform/http/errors.ts';
import { acceptsBody, canProduce, isUnencoded } from '../platform/http/media-type.ts';
import { prefersStrict } from '../platform/http/prefer.ts';
import { unprocessable } from '../platform/http/problems.ts';
import { parameters } from '../platform/http/query-spec.ts';
import { readBody } from '../platform/http/read-body.ts';
import { readQuery } from '../platform/http/read-query.ts';
import type { Match } from '../platform/http/router.ts';
import { composedId } from '../platform/ids/composed-id.ts';
import { canonicalId } from '../platform/ids/id.ts';
import { type Admission, notAnId } from './access/admission.ts';
import { admit } from './access/admit.ts';
import { type Credential, readCredential } from './access/credential.ts';
import { unauthorized } from './access/unauthorized.ts';
import { actorOf } from './actor.ts';
import { applyTeamControl } from './apply-team-control.ts';
import type { ApiExchange } from './exchange.ts';
import { isIdName, isPossible } from './path-values.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import { unknownPath } from './unknown-path.ts';

type Refused = Refusal | undefined;

/** A stage of the stack: adds to the exchange or returns a refusal. The order is that of the contract. */
export type Stage = (exchange: ApiExchange, services: Services) => Promise<Refused> | Refused;

const routeOf = ({ route }: ApiExchange): Route => {
  if (!route) throw new Error('A stage ran before the route was matched');
  return route;
};

/** 404 for an unknown path, 503 for one that is moving, 405 with `Allow` for an unsupported method. */
export const match =
  (find: (method: string, path: string) => Match<Route>, own: readonly string[] = []) =>
  (exchange: ApiExchange): Refusal<'service_unavailable'> | undefined => {
    const { rawPath, requestContext } = exchange.event;
    const found = find(requestContext.http.method, rawPath);
    if (!found) return unknownPath(rawPath, own);
    if ('allow' in found) {
      const allow = found.allow.join(', ');
      return new Refusal<never>(405, [{ detail: `Method Not Allowed. This path supports ${allow}.` }], {
        headers: { Allow: allow },
      });
    }
    exchange.route = found.route;
    exchange.params = found.params;
    return undefined;
  };

const takeSlot = async (exchange: ApiExchange, { limiter }: Services, key: string): Promise<void> => {
  const policy = routeOf(exchange).limit;
  if (!policy) return;
  const verdict = await limiter.take(policy, key, exchange.startedAt);
  exchange.limited = { policy, verdict };
};

const addressKey = ({ address }: ApiExchange): string => `address#${address}`;

/** The contact of a stream ticket, if the route accepts tickets and no `Authorization` header was sent. */
const ticketContact = async ({ event, params, route, startedAt }: ApiExchange, { db }: Services) => {
  const ticket = new URLSearchParams(event.rawQueryString).get('ticket');
  if (!route?.caller.ticket || ticket === null || event.headers.authorization !== undefined) return undefined;
  const holder = await route.caller.ticket(db, ticket, params.hub_id ?? '', startedAt);
  return holder ?? unauthorized('ticket');
};

/** The credential of a request, if the route accepts a request with it, or without one. */
const credentialOf = async (exchange: ApiExchange, services: Services) => {
  const { event, startedAt } = exchange;
  const holder = await ticketContact(exchange, services);
  const read = holder ?? (await readCredential(event.headers.authorization, services.tokens, startedAt));
  if (read instanceof Refusal || read.kind !== 'anonymous') return read;
  return routeOf(exchange).caller.kinds.includes('anonymous') ? read : unauthorized('missing');
};

/** 401. On routes limited by address, a refused credential also counts against the address. */
export const credential: Stage = async (exchange, services) => {
  const { caller: rule, limit } = routeOf(exchange);
  if (rule.open) return undefined;
  const read = await credentialOf(exchange, services);
  if (!(read instanceof Refusal)) {
    exchange.credential = read;
    return undefined;
  }
  if (limit?.by !== 'contact_or_address') return read;
  await takeSlot(exchange, services, addressKey(exchange));
  return refusalIfLimited(exchange) ?? read;
};

/** The counter of a call; `undefined` for an API key, which is counted after it is verified. */
const counterOf = (exchange: ApiExchange, of: Credential): string | undefined => {
  if (of.kind === 'contact') return `contact#${of.id}`;
  if (routeOf(exchange).limit?.by === 'contact_or_address' || of.kind === 'anonymous') return addressKey(exchange);
  return of.kind === 'user' ? `user#${of.id}` : undefined;
};

const NO_CONTROLS: TeamControls = {};

/** 403 and 400. The limiter's write and the controls run in parallel with the reads of admission. */
export const admission: Stage = async (exchange, services) => {
  const { event, params, startedAt } = exchange;
  const { caller: rule, limit } = routeOf(exchange);
  const presented: Credential = exchange.credential ?? { kind: 'anonymous' };
  const counter = limit && counterOf(exchange, presented);
  const counting = counter === undefined ? undefined : takeSlot(exchange, services, counter);
  const { 'x-team-id': team } = event.headers;
  const request = { rule, params, teamHeader: team && canonicalId(team), db: services.db, now: startedAt };
  /* All finish before an error is thrown, so no work continues after the response. */
  const controls = rule.open ? NO_CONTROLS : services.controls(startedAt);
  const [admitted, counted, controlled] = await Promise.allSettled([admit(presented, request), counting, controls]);
  if (admitted.status === 'rejected') throw admitted.reason;
  if (admitted.value instanceof Refusal) return admitted.value;
  exchange.admission = admitted.value;
  exchange.owner = ownerOf(admitted.value);
  if (counted.status === 'rejected') throw counted.reason;
  if (controlled.status === 'rejected') throw controlled.reason;
  if (limit && presented.kind === 'key' && !counting) await takeSlot(exchange, services, `key#${presented.key.id}`);
  return applyTeamControl(exchange, services, controlled.value[admitted.value.team]);
};

/** The owner of cursors: the team; for a caller outside any team, the caller. */
const ownerOf = ({ team, caller }: Admission): string => team || JSON.stringify(actorOf(caller));

const refusalIfLimited = ({ limited }: ApiExchange): Refusal<'rate_limited'> | undefined =>
  limited && !limited.verdict.passed ? tooMany(limited.verdict.retryAfter) : undefined;

/** 429. */
export const limit: Stage = (exchange) => refusalIfLimited(exchange);

const hasBody = ({ event: { body } }: ApiExchange): boolean => body !== undefined && body !== '';

/** 415 and 406. */
export const mediaType: Stage = (exchange) => {
  const { headers } = exchange.event;
  const { body, maxRawBytes, response } = routeOf(exchange);
  if ((body || maxRawBytes) && hasBody(exchange) && !isUnencoded(headers['content-encoding']))
    return refuse('unsupported_media_type', {
      detail: 'Send the body without compression: this service reads no Content-Encoding but identity.',
      headers: { 'Accept-Encoding': 'identity' },
    });
  if (body && hasBody(exchange) && !acceptsBody(headers['content-type'], body.form, body.text?.contentType))
    return refuse('unsupported_media_type', { detail: body.unsupported });
  return response.kind === 'plain' || canProduce(headers.accept) ? undefined : refuse('not_acceptable');
};

const NO_QUERY = parameters();

/**
 * 422 for the body and the query; then 404 if the resource of the path is missing. A route with the `detail` array whose
 * only input is its path returns 422 for a malformed id (statement C110), every other one 404.
 */
export const validation: Stage = async (exchange, services) => {
  const { event, params } = exchange;
  const route = routeOf(exchange);
  const malformed = Object.entries(params).find(([name, value]) => !isPossible(name, value));
  if (malformed && route.detail && !route.body && !route.query) return malformedId(...malformed);
  if (route.body) {
    exchange.strict = prefersStrict(event.headers.prefer);
    const body = readBody(event, route.body, { withDetail: route.detail, strictly: exchange.strict });
    if (body instanceof Refusal) return body;
    exchange.body = body;
  }
  const reads = route.response.kind !== 'plain' && event.rawQueryString !== '';
  if (route.query || reads) {
    const spec = route.query ?? NO_QUERY;
    const query = await readQuery(
      event.rawQueryString,
      spec,
      listScope(exchange, route),
      services.cursors,
      route.detail,
    );
    if (query instanceof Refusal) return query;
    exchange.query = query;
  }
  if (malformed) return refuse('not_found', isIdName(malformed[0]) ? { detail: notAnId(malformed[0]) } : {});
  if (exchange.admission?.missing) return refuse('not_found');
  return idMismatch(exchange, route);
};

const malformedId = (name: string, input: string): Refusal<never> =>
  unprocessable(
    [
      {
        source: { parameter: name },
        message: 'Must be a UUID of 36 characters.',
        loc: ['path', name],
        type: 'uuid',
        input,
      },
    ],
    true,
  );

/** The composed id of the path's resource. If the path names no contact, the calling contact is used. */
const composedIn = ({ params, admission }: ApiExchange, { response }: Route): string | undefined => {
  const names = 'resource' in response ? response.resource.identifiedBy : [];
  const caller = admission?.caller;
  const values: Readonly<Record<string, string>> = {
    ...(caller?.kind === 'contact' && { contact_id: caller.id }),
    ...params,
  };
  const parts = names.flatMap((name) => values[name] ?? []);
  return names.length > 0 && parts.length === names.length ? composedId(parts) : undefined;
};

/** If sent, `data.id` must be the id of the path's resource, or the last id of the path (contract reading A25). */
const idMismatch = (exchange: ApiExchange, route: Route): Refusal<'id_mismatch'> | undefined => {
  const { body, params } = exchange;
  if (body?.id === undefined || route.method === 'POST') return undefined;
  const named = Object.values(params).at(-1);
  return named === undefined || body.id === named || body.id === composedIn(exchange, route)
    ? undefined
    : refuse('id_mismatch', { source: { pointer: '/data/id' } });
};
