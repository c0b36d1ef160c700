import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** The largest message that API Gateway accepts and sends. */
export const MAX_MESSAGE = 128 * 1024;

/** What may wait for a client that does not read, before its connection is ended. */
const MAX_WAITING = 1024 * 1024;

const LIMITS = {
  maxPayload: MAX_MESSAGE,
  /* Empty frames have no size. */
  maxFragments: 1_000,
  /* A pong has at most 127 bytes. */
  maxPendingAutoPongs: MAX_WAITING / 128,
  closeTimeout: 1_000,
};

/** Why a connection is closed (RFC 6455, section 7.4.1). */
export const CLOSE = { normal: 1000, goingAway: 1001 } as const;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Accepts the WebSockets that `admit` answers with 200. As API Gateway, it agrees to no subprotocol by itself. */
export const socketServer = (admit: (message: IncomingMessage) => Promise<number>): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    handleProtocols: () => false,
    ...LIMITS,
    async verifyClient({ req }, done) {
      const status = await admit(req).catch(() => 502);
      done(status === 200, status, JSON.stringify({ message: STATUS_CODES[status] ?? 'Error' }), JSON_TYPE);
    },
  });

/** Sends a text. Returns whether the connection is still open. */
export const sendText = (socket: WebSocket, text: string): boolean => {
  if (socket.readyState !== WebSocket.OPEN) return false;
  socket.send(text);
  if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
  return socket.readyState === WebSocket.OPEN;
};
