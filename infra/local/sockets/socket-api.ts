import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { AwsError, type AwsService } from '../aws/request.ts';
import { type JsonObject, objectOf } from '../json.ts';
import type { World } from '../resources/resource.ts';
import { CLOSE } from './frames.ts';
import { acceptHandshake, handshakeKey, refuseHandshake } from './handshake.ts';
import { MAX_MESSAGE, openSocket, type Socket } from './socket.ts';

/** The prefix of the management API's paths. */
export const SOCKETS_PATH = '/_execute-api';

/** The WebSocket API of the template: open connections belong to this process and survive their functions. */
export interface SocketApi {
  /** Handles an upgrade of the gateway's server. */
  readonly upgrade: (message: IncomingMessage, stream: Duplex, head: Buffer) => void;
  /** The management API: `@connections`. */
  readonly management: AwsService;
  readonly close: () => void;
}

type Invoke = (routeKey: string, context: JsonObject, event?: JsonObject) => Promise<JsonObject>;

/** Invokes the function of a route as API Gateway does. */
const invoker =
  ({ socketApi, functions }: World): Invoke =>
  async (routeKey, context, event = {}) => {
    const pool = functions.get(socketApi.functionOf(routeKey) ?? '');
    if (!pool) throw new Error(`The WebSocket API has no route ${routeKey}.`);
    const requestContext = {
      ...{ routeKey, requestId: randomBytes(11).toString('base64'), stage: socketApi.stage, apiId: socketApi.id },
      ...{ messageDirection: 'IN', requestTimeEpoch: Date.now(), ...context },
    };
    return objectOf(await pool.invoke({ requestContext, isBase64Encoded: false, ...event }));
  };

const headersOf = ({ headers }: IncomingMessage): JsonObject =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export const socketApiOf = (world: () => World): SocketApi => {
  const open = new Map<string, Socket>();
  const invoke: Invoke = (...call) => invoker(world())(...call);

  const answer = async (id: string, context: JsonObject, body: Buffer, isText: boolean): Promise<void> => {
    const event = { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
    try {
      const result = await invoke('$default', { ...context, eventType: 'MESSAGE' }, event);
      if (typeof result.body === 'string' && result.body !== '') open.get(id)?.send(result.body);
    } catch {
      open.get(id)?.send(JSON.stringify({ message: 'Internal server error', connectionId: id }));
    }
  };

  const connect = async (message: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const url = new URL(message.url ?? '/', 'http://localhost');
    const key = handshakeKey(message);
    if (url.pathname !== `/${world().socketApi.stage}`) return refuseHandshake(stream, 403);
    if (!key) return refuseHandshake(stream, 400);
    const id = randomBytes(11).toString('base64');
    const context = { connectionId: id, connectedAt: Date.now(), identity: { sourceIp: '127.0.0.1' } };
    const query = { queryStringParameters: Object.fromEntries(url.searchParams), headers: headersOf(message) };
    const { statusCode } = await invoke('$connect', { ...context, eventType: 'CONNECT' }, query);
    if (Number(statusCode) !== 200) return refuseHandshake(stream, Number(statusCode) || 502);
    acceptHandshake(stream, key);
    const disconnected = (): void => {
      open.delete(id);
      void invoke('$disconnect', { ...context, eventType: 'DISCONNECT' }).catch(() => undefined);
    };
    /* The client left during the handshake. */
    if (stream.destroyed) return disconnected();
    const socket = openSocket(stream, head, {
      message: (body, isText) => void answer(id, context, body, isText),
      closed: disconnected,
    });
    open.set(id, socket);
  };

  return {
    upgrade(message, stream, head) {
      stream.on('error', () => stream.destroy());
      connect(message, stream, head).catch(() => refuseHandshake(stream, 502));
    },
    management({ method, path, body }) {
      const id = decodeURIComponent(path.split('/@connections/')[1] ?? '');
      const socket = open.get(id);
      if (!socket) throw new AwsError('GoneException', 'The connection is gone.', 410);
      if (body.length > MAX_MESSAGE) throw new AwsError('PayloadTooLargeException', 'The message is too large.', 413);
      if (method === 'POST' && !socket.send(body.toString('utf8')))
        throw new AwsError('GoneException', 'The connection is gone.', 410);
      if (method === 'DELETE') {
        open.delete(id);
        socket.close(CLOSE.normal);
      }
      return { status: method === 'DELETE' ? 204 : 200, headers: {}, body: '' };
    },
    close() {
      for (const socket of open.values()) socket.close(CLOSE.goingAway);
    },
  };
};
