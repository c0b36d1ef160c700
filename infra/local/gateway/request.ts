import type { IncomingMessage } from 'node:http';

/** An HTTP request with its whole body. */
export interface HttpRequest {
  readonly method: string;
  /** Still percent-encoded. */
  readonly path: string;
  readonly query: string;
  /** Lower-case names; repeated values are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly sourceIp: string;
  readonly body: Buffer;
}

const PAYLOAD_LIMIT = 10 * 1024 * 1024;

/** Bytes over the limit that are read and dropped, so that the client can read the response. */
const MAX_READ = 10 * PAYLOAD_LIMIT;

const headersOf = (rawHeaders: readonly string[]): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    headers[name] = headers[name] === undefined ? value : `${headers[name]},${value}`;
  }
  return headers;
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    length += chunk.length;
    if (length <= PAYLOAD_LIMIT) chunks.push(chunk);
    else if (length > MAX_READ) break;
  }
  return length > PAYLOAD_LIMIT ? undefined : Buffer.concat(chunks);
};

/** The request; `undefined` if its body exceeds the limit. */
export const readRequest = async (message: IncomingMessage): Promise<HttpRequest | undefined> => {
  const body = await bodyOf(message);
  if (!body) return undefined;
  const { cookie, ...headers } = headersOf(message.rawHeaders);
  const [path = '/', ...query] = (message.url ?? '/').split('?');
  return {
    method: message.method ?? 'GET',
    path,
    query: query.join('?'),
    headers,
    cookies: cookie ? cookie.split(/[;,]\s*/) : [],
    sourceIp: (message.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    body,
  };
};
