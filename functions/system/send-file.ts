import { isKnown } from '../../shared/platform/http/etag.ts';
import { type Answer, answer } from '../../shared/platform/http/response.ts';
import { bytesOf, type StaticFile, textOf } from './files.ts';

const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  py: 'text/x-python; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
};

/** Types whose content is text; the others are sent in base64. */
const TEXT = /^text\/|json|xml/;

type Headers = Readonly<Record<string, string | undefined>>;

/** RFC 9110 §12.5.3; a weight of zero means not acceptable. */
const acceptsGzip = (header = ''): boolean =>
  header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .some(([name, ...weights]) => (name === 'gzip' || name === '*') && !weights.some((w) => /^q=0(\.0*)?$/.test(w)));

/** Returns the file in a coding that the client accepts, or 304 if the client has it. */
export const sendFile = (
  file: StaticFile,
  request: Headers,
  more: Readonly<Record<string, string>> = {},
): Answer<string> => {
  const { name, gzipped, hash } = file;
  const tag = `W/"${hash}"`;
  const headers = { 'Cache-Control': 'public, no-cache', ETag: tag, Vary: 'Accept-Encoding', ...more };
  /* A client that has the file gets 304, so nothing is decompressed. */
  if (isKnown(request['if-none-match'], tag)) return answer('', { headers });
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  if (!acceptsGzip(request['accept-encoding'])) {
    const plain = { headers: { ...headers, 'Content-Type': type } };
    return TEXT.test(type)
      ? answer(textOf(file), plain)
      : answer(bytesOf(file).toString('base64'), { ...plain, base64: true });
  }
  const coded = { ...headers, 'Content-Type': type, 'Content-Encoding': 'gzip' };
  return answer(gzipped.toString('base64'), { headers: coded, base64: true });
};
