import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import type { Route } from '../../shared/api/route.ts';
import { routePaths } from '../../shared/platform/http/paths.ts';
import { warmBody } from './warm-body.ts';
import type { WarmTokens } from './warm-tokens.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const request = ({ method, path, headers = {}, body }: Call) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: { host: 'localhost', ...headers },
  requestContext: {
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'warm' },
    requestId: 'warm',
    stage: '$default',
    timeEpoch: 0,
  },
  ...(body !== undefined && { body }),
  isBase64Encoded: false,
});

/** A message on a WebSocket. */
const SOCKET_EVENT = {
  requestContext: { routeKey: '$default', connectionId: 'warm', requestId: 'warm' },
  body: JSON.stringify({ type: 'ping' }),
  isBase64Encoded: false,
};

const JSON_TYPES = { 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' };

/** A request by a caller whom the route allows, with a valid body. */
const call = (route: Route, id: string, tokens: WarmTokens): Call => {
  const { kinds } = route.caller;
  const token = kinds.includes('user') ? tokens.platform : kinds.includes('contact') ? tokens.contact : undefined;
  return {
    method: route.method,
    path: (routePaths(route)[0] ?? '/').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name.endsWith('_id') ? id : 'warm',
    ),
    headers: { ...JSON_TYPES, ...(token && { authorization: `Bearer ${token}` }) },
    ...(route.body && { body: warmBody(route.body) }),
  };
};

const isList = ({ response }: Route): boolean => response.kind === 'many';
const isRead = ({ method, response }: Route): boolean => method === 'GET' && response.kind !== 'many';
const isChange = ({ method }: Route): boolean => method === 'PUT' || method === 'PATCH';
const isCreation = ({ method, body }: Route): boolean => method === 'POST' && body !== undefined;

/**
 * Requests that compile what most first requests need: a read and a write. Of each set, requests run until one
 * succeeds. A fake store answers that every row exists. Other code is compiled on demand: reading a larger cache would
 * take longer than that.
 */
export const warmEvents = (name: string, id: string, tokens: WarmTokens): readonly (readonly unknown[])[] => {
  const worker = workers.find((one) => one.name === name);
  if (worker && 'socket' in worker.on) return [[SOCKET_EVENT]];
  if (worker && 'alias' in worker.on) return [[request({ method: 'GET', path: '/api/warm' })]];
  if (worker && !('deploy' in worker.on)) return [[{ Records: [] }]];
  if (worker) return [[{ RequestType: 'Create', ResponseURL: '__ORIGIN__/', ResourceProperties: { KeyId: id } }]];
  const routes = groups.find((one) => one.name === name)?.routes ?? [];
  const reading = [isList, isRead].flatMap((kind) => routes.filter(kind));
  const writing = [isChange, isCreation].flatMap((kind) => routes.filter(kind));
  return [reading, writing].map((set) => set.map((route) => request(call(route, id, tokens))));
};
