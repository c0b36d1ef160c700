import { signedFetch } from '../../platform/aws/signed-fetch.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
import { pause } from '../../platform/time/pause.ts';
import type { LiveMessage } from './live-message.ts';

/** Whether a message was accepted for a client, or its connection is gone. */
type Sent = 'sent' | 'gone';

/** The open WebSockets, by the id of the connection. */
export interface Sockets {
  /** Rejects if the message was not accepted and can be sent again. */
  post(id: string, message: LiveMessage): Promise<Sent>;
  /** Closes a connection; one that is gone stays so. */
  close(id: string): Promise<void>;
}

const GONE = 410;

/** Two attempts leave the worker time for its other connections. */
const TIMEOUT_MS = 2_000;

/** Before a second attempt: the queue would repeat the delivery only after a minute. */
const MAX_WAIT_MS = 200;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The WebSocket API did not answer')), TIMEOUT_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const mayPass = (status: number): boolean => status === 429 || status >= 500;

const accepted = (status: number): number => {
  if (status !== GONE && status >= 300) throw new Error(`The WebSocket API answered ${status}`);
  return status;
};

/** The management API of the WebSocket API. */
export const apiSockets = (environment: Environment): Sockets => {
  const attempt = async (method: 'POST' | 'DELETE', id: string, body?: string): Promise<number> => {
    const endpoint = required(environment, 'LIVE_CONNECTIONS_URL');
    const { status, body: answer } = await inTime(
      signedFetch(environment, new Date(), {
        service: 'execute-api',
        method,
        endpoint,
        path: `${new URL(endpoint).pathname}/@connections/${encodeURIComponent(id)}`,
        ...(body !== undefined && { body }),
      }),
    );
    await answer?.cancel();
    return status;
  };
  const call = async (...request: Parameters<typeof attempt>): Promise<number> => {
    const first = await attempt(...request).catch(() => undefined);
    if (first !== undefined && !mayPass(first)) return accepted(first);
    await pause(Math.random() * MAX_WAIT_MS);
    return accepted(await attempt(...request));
  };
  return {
    post: async (id, message) => ((await call('POST', id, JSON.stringify(message))) === GONE ? 'gone' : 'sent'),
    async close(id) {
      await call('DELETE', id);
    },
  };
};
