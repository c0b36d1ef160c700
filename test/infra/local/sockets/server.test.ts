import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MAX_MESSAGE, sendText, socketServer } from '../../../../infra/local/sockets/server.ts';

const FRAGMENT = { fin: false };

const http = createServer();
/** The connections, in the order of their handshakes. */
const accepted: WebSocket[] = [];
const messages: string[] = [];
let address: string;

beforeAll(async () => {
  const server = socketServer(async ({ url }) => {
    if (url === '/fails') throw new Error('failed');
    return url === '/live' ? 200 : 403;
  });
  http.on('upgrade', (message, stream, head) =>
    server.handleUpgrade(message, stream, head, (socket) => {
      accepted.push(socket);
      socket.on('message', (data) => messages.push(String(data)));
      socket.on('error', () => undefined);
    }),
  );
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const socket of accepted) socket.terminate();
  http.close();
  http.closeAllConnections();
});

const once = (socket: WebSocket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => socket.once(event, (...values: unknown[]) => resolve(values)));

const open = async (): Promise<readonly [client: WebSocket, server: WebSocket]> => {
  const client = new WebSocket(`${address}/live`);
  await once(client, 'open');
  const server = accepted.at(-1);
  if (!server) throw new Error('No connection was accepted.');
  return [client, server];
};

test.each([
  ['/other', 403, 'Forbidden'],
  ['/fails', 502, 'Bad Gateway'],
])('a handshake for %s is refused with the status %d and a JSON body', async (path, status, message) => {
  const client = new WebSocket(address + path);
  const [, response] = (await once(client, 'unexpected-response')) as [unknown, IncomingMessage];
  expect([response.statusCode, await json(response)]).toEqual([status, { message }]);
});

test('a message of 128 KB arrives, whole or in fragments; one byte more closes the connection with 1009', async () => {
  const [whole] = await open();
  whole.send('x'.repeat(MAX_MESSAGE));
  whole.send('y');
  whole.send('x'.repeat(MAX_MESSAGE + 1));
  expect((await once(whole, 'close'))[0]).toBe(1009);
  expect(messages.splice(0).map(({ length }) => length)).toEqual([MAX_MESSAGE, 1]);
  const [parts] = await open();
  parts.send('x'.repeat(MAX_MESSAGE), FRAGMENT);
  parts.send('x');
  expect((await once(parts, 'close'))[0]).toBe(1009);
  expect(messages).toEqual([]);
});

test('a message has at most 1,000 fragments, although empty ones have no size', async () => {
  const [client] = await open();
  for (let sent = 0; sent < 1_001; sent += 1) client.send('', FRAGMENT);
  expect((await once(client, 'close'))[0]).toBe(1008);
});

test('a client that does not read is ended after about 1 MB besides the buffers of the system', async () => {
  const [client, server] = await open();
  const message = 'x'.repeat(MAX_MESSAGE);
  let sent = 0;
  while (sent < 500 && sendText(server, message)) sent += 1;
  expect(sent).toBeGreaterThan(5);
  expect(sent).toBeLessThan(500);
  expect(sendText(server, 'more')).toBe(false);
  await once(client, 'close');
});

test('a thousand pings at once are answered, and no subprotocol is agreed to', async () => {
  const [client] = await open();
  let pongs = 0;
  const answered = new Promise<void>((resolve) =>
    client.on('pong', () => {
      pongs += 1;
      if (pongs === 1_000) resolve();
    }),
  );
  for (let sent = 0; sent < 1_000; sent += 1) client.ping();
  await answered;
  const refused = new WebSocket(`${address}/live`, ['chat']);
  expect(String((await once(refused, 'error'))[0])).toContain('Server sent no subprotocol');
});
