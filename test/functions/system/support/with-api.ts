import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { System } from './documentation.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface SiteWithApi {
  readonly origin: string;
  /** What answers the requests of the API; set by each test. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  /** The requests of the API so far. */
  readonly received: ReceivedRequest[];
  readonly stop: () => Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** The documentation of a deployed stage, with an API of the test on the same origin. */
export const serveWithApi = async (system: System): Promise<SiteWithApi> => {
  const received: ReceivedRequest[] = [];
  const site: Pick<SiteWithApi, 'answer'> = { answer: (_, response) => void response.writeHead(500).end() };
  const server = createServer(async (message, response) => {
    const { method = '', url = '', headers } = message;
    if (url.startsWith('/api/')) {
      const request = { method, url, headers, body: await bodyOf(message) };
      received.push(request);
      site.answer(request, response);
      return;
    }
    const page = await system.call(url, { accept: headers.accept ?? '*/*' }, method);
    response.writeHead(page.statusCode, page.headers as Record<string, string>);
    response.end(Buffer.from(page.body ?? '', page.isBase64Encoded ? 'base64' : 'utf8'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(site, {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
