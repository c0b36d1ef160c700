import type { LiveMessage } from '../../shared/downstream/live/live-message.ts';

/** The part of a WebSocket API's event that is read. */
export interface SocketEvent {
  readonly requestContext: {
    readonly routeKey: string;
    readonly connectionId: string;
    readonly requestId: string;
  };
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
}

/** A refused handshake has another status than 200. The body of a message's result is sent to the client. */
export interface SocketResult {
  readonly statusCode: number;
  readonly body?: string;
}

export const DONE: SocketResult = { statusCode: 200 };

export const reply = (message: LiveMessage): SocketResult => ({ statusCode: 200, body: JSON.stringify(message) });
