import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pinned } from '../../platform/outbound/pinned.ts';
import type { Target } from '../../platform/outbound/target-guard.ts';
import { own } from '../../platform/runtime/own.ts';

/** Why there is no response. */
type ConnectionError =
  | 'timed_out'
  | 'connection_refused'
  | 'connection_reset'
  | 'unreachable'
  | 'tls_failed'
  | 'not_http';

/** The response, or why there is none. */
interface Reply {
  readonly status: number | null;
  readonly error: ConnectionError | null;
  readonly retryAfter: string | undefined;
  /** The first 1,024 bytes of the body. */
  readonly excerpt: string | null;
  /** Milliseconds until the status was received or the request failed. */
  readonly ms: number;
}

interface Outgoing {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const MAX_READ_BYTES = 16 * 1024;
const MAX_EXCERPT_BYTES = 1_024;

const CAUSES: Readonly<Record<string, ConnectionError>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EPROTO: 'tls_failed',
};

const causeOf = ({ code = '' }: NodeJS.ErrnoException): ConnectionError => {
  const known = own(CAUSES, code);
  if (known) return known;
  if (code.startsWith('HPE_')) return 'not_http';
  return /SSL|TLS|CERT|SIGNATURE|ALTNAME/.test(code) ? 'tls_failed' : 'unreachable';
};

/** Reads at most 16 KiB of a response body. Reports the excerpt each time it grows. */
const readExcerpt = async (response: IncomingMessage, report: (excerpt: string) => void): Promise<void> => {
  const kept: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (read < MAX_EXCERPT_BYTES) {
        kept.push(chunk);
        report(Buffer.concat(kept).subarray(0, MAX_EXCERPT_BYTES).toString('utf8'));
      }
      read += chunk.length;
      if (read >= MAX_READ_BYTES) break;
    }
  } catch {}
};

/**
 * Posts to a target over a new connection to one of the checked addresses, without proxy, redirects or cookies. Never
 * rejects, and ends after `timeoutMs`. The status decides, even if the body of the response is cut off.
 */
export const send = ({ url, addresses }: Target, { body, headers }: Outgoing, timeoutMs: number): Promise<Reply> => {
  const secure = url.protocol === 'https:';
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const noResponse = (error: ConnectionError): Reply => ({
    ...{ status: null, error, retryAfter: undefined, excerpt: null },
    ms: elapsed(),
  });
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const request = (secure ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    agent: secure ? new HttpsAgent({ keepAlive: false, maxCachedSessions: 0 }) : new HttpAgent({ keepAlive: false }),
    lookup: pinned(addresses),
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' },
    ...(secure && { rejectUnauthorized: true }),
  });
  let received: Reply | undefined;
  const end = (reply: Reply) => {
    clearTimeout(timer);
    resolve(received ?? reply);
    request.destroy();
  };
  const timer = setTimeout(() => end(noResponse('timed_out')), timeoutMs);
  const replyOf = ({ statusCode: status = 0, headers: named }: IncomingMessage): Reply => ({
    ...{ status, error: null, retryAfter: named['retry-after'], excerpt: '', ms: elapsed() },
  });
  request.once('upgrade', (response, socket) => {
    end(replyOf(response));
    socket.destroy();
  });
  request.once('response', async (response) => {
    const reply = replyOf(response);
    received = reply;
    await readExcerpt(response, (excerpt) => {
      received = { ...reply, excerpt };
    });
    end(received);
  });
  request.on('error', (error) => end(noResponse(causeOf(error))));
  request.end(body);
  return promise;
};
