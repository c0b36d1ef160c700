import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Terminal } from './terminal.ts';

/** Handles a delivery; returns whether it is accepted. */
export type HandleDelivery = (request: IncomingMessage, body: Buffer) => boolean;

export interface Receiver {
  /** The local address. */
  readonly address: string;
  /** Resolves after `count` deliveries, or on Ctrl-C. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** A delivery of the service is 64 KiB at most. */
const MAX_BYTES = 256 * 1024;

/** Larger requests are dropped without a response. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;

/** The body of a request; undefined if it is too large, after reading it. */
const bytesOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
    if (size > MAX_DISCARDED_BYTES) throw new Error('The request body is too large.');
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks) : undefined;
};

/**
 * Listens on the loopback interface for POST requests: 204 if accepted, 400 if not. Rejects if it cannot listen.
 */
export const receiver = async (
  { port, count, terminal }: { readonly port: number; readonly count?: number; readonly terminal: Terminal },
  take: HandleDelivery,
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
    // An aborted request is ignored.
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
      // Lets pending responses finish.
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 100).unref();
    },
  };
};
