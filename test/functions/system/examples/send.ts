import type { Route } from '../../../../shared/api/route.ts';
import { FORM, JSON_API } from '../../../../shared/platform/http/media-type.ts';
import { canonicalPath, fill } from '../../../../shared/platform/http/paths.ts';
import { ROUTES } from './notebook.ts';

export type Texts = Readonly<Record<string, string>>;

/** A call with all its values. */
export interface Call {
  readonly operation: string;
  readonly token: string | undefined;
  readonly path: Texts;
  readonly query?: Texts;
  readonly headers?: Texts;
  /** The document, the fields of a form, or raw text. */
  readonly body: unknown;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  readonly json: boolean;
}

/** Carries out a call. */
export type Send = (call: Call) => Promise<Received>;

export const routeOf = (operation: string): Route => {
  const route = ROUTES.get(operation);
  if (!route) throw new Error(`There is no operation ${operation}`);
  return route;
};

const encoded = (route: Route, body: unknown): { readonly type?: string; readonly text?: string } => {
  if (typeof body === 'string') return { type: 'application/json', text: body };
  if (typeof body !== 'object' || body === null) return {};
  if (route.body?.form === 'urlencoded') return { type: FORM, text: String(new URLSearchParams(Object.entries(body))) };
  return { type: JSON_API, text: JSON.stringify(body) };
};

interface SentRequest {
  readonly method: string;
  /** The path and the query. */
  readonly url: string;
  readonly type: string | undefined;
  readonly text: string | undefined;
}

/** The request of a call, without its headers. */
export const requestOf = ({ operation, path, query, body }: Call): SentRequest => {
  const route = routeOf(operation);
  const { type, text } = encoded(route, body);
  const url = `${fill(canonicalPath(route), path)}${query ? `?${new URLSearchParams(query)}` : ''}`;
  return { method: route.method, url, type, text };
};

/** Sends the request of a call to the service. */
export const sendTo =
  (origin: string): Send =>
  async (call) => {
    const { method, url, type, text } = requestOf(call);
    const response = await fetch(`${origin}${url}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(call.token && { authorization: `Bearer ${call.token}` }),
        ...(type && { 'content-type': type }),
        ...call.headers,
      },
      ...(text !== undefined && { body: text }),
    });
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, text: await response.text(), json };
  };
