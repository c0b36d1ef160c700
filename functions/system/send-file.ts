import { type Answer, answer } from '../../shared/http/response.ts';
import type { StaticFile } from './files.ts';

const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

type Headers = Readonly<Record<string, string | undefined>>;

/** RFC 9110 §12.5.3; a weight of zero is a refusal. */
const acceptsGzip = (header = ''): boolean =>
  header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim().split(/\s*;\s*/))
    .some(([name, ...weights]) => (name === 'gzip' || name === '*') && !weights.some((w) => /^q=0(\.0*)?$/.test(w)));

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim() === '*' || known.trim() === tag);

/** The file in the coding the client reads, or 304 where it has it already. */
export const sendFile = (
  { name, gzipped, hash }: StaticFile,
  request: Headers,
  more: Readonly<Record<string, string>> = {},
): Answer<string> => {
  const tag = `W/"${hash}"`;
  const headers = { 'Cache-Control': 'public, no-cache', ETag: tag, Vary: 'Accept-Encoding', ...more };
  if (isKnown(request['if-none-match'], tag)) return answer('', { status: 304, headers });
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  if (!acceptsGzip(request['accept-encoding']))
    return answer(process.getBuiltinModule('node:zlib').gunzipSync(gzipped).toString(), {
      headers: { ...headers, 'Content-Type': type },
    });
  const coded = { ...headers, 'Content-Type': type, 'Content-Encoding': 'gzip' };
  return answer(gzipped.toString('base64'), { headers: coded, base64: true });
};
