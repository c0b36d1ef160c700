import { unlessAborted } from './aborted.ts';
import { randomKey } from './random-key.ts';
import { type RetryOptions, retrying, type Send } from './retry.ts';
import { withTimeLimit } from './time-limit.ts';

const MEDIA_TYPE = 'application/vnd.api+json';

/** The service, the credential, and how requests are sent. */
export interface ClientOptions extends RetryOptions {
  /** The address of the service, for example https://api.example.com. */
  readonly baseUrl: string;
  /**
   * A platform token, a contact token or a team API key, or a function that returns the current one for each request.
   * Public operations need none.
   */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Returns a new token after a 401 response, or undefined if there is none. The signal is that of the request. */
  readonly renew?: ((refused: string, signal?: AbortSignal) => Promise<string | undefined>) | undefined;
  /** The timeout of a request, in seconds. Default: 60. */
  readonly timeout?: number;
  /** Sent as `User-Agent`. Browsers ignore it. */
  readonly userAgent?: string;
  /** Sends a request. Default: the `fetch` of the platform. */
  readonly fetch?: Send | undefined;
}

/** Adds the headers of the service. A POST has an `Idempotency-Key`, so that a retry has no second effect. */
const prepared = (request: Request, { userAgent }: ClientOptions): Request => {
  const { headers } = request;
  if (!headers.has('accept')) headers.set('accept', `${MEDIA_TYPE}, application/json;q=0.9, */*;q=0.8`);
  if (headers.get('content-type') === 'application/json') headers.set('content-type', MEDIA_TYPE);
  if (request.method === 'POST' && !headers.has('idempotency-key')) headers.set('idempotency-key', randomKey());
  if (userAgent) headers.set('user-agent', userAgent);
  return request;
};

const signedWith = (request: Request, token: string | undefined): Request => {
  const signed = request.clone();
  if (token && !signed.headers.has('authorization')) signed.headers.set('authorization', `Bearer ${token}`);
  return signed;
};

/** Sends with the current token; after a 401, once more with the next one. */
const authorized = (send: Send, { token, renew }: ClientOptions): Send => {
  let current = token;
  return async (request) => {
    const sent = typeof current === 'function' ? await current() : current;
    const response = await send(signedWith(request, sent));
    if (response.status !== 401 || !sent || !renew || request.headers.has('authorization')) return response;
    const next = await renew(sent, request.signal);
    if (!next) return response;
    await response.body?.cancel();
    if (typeof current !== 'function') current = next;
    return send(signedWith(request, next));
  };
};

/** Sends a request with its headers, authorization and retries. An abort ends every wait at once. */
export const sender = (options: ClientOptions): Send => {
  const { fetch: through = fetch, timeout = 60 } = options;
  const timed: Send = (request) =>
    through(new Request(request, { signal: withTimeLimit(request.signal, timeout * 1000) }));
  const send = retrying(authorized(timed, options), options);
  return (request) => unlessAborted(request.signal, () => send(prepared(request, options)));
};
