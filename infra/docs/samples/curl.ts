import type { Call } from './call.ts';
import { JSON_TEXT, literal } from './literal.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const isPlain = (text: string): boolean => /^[\w.%-]+$/.test(text);

const dataOf = ({ mediaType, value }: NonNullable<Call['body']>): string => {
  if (typeof value === 'string') return quoted(value);
  if (mediaType.includes('json')) return quoted(literal(value, JSON_TEXT));
  const fields = Object.entries(value ?? {}).map(([name, field]) => [name, String(field)]);
  return quoted(new URLSearchParams(Object.fromEntries(fields)).toString());
};

const queryOf = ({ query }: Call): string => {
  const pairs = query.map(([name, value]) => [name, String(value)] as const);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(pairs))}`;
};

const assigned = ([name, value]: readonly [string, string]): string => {
  const encoded = encodeURIComponent(value);
  return `${name.toUpperCase()}=${isPlain(encoded) ? encoded : quoted(encoded)}`;
};

/** A curl command that makes the call and prints the result, or the status if there is no body. */
export const curlOf = (call: Call): string => {
  const { method, path, variables, headers, body, isOpen, answer, isStream } = call;
  const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const flags = [isStream && '-N', answer === 'none' && '-i', method !== 'GET' && `-X ${method}`].filter(Boolean);
  const words = [
    ['curl', ...flags, `"$API${address}${queryOf(call)}"`].join(' '),
    ...(isOpen ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`-H ${quoted(`Content-Type: ${body.mediaType}`)}`, `--data-raw ${dataOf(body)}`] : []),
  ];
  return [...variables.map(assigned), words.join(' \\\n  ')].join('\n');
};
