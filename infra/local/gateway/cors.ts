import { arrayOf, type JsonObject, stringOf } from '../json.ts';
import type { HttpRequest } from './request.ts';
import type { HttpResponse } from './response.ts';

const listed = (configuration: JsonObject, name: string): string =>
  arrayOf(configuration[name]).map(stringOf).join(',');

/** The allowed origin: `*`, the caller's if it is listed, or none. */
const allowedOrigin = (configuration: JsonObject, origin: string): string | undefined => {
  const origins = arrayOf(configuration.allowOrigins).map(stringOf);
  if (origins.includes('*')) return '*';
  return origins.find((allowed) => allowed.toLowerCase() === origin.toLowerCase());
};

const withoutUndefined = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

const originHeaders = (configuration: JsonObject, request: HttpRequest): Record<string, string> => {
  const origin = allowedOrigin(configuration, request.headers.origin ?? '');
  if (!request.headers.origin || !origin) return {};
  return withoutUndefined({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': configuration.allowCredentials === true ? 'true' : '',
    'access-control-expose-headers': listed(configuration, 'exposeHeaders'),
    vary: origin === '*' ? '' : 'Origin',
  });
};

/** The gateway's response to a preflight request; no route runs. */
export const preflight = (configuration: JsonObject | undefined, request: HttpRequest): HttpResponse | undefined => {
  const asks = request.headers.origin && request.headers['access-control-request-method'];
  if (!configuration || request.method !== 'OPTIONS' || !asks) return undefined;
  const origin = originHeaders(configuration, request);
  const allowed = withoutUndefined({
    'access-control-allow-methods': listed(configuration, 'allowMethods'),
    'access-control-allow-headers': listed(configuration, 'allowHeaders'),
    'access-control-max-age': String(configuration.maxAge ?? ''),
  });
  return { status: 204, headers: 'access-control-allow-origin' in origin ? { ...origin, ...allowed } : {}, body: '' };
};

/** The API's CORS configuration replaces CORS headers of the function. */
export const withCors = (
  configuration: JsonObject | undefined,
  request: HttpRequest,
  response: HttpResponse,
): HttpResponse => {
  if (!configuration) return response;
  const own = Object.entries(response.headers).filter(([name]) => !name.startsWith('access-control-'));
  return { ...response, headers: { ...Object.fromEntries(own), ...originHeaders(configuration, request) } };
};
