import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HttpRequest, readRequest } from './request.ts';
import { gatewayMessage, type HttpResponse, INTERNAL_SERVER_ERROR } from './response.ts';

/** Handles one request; `requestId` is the gateway's. */
export type RequestHandler = (request: HttpRequest, requestId: string) => Promise<HttpResponse>;

export interface GatewayServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The maximum size of the request line and headers together, in bytes. */
const HEADER_LIMIT = 10_240;

const write = (response: ServerResponse, { status, headers, body }: HttpResponse): void => {
  const hasBody = status !== 204 && status !== 304;
  const { 'content-length': _, ...others } = headers;
  for (const [name, value] of Object.entries(others)) response.setHeader(name, value);
  if (hasBody) response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status).end(hasBody ? body : undefined);
};

/** One line per request: method, path without query, status, milliseconds, request id. */
const logLine = (message: IncomingMessage, response: ServerResponse, began: number): string => {
  const path = (message.url ?? '/').split('?')[0];
  const id = response.getHeader('x-request-id') ?? response.getHeader('apigw-requestid');
  return `${message.method} ${path} ${response.statusCode} ${Math.round(performance.now() - began)}ms ${id}`;
};

export const startGateway = (
  port: number,
  host: string,
  answer: RequestHandler,
  log: (line: string, agent?: string) => void,
  upgrade?: (message: IncomingMessage, stream: Duplex, head: Buffer) => void,
): Promise<GatewayServer> =>
  new Promise((resolve, reject) => {
    const server = createServer(
      { maxHeaderSize: HEADER_LIMIT, keepAliveTimeout: 60_000 },
      async (message, response) => {
        const began = performance.now();
        const requestId = randomBytes(11).toString('base64');
        response.once('finish', () => log(logLine(message, response, began), message.headers['user-agent']));
        response.setHeader('apigw-requestid', requestId);
        try {
          const request = await readRequest(message);
          write(response, request ? await answer(request, requestId) : gatewayMessage(413, 'Request Entity Too Large'));
        } catch (error) {
          log(`gateway: ${error instanceof Error ? error.stack : error}`);
          if (!response.headersSent) write(response, INTERNAL_SERVER_ERROR);
          else response.destroy();
        }
      },
    );
    if (upgrade) server.on('upgrade', upgrade);
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeIdleConnections();
          setTimeout(() => server.closeAllConnections(), 2_000).unref();
        });
      resolve({ port: address && typeof address === 'object' ? address.port : port, close });
    });
  });
