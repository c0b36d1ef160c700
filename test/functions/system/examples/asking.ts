import type { Route } from '../../../../shared/api/route.ts';
import { FORM, JSON_API } from '../../../../shared/platform/http/media-type.ts';
import { canonicalPath, fill } from '../../../../shared/platform/http/paths.ts';
import { type Notebook, ROUTES } from './notebook.ts';

type Texts = Readonly<Record<string, string>>;

/** Beside who asks and what. */
export interface Asked {
  /** Variables of the path, before those that the walk knows. */
  readonly path?: Texts;
  readonly query?: Texts;
  readonly headers?: Texts;
  /** The fields of the body; they are sent in the form that the route takes. */
  readonly body?: object;
  /** The JSON of another, as it goes over the wire; it is not noted. */
  readonly text?: string;
  /** Asks again until the answer is like this, for what happens a moment after what caused it. */
  readonly until?: (told: Told) => boolean;
}

/** An answer, as much of it as the walk goes on with. */
export interface Told {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly items: readonly Pick<Told, 'id' | 'attributes'>[];
  readonly text: string;
}

/** Asks an operation by its name. An answer that is no success ends the walk. */
export type Ask = (operation: string, asked?: Asked) => Promise<Told>;

const PATIENCE = 30_000;
const PAUSE = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** The document that carries these fields to the route. */
const requestOf = ({ body }: Route, fields: object): unknown => {
  if (body?.form === 'flat' || body?.form === 'urlencoded') return fields;
  return { data: { type: [body?.type ?? ''].flat()[0], attributes: fields } };
};

const wired = (route: Route, { body, text }: Asked): { readonly type?: string; readonly text?: string } => {
  if (text !== undefined) return { type: 'application/json', text };
  if (body === undefined) return {};
  if (route.body?.form === 'urlencoded') return { type: FORM, text: String(new URLSearchParams(Object.entries(body))) };
  return { type: JSON_API, text: JSON.stringify(requestOf(route, body)) };
};

const toldBy = (text: string, json: boolean): Told => {
  const { data } = json && text !== '' ? JSON.parse(text) : { data: undefined };
  const items = Array.isArray(data) ? data : [];
  return { id: data?.id ?? '', attributes: data?.attributes ?? {}, items, text };
};

interface Room {
  readonly origin: string;
  readonly book: Notebook;
  /** Variables of paths that nearly every call has alike. */
  readonly known: Texts;
}

/** Whoever holds the token, or nobody. Each answer is noted. */
export const asking =
  ({ origin, book, known }: Room) =>
  (token?: string): Ask => {
    const once = async (operation: string, asked: Asked): Promise<Told> => {
      const route = ROUTES.get(operation);
      if (!route) throw new Error(`There is no operation ${operation}`);
      const { type, text } = wired(route, asked);
      const query = asked.query ? `?${new URLSearchParams(asked.query)}` : '';
      const response = await fetch(`${origin}${fill(canonicalPath(route), { ...known, ...asked.path })}${query}`, {
        method: route.method,
        redirect: 'manual',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(type && { 'content-type': type }),
          ...asked.headers,
        },
        ...(text !== undefined && { body: text }),
      });
      const said = await response.text();
      const { status } = response;
      if (status >= 300) throw new Error(`${operation} was answered with ${status}: ${said.slice(0, 1_000)}`);
      const json = response.headers.get('content-type')?.includes('json') ?? false;
      const told = toldBy(said, json);
      if (asked.until && !asked.until(told)) return told;
      const request = asked.body && { request: requestOf(route, asked.body) };
      const body = json ? JSON.parse(said) : said;
      book.note({ operation, status, ...request, ...(body !== '' && { body }) });
      return told;
    };
    return async (operation, asked = {}) => {
      const begun = Date.now();
      let told = await once(operation, asked);
      while (asked.until && !asked.until(told)) {
        if (Date.now() - begun > PATIENCE) throw new Error(`${operation} is still not as wanted: ${told.text}`);
        await pause();
        told = await once(operation, asked);
      }
      return told;
    };
  };
