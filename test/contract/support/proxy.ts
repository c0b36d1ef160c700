import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The head of a response, as the proxy passes it on. */
export interface Head {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** A response of the stack. */
export interface Answer extends Head {
  readonly body: Buffer;
}

export interface StackProxy {
  /** Its address, on another port and host name than the stack's. */
  readonly origin: string;
  /** Changes each response before it is passed on. */
  change: (path: string, head: Head) => void;
  /** Called with each request before it is passed on. */
  see: (request: IncomingMessage, body: Buffer) => void;
  /** Called with each response of the stack. */
  keep: (request: IncomingMessage, answer: Answer) => void;
  /** Answers a request instead of the stack, unless it returns nothing. */
  repeat: (request: IncomingMessage) => Answer | undefined;
  readonly stop: () => Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

/** An HTTP proxy in front of the stack, as a load balancer or a CDN is. It passes all headers on but those of `without`. */
export const startProxy = async (target: string, without: readonly string[] = []): Promise<StackProxy> => {
  const proxy = {
    change: (_path: string, _head: Head): void => {},
    see: (_request: IncomingMessage, _body: Buffer): void => {},
    keep: (_request: IncomingMessage, _answer: Answer): void => {},
    repeat: (_request: IncomingMessage): Answer | undefined => undefined,
  };
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const sent = await bodyOf(incoming);
    proxy.see(incoming, sent);
    const repeated = proxy.repeat(incoming);
    if (repeated) return outgoing.writeHead(repeated.status, repeated.headers).end(repeated.body);
    const url = new URL(incoming.url ?? '/', target);
    const headers: typeof incoming.headers = { ...incoming.headers, host: url.host };
    for (const name of without) delete headers[name];
    const upstream = request(url, { method: incoming.method, headers }, async (response) => {
      const head: Head = { status: response.statusCode ?? 502, headers: { ...response.headers } };
      proxy.change(url.pathname, head);
      const body = await bodyOf(response);
      proxy.keep(incoming, { ...head, body });
      outgoing.writeHead(head.status, head.headers).end(body);
    });
    upstream.once('error', () => outgoing.writeHead(502).end());
    return upstream.end(sent);
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
