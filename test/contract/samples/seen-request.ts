import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Call, requestOf, routeOf } from '../../functions/system/examples/send.ts';

/** A request as it arrived at the service. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a request asks for, however its language encodes the address. */
export const askedBy = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string => {
  const { pathname, searchParams } = new URL(url, 'http://service');
  return `${method} ${decodeURIComponent(pathname)}?${searchParams}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The parts of a request that are the same in every language. */
const comparable = ({ method, url, headers, body }: SeenRequest, names: readonly string[]): object => {
  const { pathname, searchParams } = new URL(url, 'http://service');
  return {
    method,
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
    body: parsed(body),
  };
};

/** The request that a sample sent, and the request that its call asks for. */
export const comparison = (call: Call, isOpen: boolean, seen: SeenRequest) => {
  const { method, url, type, text = '' } = requestOf(call);
  const headers = {
    ...(type && routeOf(call.operation).body && { 'content-type': type }),
    authorization: isOpen ? undefined : `Bearer ${call.token}`,
    ...call.headers,
  };
  const names = Object.keys(headers);
  return {
    sent: comparable(seen, names),
    expected: comparable({ method, url, headers, body: text }, names),
  };
};
