import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type JsonObject, objectOf } from '../json.ts';
import { AwsError, type AwsService } from '../protocol/request.ts';
import type { World } from '../resources/resource.ts';
import { CLOSE, MAX_MESSAGE, sendText, socketServer } from './server.ts';

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
      routeKey,
      requestId: randomBytes(11).toString('base64'),
      stage: socketApi.stage,
      apiId: socketApi.id,
      messageDirection: 'IN',
      requestTimeEpoch: Date.now(),
      ...context,
    };
    return objectOf(await pool.invoke({ requestContext, isBase64Encoded: false, ...event }));
  };

const headersOf = ({ headers }: IncomingMessage): JsonObject =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export const socketApiOf = (world: () => World): SocketApi => {
  const open = new Map<string, WebSocket>();
  /** The contexts of the connections that their functions accepted. */
  const contexts = new WeakMap<IncomingMessage, JsonObject>();
  const invoke: Invoke = (...call) => invoker(world())(...call);

  const send = (id: string, text: string): boolean => {
    const socket = open.get(id);
    return socket !== undefined && sendText(socket, text);
  };

  const answer = async (id: string, context: JsonObject, body: Buffer, isText: boolean): Promise<void> => {
    const event = { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
    try {
      const result = await invoke('$default', { ...context, eventType: 'MESSAGE' }, event);
      if (typeof result.body === 'string' && result.body !== '') send(id, result.body);
    } catch {
      send(id, JSON.stringify({ message: 'Internal server error', connectionId: id }));
    }
  };

  const disconnected = (context: JsonObject): void => {
    open.delete(String(context.connectionId));
    void invoke('$disconnect', { ...context, eventType: 'DISCONNECT' }).catch(() => undefined);
  };

  const admit = async (message: IncomingMessage): Promise<number> => {
    const url = new URL(message.url ?? '/', 'http://localhost');
    if (url.pathname !== `/${world().socketApi.stage}`) return 403;
    const connectionId = randomBytes(11).toString('base64');
    const context = { connectionId, connectedAt: Date.now(), identity: { sourceIp: '127.0.0.1' } };
    const query = { queryStringParameters: Object.fromEntries(url.searchParams), headers: headersOf(message) };
    const { statusCode } = await invoke('$connect', { ...context, eventType: 'CONNECT' }, query);
    if (Number(statusCode) !== 200) return Number(statusCode) || 502;
    contexts.set(message, context);
    const { readable, writable } = message.socket;
    if (readable && writable) return 200;
    /* The client left during the handshake. */
    disconnected(context);
    return 400;
  };

  const connected = (socket: WebSocket, message: IncomingMessage): void => {
    const context = contexts.get(message) ?? {};
    const id = String(context.connectionId);
    open.set(id, socket);
    socket.on('message', (data, isBinary) => {
      if (Buffer.isBuffer(data)) void answer(id, context, data, !isBinary);
    });
    /* A violation of the protocol, for which the library closes the connection. */
    socket.on('error', () => undefined);
    socket.once('close', () => disconnected(context));
  };

  const server = socketServer(admit);
  return {
    upgrade: (message, stream, head) => server.handleUpgrade(message, stream, head, connected),
    management({ method, path, body }) {
      const id = decodeURIComponent(path.split('/@connections/')[1] ?? '');
      const socket = open.get(id);
      if (!socket) throw new AwsError('GoneException', 'The connection is gone.', 410);
      if (body.length > MAX_MESSAGE) throw new AwsError('PayloadTooLargeException', 'The message is too large.', 413);
      if (method === 'POST' && !sendText(socket, body.toString('utf8')))
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
