import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook request that the receiver got. */
export interface ReceivedWebhook {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** By the service's clock. */
  readonly at: Date;
  /** Whether the response was a 2xx. */
  accepted: boolean;
}

/** How a path responds. `nth` counts the requests to the path, from 1. */
export type Behaviour = (response: ServerResponse, nth: number, webhook: ReceivedWebhook) => void;

/** The first segment of the path selects the behaviour. Each full path has a separate count. */
export type Behaviours = Readonly<Record<string, Behaviour>>;

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body = ''): Behaviour =>
  (response) =>
    void response.writeHead(code, headers).end(body);

/** Never responds. */
export const hangs: Behaviour = () => undefined;

/** Closes the connection without a response. */
export const resets: Behaviour = (response) => void response.socket?.destroy();

/** Fails the first `failures` attempts of each webhook, then accepts it. */
export const recoversAfter = (failures: number, failing: Behaviour): Behaviour => {
  const seen = new Map<string, number>();
  return (response, nth, webhook) => {
    const attempts = seen.get(webhook.id) ?? 0;
    seen.set(webhook.id, attempts + 1);
    if (attempts < failures) failing(response, nth, webhook);
    else status(200)(response, nth, webhook);
  };
};

/** A webhook receiver on this machine. */
export const startReceiver = async (behaviours: Behaviours) => {
  const received: ReceivedWebhook[] = [];
  const counts = new Map<string, number>();
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '/', headers } = request;
    const nth = (counts.get(path) ?? 0) + 1;
    counts.set(path, nth);
    const body = Buffer.concat(chunks).toString();
    const id = String(headers['webhook-id']);
    const webhook: ReceivedWebhook = { path, id, headers, body, at: new Date(), accepted: false };
    received.push(webhook);
    response.once('finish', () => {
      webhook.accepted = response.statusCode >= 200 && response.statusCode < 300;
    });
    const behaviour = behaviours[path.split(/[/?]/)[1] ?? ''] ?? status(200);
    behaviour(response, nth, webhook);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    connections: () => connections,
    at: (path: string) => received.filter((one) => one.path === `/${path}`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
