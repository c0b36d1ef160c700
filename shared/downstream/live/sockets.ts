import { signedFetch } from '../../platform/aws/signed-fetch.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
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

/** The management API of the WebSocket API. */
export const apiSockets = (environment: Environment): Sockets => {
  const call = async (method: 'POST' | 'DELETE', id: string, body?: string): Promise<number> => {
    const endpoint = required(environment, 'LIVE_CONNECTIONS_URL');
    const { status, body: answer } = await signedFetch(environment, new Date(), {
      service: 'execute-api',
      method,
      endpoint,
      path: `${new URL(endpoint).pathname}/@connections/${encodeURIComponent(id)}`,
      ...(body !== undefined && { body }),
    });
    await answer?.cancel();
    if (status !== GONE && status >= 300) throw new Error(`The WebSocket API answered ${status}`);
    return status;
  };
  return {
    post: async (id, message) => ((await call('POST', id, JSON.stringify(message))) === GONE ? 'gone' : 'sent'),
    async close(id) {
      await call('DELETE', id);
    },
  };
};
