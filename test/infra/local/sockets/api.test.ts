import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type JsonObject, objectOf } from '../../../../infra/local/json.ts';
import { integration, route, webSocketApi } from '../../../../infra/local/resources/socket-api.ts';
import { type SocketApi, socketApiOf } from '../../../../infra/local/sockets/api.ts';
import { SOCKETS_PATH } from '../../../../infra/local/stand-in-paths.ts';
import { emptyWorld } from '../support/world.ts';

const ARN = 'arn:aws:lambda:us-east-1:000000000000:function:live';
const events: JsonObject[] = [];
const server = createServer();
let api: SocketApi;
let address = '';

/** Lets the handshakes with the ticket `slow` wait. */
let release = (): void => undefined;

const answerTo = async (event: JsonObject): Promise<JsonObject> => {
  events.push(event);
  const { routeKey } = event.requestContext as { routeKey: string };
  if (routeKey === '$connect') {
    const { ticket } = event.queryStringParameters as { ticket?: string };
    if (ticket === 'slow') {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { statusCode: 200 };
    }
    return { statusCode: ticket === 'good' ? 200 : 401 };
  }
  if (event.body === 'fail') throw new Error('failed');
  return { statusCode: 200, ...(event.body === 'quiet' ? {} : { body: `answer to ${event.body}` }) };
};

/** The API is made in the first test, because a world belongs to a test. */
const start = async () => {
  if (address !== '') return;
  const world = emptyWorld();
  const pool = {
    definition: {} as never,
    invoke: answerTo,
    busy: () => 0,
    reserve: () => undefined,
    stop: async () => undefined,
  };
  world.functions.set(ARN, pool);
  webSocketApi('LiveApi', { RouteSelectionExpression: '$request.body.type' }, world);
  integration('One', { IntegrationType: 'AWS_PROXY', IntegrationUri: `x/${ARN}/invocations` }, world);
  for (const RouteKey of ['$connect', '$default', '$disconnect'])
    route(RouteKey, { RouteKey, Target: 'integrations/One' }, world);
  world.socketApi.stage = 'live';
  api = socketApiOf(() => world);
  server.on('upgrade', api.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
};
beforeEach(start);
afterAll(() => {
  api.close();
  server.close();
  server.closeAllConnections();
});

const once = <T = MessageEvent>(socket: WebSocket, type: string) =>
  new Promise<T>((resolve) => socket.addEventListener(type, (event) => resolve(event as T), { once: true }));

const open = async (): Promise<{ socket: WebSocket; id: string }> => {
  const socket = new WebSocket(`${address}?ticket=good`);
  await once(socket, 'open');
  const connect = events.findLast(({ requestContext }) => objectOf(requestContext).routeKey === '$connect');
  return { socket, id: String(objectOf(connect?.requestContext).connectionId) };
};

const manage = async (method: string, id: string, body = '') => {
  const path = `${SOCKETS_PATH}/live/@connections/${encodeURIComponent(id)}`;
  return api.management({ method, path, headers: {}, target: '', body: Buffer.from(body) });
};

test('a handshake that the function refuses opens no socket', async () => {
  const socket = new WebSocket(`${address}?ticket=bad`);
  await once(socket, 'error');
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
});

test('a message is answered with the body of the function’s result, and a failure with an error', async () => {
  const { socket } = await open();
  const answers: unknown[] = [];
  for (const body of ['hello', 'fail', 'ü'.repeat(40_000)]) {
    const answered = once(socket, 'message');
    socket.send(body);
    answers.push((await answered).data);
  }
  expect(answers).toEqual([
    'answer to hello',
    expect.stringContaining('Internal server error'),
    `answer to ${'ü'.repeat(40_000)}`,
  ]);
  socket.close();
});

test('the management API sends and closes; a closed or unknown connection is gone with 410', async () => {
  const { socket, id } = await open();
  const pushed = once(socket, 'message');
  expect((await manage('POST', id, 'pushed')).status).toBe(200);
  expect((await pushed).data).toBe('pushed');
  const closed = once<CloseEvent>(socket, 'close');
  expect((await manage('DELETE', id)).status).toBe(204);
  expect((await closed).code).toBe(1000);
  for (const method of ['POST', 'DELETE'])
    await expect(manage(method, id, 'x')).rejects.toMatchObject({ status: 410, code: 'GoneException' });
});

const disconnects = (id: string): number =>
  events.filter(({ requestContext }) => {
    const { routeKey, connectionId } = objectOf(requestContext);
    return routeKey === '$disconnect' && connectionId === id;
  }).length;

test('a connection that is lost during its handshake is reported once, too', async () => {
  const upgraded = new Promise<Duplex>((resolve) => server.once('upgrade', (_, stream) => resolve(stream)));
  const socket = new WebSocket(`${address}?ticket=slow`);
  const lost = once(socket, 'error');
  (await upgraded).destroy();
  await lost;
  release();
  const connect = objectOf(events.at(-1)?.requestContext);
  await expect.poll(() => disconnects(String(connect.connectionId))).toBe(1);
});

test('a client that leaves is reported once, and a message over 128 KB closes its connection', async () => {
  const { socket, id } = await open();
  const closed = once<CloseEvent>(socket, 'close');
  socket.send('x'.repeat(129 * 1024));
  expect((await closed).code).toBe(1009);
  await expect.poll(() => disconnects(id)).toBe(1);
});
