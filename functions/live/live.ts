import { connections } from '../../shared/downstream/live/connections.ts';
import { functionLog } from '../../shared/platform/telemetry/log.ts';
import { inThread, reported } from '../../shared/platform/telemetry/thread.ts';
import { answerMessage } from './answer-message.ts';
import { connect } from './connect.ts';
import type { LiveDeps } from './live-deps.ts';
import { DONE, type SocketEvent, type SocketResult } from './socket-event.ts';

const disconnect = async ({ db }: LiveDeps, id: string): Promise<SocketResult> => {
  const connection = await connections(db).get(id);
  if (connection) await connections(db).forget(connection);
  return DONE;
};

const answer = (deps: LiveDeps, { requestContext, ...event }: SocketEvent): Promise<SocketResult> => {
  const { routeKey, connectionId } = requestContext;
  if (routeKey === '$connect') return connect(deps, connectionId, event.queryStringParameters?.ticket ?? '');
  if (routeKey === '$disconnect') return disconnect(deps, connectionId);
  return answerMessage(deps, connectionId, event.isBase64Encoded ? '' : (event.body ?? ''));
};

/** Handles the WebSocket API: handshakes, messages of clients, and closed connections. No log line contains a ticket. */
export const live = (deps: LiveDeps): ((event: SocketEvent) => Promise<SocketResult>) => {
  const log = functionLog();
  return (event) => {
    const { routeKey, requestId } = event.requestContext;
    return inThread(requestId, async () => {
      const started = Date.now();
      try {
        const result = await answer(deps, event);
        const { statusCode: status } = result;
        log.info('socket', { route: routeKey, status, ms: Date.now() - started, ...reported() });
        return result;
      } catch (error) {
        log.error('a socket event failed', error, { route: routeKey, ...reported() });
        throw error;
      }
    });
  };
};
