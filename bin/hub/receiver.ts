import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Terminal } from './terminal.ts';

/** What came, and whether it is taken. */
export type Take = (request: IncomingMessage, body: Buffer) => boolean;

export interface Receiver {
  /** Where it listens on this machine. */
  readonly address: string;
  /** Resolves when as many came as were wanted, or a person ends it. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** A delivery of the service is 64 KiB at most. */
const LARGEST = 256 * 1024;

/** Whoever sends more than this is not answered. */
const ENDLESS = 16 * 1024 * 1024;

/** The bytes of a request; undefined where they are too many, which is known when all have come. */
const bytesOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
    if (size > ENDLESS) throw new Error('There is no end to it.');
  }
  return size <= LARGEST ? Buffer.concat(chunks) : undefined;
};

/**
 * Listens on this machine alone for POSTs: 204 for what is taken, 400 for what is not. Rejects where it cannot listen.
 */
export const receiver = async (
  { port, count, terminal }: { readonly port: number; readonly count?: number; readonly terminal: Terminal },
  take: Take,
): Promise<Receiver> => {
  let seen = 0;
  let done = () => {};
  const enough = new Promise<void>((resolve) => {
    done = resolve;
  });
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
    const body = await bytesOf(request);
    if (!body) return void response.writeHead(413).end();
    response.writeHead(take(request, body) ? 204 : 400).end();
    seen += 1;
    if (seen === count) done();
  };
  const server = createServer((request, response) => {
    // A sender that goes away in the middle has sent nothing.
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    ended: Promise.race([enough, terminal.interrupted()]),
    close: () => {
      server.close();
      // An answer that is on its way still arrives.
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 100).unref();
    },
  };
};
