import type { Route } from '../../../../shared/api/route.ts';
import type { Notebook } from './notebook.ts';
import { routeOf, type Send, type Texts } from './send.ts';

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
const requestOf = ({ body }: Route, fields: object): object => {
  if (body?.form === 'flat' || body?.form === 'urlencoded') return fields;
  return { data: { type: [body?.type ?? ''].flat()[0], attributes: fields } };
};

const resultOf = (text: string, json: boolean): CallResult => {
  const { data } = json && text !== '' ? JSON.parse(text) : { data: undefined };
  const items = Array.isArray(data) ? data : [];
  return { id: data?.id ?? '', attributes: data?.attributes ?? {}, items, text };
};

interface Deps {
  readonly send: Send;
  readonly book: Notebook;
  /** Default path variables. */
  readonly defaults: Texts;
}

/** A client with this token, or an anonymous one. Each response is recorded. */
export const clientWith =
  ({ send, book, defaults }: Deps) =>
  (token?: string): Client => {
    const once = async (operation: string, options: CallOptions): Promise<CallResult> => {
      const { query, headers } = options;
      const document = options.body && requestOf(routeOf(operation), options.body);
      const { status, text, json } = await send({
        operation,
        token,
        path: { ...defaults, ...options.path },
        ...(query && { query }),
        ...(headers && { headers }),
        body: options.text ?? document,
      });
      if (status >= 300) throw new Error(`${operation} returned ${status}: ${text.slice(0, 1_000)}`);
      const result = resultOf(text, json);
      if (options.until && !options.until(result)) return result;
      const body = json ? JSON.parse(text) : text;
      book.note({ operation, status, ...(document && { request: document }), ...(body !== '' && { body }) });
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
