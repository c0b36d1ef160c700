import { curlOf } from '../../samples/curl.ts';
import type { Described } from './described.ts';
import { jsonMistake } from './json-mistake.ts';

/** What the reader wrote into the form. */
export interface Filled {
  /** Values by the name of the parameter; an empty value is not sent. */
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A mistake that prevents sending; `at` is its position in the body. */
export interface Mistake {
  readonly field: string;
  readonly message: string;
  readonly at?: number;
}

/** The name of the body among the fields. */
export const BODY = 'body';

const isJson = ({ body }: Described): boolean => body?.mediaType.includes('json') === true;

const pairsIn = (described: Described, { values }: Filled, place: 'path' | 'query' | 'header') =>
  described.fields
    .filter((field) => field.in === place)
    .map(({ name }) => [name, values[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');

/** The segments `.` and `..` change the path even if they are encoded. */
const isSegment = (value: string): boolean => value !== '.' && value !== '..';

export const mistakeIn = (described: Described, { values, body }: Filled): Mistake | undefined => {
  for (const { name, required, in: place } of described.fields) {
    const value = values[name]?.trim() ?? '';
    if (required && value === '') return { field: name, message: `${name} is required.` };
    if (place === 'path' && !isSegment(value)) return { field: name, message: `${name} cannot be “${value}”.` };
    if (place === 'header' && /[^\x20-\x7e]/.test(value))
      return { field: name, message: `${name} can have ASCII characters only.` };
  }
  if (!isJson(described) || body.trim() === '') return undefined;
  const mistake = jsonMistake(body);
  return (
    mistake && {
      field: BODY,
      message: `The body is not JSON. Line ${mistake.line}, column ${mistake.column}: ${mistake.message}`,
      at: mistake.at,
    }
  );
};

/** The path and the query on the origin of this page. Each value of a path parameter stays one segment. */
export const addressOf = (described: Described, filled: Filled): string => {
  const path = described.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(filled.values[name]?.trim() ?? ''),
  );
  const query = new URLSearchParams(Object.fromEntries(pairsIn(described, filled, 'query')));
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
};

export const requestOf = (described: Described, filled: Filled, token: string | undefined): RequestInit => {
  const { body, method } = described;
  const text = body && filled.body.trim() !== '' ? filled.body : undefined;
  return {
    method,
    headers: Object.fromEntries([
      ...(token ? [['Authorization', `Bearer ${token}`]] : []),
      ...(body && text !== undefined ? [['Content-Type', body.mediaType]] : []),
      ...pairsIn(described, filled, 'header'),
    ]),
    ...(text !== undefined && { body: text }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
  };
};

/** The same request as a command, with `$TOKEN` for the token. */
export const commandOf = (described: Described, filled: Filled, hasToken: boolean): string => {
  const { method, path, body } = described;
  const text = filled.body.trim();
  return curlOf({
    method,
    path,
    isOpen: !hasToken,
    isStream: false,
    answer: 'document',
    variables: pairsIn(described, filled, 'path'),
    query: pairsIn(described, filled, 'query'),
    headers: pairsIn(described, filled, 'header'),
    body:
      body && text !== ''
        ? { mediaType: body.mediaType, value: isJson(described) ? JSON.parse(text) : filled.body }
        : undefined,
  });
};
