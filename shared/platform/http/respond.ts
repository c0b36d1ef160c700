import { errorsDocument } from '#explanations';
import type { Cursors } from '../db/cursor.ts';
import { eachDocument, listDocument, locationOf, oneDocument } from './document.ts';
import type { Refusal } from './errors.ts';
import { isKnown } from './etag.ts';
import type { Exchange, HttpResult } from './exchange.ts';
import { JSON_API } from './media-type.ts';
import { STRICTLY_HANDLED } from './prefer.ts';
import { rateLimitHeaders } from './rate-limit.ts';
import { type Answer, viewFor } from './response.ts';
import type { RouteDeclaration } from './route.ts';

/** Sent with every response, against caching, content sniffing, embedding and connections without TLS. */
const COMMON = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

const limitHeaders = ({ limited }: Exchange): Record<string, string> =>
  limited ? rateLimitHeaders(limited.policy, limited.verdict) : {};

/** Headers of the current request; a replayed response gets new ones. */
export const requestHeaders = (exchange: Exchange): Record<string, string> => ({
  'X-Request-ID': exchange.requestId,
  ...limitHeaders(exchange),
});

const headers = (exchange: Exchange, more: Readonly<Record<string, string>>) => ({
  ...COMMON,
  ...requestHeaders(exchange),
  ...(exchange.strict && STRICTLY_HANDLED),
  ...more,
});

const contentOf = async (
  exchange: Exchange,
  route: RouteDeclaration,
  outcome: Answer<unknown>,
  cursors: () => Promise<Cursors>,
): Promise<Pick<HttpResult, 'headers' | 'body' | 'isBase64Encoded'>> => {
  const { response } = route;
  if (response.kind === 'empty') return { headers: {} };
  if (response.kind === 'plain') {
    const { value } = outcome;
    const body = typeof value === 'string' ? value : JSON.stringify(value);
    const isBase64Encoded = outcome.extras.base64 ?? false;
    return { headers: { 'Content-Type': response.contentType }, body, ...(isBase64Encoded && { isBase64Encoded }) };
  }
  if (response.kind === 'each') {
    const document = eachDocument(exchange, route, response.resource, outcome);
    return { headers: { 'Content-Type': JSON_API }, body: JSON.stringify(document) };
  }
  const located = route.status === 201 || route.status === 202 ? !outcome.extras.unlocated : false;
  const location = located
    ? locationOf(exchange, route, response.resource, outcome.value as Readonly<Record<string, unknown>>)
    : undefined;
  const view = viewFor(response, exchange.admission?.caller.kind ?? 'anonymous');
  const document =
    response.kind === 'one'
      ? oneDocument(exchange, route, view, outcome, location)
      : await listDocument(exchange, route, view, outcome, cursors);
  const content = { 'Content-Type': JSON_API, ...(location && { Location: location }) };
  return { headers: content, body: JSON.stringify(document) };
};

/** The HTTP response of a handler's answer. All responses are built here or in `respondRefusal`. */
export const respond = async (
  exchange: Exchange,
  route: RouteDeclaration,
  outcome: Answer<unknown>,
  cursors: () => Promise<Cursors>,
): Promise<HttpResult> => {
  const { headers: more = {} } = outcome.extras;
  if (route.method === 'GET' && more.ETag && isKnown(exchange.event.headers['if-none-match'], more.ETag))
    return { statusCode: 304, headers: headers(exchange, more), body: '' };
  const content = await contentOf(exchange, route, outcome, cursors);
  return {
    ...content,
    statusCode: outcome.extras.status ?? route.status ?? 200,
    headers: headers(exchange, { ...content.headers, ...more }),
  };
};

/** The response to a refused request. */
export const respondRefusal = (exchange: Exchange, refusal: Refusal): HttpResult => {
  const { status } = refusal;
  const silent = exchange.event.requestContext.http.method === 'HEAD';
  return {
    statusCode: status,
    headers: headers(exchange, {
      'Content-Type': JSON_API,
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...refusal.headers,
    }),
    ...(!silent && { body: JSON.stringify(errorsDocument(exchange, refusal)) }),
  };
};
