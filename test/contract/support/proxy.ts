import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The head of a response, as the proxy passes it on. */
export interface Head {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

export interface StackProxy {
  /** Its address, on another port and host name than the stack's. */
  readonly origin: string;
  /** Changes each response before it is passed on. */
  change: (path: string, head: Head) => void;
  /** Called with each request before it is passed on. */
  see: (request: IncomingMessage, body: Buffer) => void;
  readonly stop: () => Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

/** An HTTP proxy in front of the stack, as a load balancer or a CDN is. */
export const startProxy = async (target: string): Promise<StackProxy> => {
  const proxy = {
    change: (_path: string, _head: Head): void => {},
    see: (_request: IncomingMessage, _body: Buffer): void => {},
  };
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', target);
    const headers = { ...incoming.headers, host: url.host };
    const upstream = request(url, { method: incoming.method, headers }, async (response) => {
      const head: Head = { status: response.statusCode ?? 502, headers: { ...response.headers } };
      proxy.change(url.pathname, head);
      const body = await bodyOf(response);
      outgoing.writeHead(head.status, head.headers).end(body);
    });
    upstream.once('error', () => outgoing.writeHead(502).end());
    const sent = await bodyOf(incoming);
    proxy.see(incoming, sent);
    upstream.end(sent);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(proxy, {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
