import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A service with fixed responses that records its requests. */
export interface FakeService {
  readonly url: string;
  readonly calls: Call[];
  /** The responses in order; the last one repeats. */
  answers: readonly Answer[];
  close(): Server;
}

export const fakeService = async (): Promise<FakeService> => {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status = 200, headers, body } = self.answers[calls.length] ?? self.answers.at(-1) ?? { body: '' };
      calls.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const self: FakeService = { url: `http://127.0.0.1:${port}`, calls, answers: [], close: () => server.close() };
  return self;
};
