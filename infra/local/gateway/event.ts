import { isUtf8 } from 'node:buffer';
import { ACCOUNT } from '../environment.ts';
import type { JsonObject } from '../json.ts';
import type { HttpRequest } from './request.ts';

/** The selected route and the gateway's request context. */
interface Routed {
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly apiId: string;
  readonly host: string;
}

/** Media types whose bodies are passed as text. Others, missing types and invalid UTF-8 are base64-encoded. */
const TEXT = /^(?:text\/[^;]+|application\/(?:json|xml|javascript))\s*(?:;|$)/i;

/** The decoded path, cut at a decoded question mark as the gateway does. Undefined if it cannot be decoded. */
export const rawPathOf = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).split('?')[0];
  } catch {
    return undefined;
  }
};

const parametersOf = (query: string): Record<string, string> | undefined => {
  if (query === '') return undefined;
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = parameters[name] === undefined ? value : `${parameters[name]},${value}`;
  }
  return parameters;
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The access log's time format: `12/Mar/2026:19:03:58 +0000`. */
const logTime = (date: Date): string => {
  const [day = '', time = ''] = date.toISOString().split(/[T.]/);
  const [year, , dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${MONTHS[date.getUTCMonth()]}/${year}:${time} +0000`;
};

/** An event in payload format 2.0. */
export const eventOf = (request: HttpRequest, rawPath: string, routed: Routed): JsonObject => {
  const { method, query, headers, cookies, sourceIp, body } = request;
  const { routeKey, pathParameters, requestId, apiId, host } = routed;
  const now = new Date();
  const isText = TEXT.test(headers['content-type'] ?? '') && isUtf8(body);
  const parameters = parametersOf(query);
  const forwardedFor = headers['x-forwarded-for'];
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: query,
    ...(cookies.length > 0 && { cookies }),
    headers: {
      ...headers,
      'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${sourceIp}` : sourceIp,
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
    },
    ...(parameters && { queryStringParameters: parameters }),
    requestContext: {
      accountId: ACCOUNT,
      apiId,
      domainName: host,
      domainPrefix: host.split('.')[0] ?? host,
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId,
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
};
