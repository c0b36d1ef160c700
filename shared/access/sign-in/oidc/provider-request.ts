import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pinned } from '../../../delivery/webhooks/send.ts';
import { checkTarget, type GuardOptions } from '../../../delivery/webhooks/target-guard.ts';
import { FORM } from '../../../platform/http/media-type.ts';
import { jsonObject } from './json-object.ts';

/** A request to a provider: a GET, or a POST of a form. */
interface ProviderRequest {
  readonly form?: Readonly<Record<string, string>>;
  readonly authorization?: string;
  /** The most milliseconds that the request may take, DNS included. */
  readonly within?: number;
}

/** Requests a JSON object of a URL. `undefined` if the URL is not allowed, or no JSON object is returned with 200. */
export type RequestJson = (
  url: string,
  request?: ProviderRequest,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 256 * 1024;

const bodyOf = async (response: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** A value that no HTTP header can hold would be an error of the request. */
const isHeaderValue = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Resolves with `undefined` after the time, unless the work ends before. */
const inTime = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, milliseconds), undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * Requests over a new connection to one of the checked addresses, without proxy, redirects or cookies. Never rejects,
 * and ends after four seconds.
 */
export const requestJson =
  (guard: GuardOptions): RequestJson =>
  async (text, { form, authorization = '', within = TIMEOUT_MS } = {}) => {
    const ends = performance.now() + Math.min(within, TIMEOUT_MS);
    const target = isHeaderValue(authorization) && (await inTime(checkTarget(text, guard), ends - performance.now()));
    const left = ends - performance.now();
    if (!target || typeof target === 'string' || left <= 0) return undefined;
    const { url, addresses } = target;
    const secure = url.protocol === 'https:';
    const body = form && new URLSearchParams(form).toString();
    const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, unknown>> | undefined>();
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: secure ? new HttpsAgent({ keepAlive: false, maxCachedSessions: 0 }) : new HttpAgent({ keepAlive: false }),
      lookup: pinned(addresses),
      headers: {
        Accept: 'application/json',
        Connection: 'close',
        ...(authorization && { Authorization: authorization }),
        ...(body !== undefined && {
          'Content-Type': FORM,
          'Content-Length': Buffer.byteLength(body),
        }),
      },
      ...(secure && { rejectUnauthorized: true }),
    });
    const end = (value?: Readonly<Record<string, unknown>>) => {
      clearTimeout(timer);
      resolve(value);
      request.destroy();
    };
    const timer = setTimeout(end, left);
    request.once('upgrade', (_, socket) => {
      end();
      socket.destroy();
    });
    request.once('response', async (response) => {
      const received = response.statusCode === 200 ? await bodyOf(response).catch(() => undefined) : undefined;
      end(received === undefined ? undefined : jsonObject(received));
    });
    request.on('error', () => end());
    request.end(body);
    return promise;
  };
