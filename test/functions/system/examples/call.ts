import type { Route } from '../../../../shared/api/route.ts';
import { FORM, JSON_API } from '../../../../shared/platform/http/media-type.ts';
import { canonicalPath, fill } from '../../../../shared/platform/http/paths.ts';
import { type Notebook, ROUTES } from './notebook.ts';

type Texts = Readonly<Record<string, string>>;

/** The options of a call. */
export interface CallOptions {
  /** Path variables; they override the defaults of the walk. */
  readonly path?: Texts;
  readonly query?: Texts;
  readonly headers?: Texts;
  /** The fields of the body, sent in the form that the route accepts. */
  readonly body?: object;
  /** A raw JSON body; it is not recorded. */
  readonly text?: string;
  /** Repeats the call until the result satisfies this, for effects that are eventually consistent. */
  readonly until?: (result: CallResult) => boolean;
}

/** The parts of a response that the walk uses. */
export interface CallResult {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly items: readonly Pick<CallResult, 'id' | 'attributes'>[];
  readonly text: string;
}

/** Calls an operation by its name. A response that is not a success ends the walk. */
export type Client = (operation: string, options?: CallOptions) => Promise<CallResult>;

const TIMEOUT_MS = 30_000;
const POLL_MS = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** The request document with these fields. */
const requestOf = ({ body }: Route, fields: object): unknown => {
  if (body?.form === 'flat' || body?.form === 'urlencoded') return fields;
  return { data: { type: [body?.type ?? ''].flat()[0], attributes: fields } };
};

const encoded = (route: Route, { body, text }: CallOptions): { readonly type?: string; readonly text?: string } => {
  if (text !== undefined) return { type: 'application/json', text };
  if (body === undefined) return {};
  if (route.body?.form === 'urlencoded') return { type: FORM, text: String(new URLSearchParams(Object.entries(body))) };
  return { type: JSON_API, text: JSON.stringify(requestOf(route, body)) };
};

const resultOf = (text: string, json: boolean): CallResult => {
  const { data } = json && text !== '' ? JSON.parse(text) : { data: undefined };
  const items = Array.isArray(data) ? data : [];
  return { id: data?.id ?? '', attributes: data?.attributes ?? {}, items, text };
};

interface Deps {
  readonly origin: string;
  readonly book: Notebook;
  /** Default path variables. */
  readonly defaults: Texts;
}

/** A client with this token, or an anonymous one. Each response is recorded. */
export const clientWith =
  ({ origin, book, defaults }: Deps) =>
  (token?: string): Client => {
    const once = async (operation: string, options: CallOptions): Promise<CallResult> => {
      const route = ROUTES.get(operation);
      if (!route) throw new Error(`There is no operation ${operation}`);
      const { type, text } = encoded(route, options);
      const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
      const response = await fetch(`${origin}${fill(canonicalPath(route), { ...defaults, ...options.path })}${query}`, {
        method: route.method,
        redirect: 'manual',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(type && { 'content-type': type }),
          ...options.headers,
        },
        ...(text !== undefined && { body: text }),
      });
      const received = await response.text();
      const { status } = response;
      if (status >= 300) throw new Error(`${operation} returned ${status}: ${received.slice(0, 1_000)}`);
      const json = response.headers.get('content-type')?.includes('json') ?? false;
      const result = resultOf(received, json);
      if (options.until && !options.until(result)) return result;
      const request = options.body && { request: requestOf(route, options.body) };
      const body = json ? JSON.parse(received) : received;
      book.note({ operation, status, ...request, ...(body !== '' && { body }) });
      return result;
    };
    return async (operation, options = {}) => {
      const startedAt = Date.now();
      let result = await once(operation, options);
      while (options.until && !options.until(result)) {
        if (Date.now() - startedAt > TIMEOUT_MS)
          throw new Error(`${operation} did not reach the expected state: ${result.text}`);
        await pause();
        result = await once(operation, options);
      }
      return result;
    };
  };
