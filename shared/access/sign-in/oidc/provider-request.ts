import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pinned } from '../../../platform/outbound/pinned.ts';
import { checkTarget, type GuardOptions } from '../../../platform/outbound/target-guard.ts';

/** A request to a provider: a GET, or a POST of a form. */
interface ProviderRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
}

/**
 * Requests JSON of a URL, in `within` milliseconds, DNS included. `Response.error()` if the URL is not allowed, or
 * another status than 200, too much or nothing in time is returned.
 */
export type ProviderFetch = (url: string, request: ProviderRequest, within?: number) => Promise<Response>;

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 256 * 1024;

const bodyOf = async (response: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Resolves with `undefined` after the time, unless the work ends before. */
const inTime = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, milliseconds), undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** A body counts as JSON, whatever the provider calls it: nothing else is asked for. */
const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

/**
 * Requests over a new connection to one of the checked addresses, without proxy, redirects or cookies. Ends after four
 * seconds.
 */
export const guardedFetch =
  (guard: GuardOptions): ProviderFetch =>
  async (text, { method, headers, body }, within = TIMEOUT_MS) => {
    const ends = performance.now() + Math.min(within, TIMEOUT_MS);
    const target = await inTime(checkTarget(text, guard), ends - performance.now());
    const left = ends - performance.now();
    if (!target || typeof target === 'string' || left <= 0) return Response.error();
    const { url, addresses } = target;
    const secure = url.protocol === 'https:';
    const form = body?.toString();
    const { 'user-agent': _, ...sent } = headers;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method,
      agent: secure ? new HttpsAgent({ keepAlive: false, maxCachedSessions: 0 }) : new HttpAgent({ keepAlive: false }),
      lookup: pinned(addresses),
      headers: {
        ...sent,
        accept: 'application/json',
        connection: 'close',
        ...(form !== undefined && { 'content-length': Buffer.byteLength(form) }),
      },
      ...(secure && { rejectUnauthorized: true }),
    });
    const end = (response = Response.error()) => {
      clearTimeout(timer);
      resolve(response);
      request.destroy();
    };
    const timer = setTimeout(end, left);
    request.once('upgrade', (_, socket) => {
      end();
      socket.destroy();
    });
    request.once('response', async (response) => {
      const received = response.statusCode === 200 ? await bodyOf(response).catch(() => undefined) : undefined;
      end(received && new Response(received, JSON_TYPE));
    });
    request.on('error', () => end());
    request.end(form);
    return promise;
  };
