import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as it arrived. */
export interface Arrived {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** By the service's clock. */
  readonly at: Date;
  /** Whether it was answered with a 2xx. */
  accepted: boolean;
}

/** How a path answers; `nth` counts what has come to it, from one. */
export type Behaviour = (response: ServerResponse, nth: number, arrived: Arrived) => void;

/** The path's first part decides how it answers; all below it have counts of their own. */
export type Behaviours = Readonly<Record<string, Behaviour>>;

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body = ''): Behaviour =>
  (response) =>
    void response.writeHead(code, headers).end(body);

/** Never answers. */
export const hangs: Behaviour = () => undefined;

/** Closes the connection without a word. */
export const resets: Behaviour = (response) => void response.socket?.destroy();

/** Fails so often for each webhook, then takes it. */
export const recoversAfter = (failures: number, failing: Behaviour): Behaviour => {
  const seen = new Map<string, number>();
  return (response, nth, arrived) => {
    const before = seen.get(arrived.id) ?? 0;
    seen.set(arrived.id, before + 1);
    if (before < failures) failing(response, nth, arrived);
    else status(200)(response, nth, arrived);
  };
};

/** A receiver of webhooks on this machine. */
export const startReceiver = async (behaviours: Behaviours) => {
  const arrived: Arrived[] = [];
  const counts = new Map<string, number>();
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '/', headers } = request;
    const nth = (counts.get(path) ?? 0) + 1;
    counts.set(path, nth);
    const body = Buffer.concat(chunks).toString();
    const one: Arrived = { path, id: String(headers['webhook-id']), headers, body, at: new Date(), accepted: false };
    arrived.push(one);
    response.once('finish', () => {
      one.accepted = response.statusCode >= 200 && response.statusCode < 300;
    });
    const behaviour = behaviours[path.split(/[/?]/)[1] ?? ''] ?? status(200);
    behaviour(response, nth, one);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    arrived,
    port,
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    connections: () => connections,
    at: (path: string) => arrived.filter((one) => one.path === `/${path}`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
