import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { send } from '../../../../shared/delivery/webhooks/send.ts';
import type { Target } from '../../../../shared/platform/outbound/target-guard.ts';
import { type Behaviour, hangs, resets, startReceiver, status } from '../../../support/receiver.ts';

const MIB = 1024 * 1024;
const outgoing = { body: '{"text":"é"}', headers: { 'Content-Type': 'application/json', 'webhook-id': 'id-1' } };

const receiving = async (behaves: Behaviour) => {
  const receiver = await startReceiver({ x: behaves });
  onTestFinished(receiver.stop);
  const to = (host = '127.0.0.1', addresses: readonly string[] = ['127.0.0.1']): Target => ({
    url: new URL(`http://${host}:${receiver.port}/x?q=1`),
    addresses,
  });
  return { receiver, to };
};

/** A server that answers every request with these bytes. */
const serverWith = async (bytes: string): Promise<Target> => {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), addresses: ['127.0.0.1'] };
};

afterEach(() => {
  for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) delete process.env[name];
});

test('the body and its headers are sent by POST on a new connection', async () => {
  const { receiver, to } = await receiving(status(200, {}, 'thanks'));
  for (let nth = 0; nth < 2; nth += 1)
    expect(await send(to(), outgoing, 5_000)).toMatchObject({ status: 200, error: null, excerpt: 'thanks' });
  const [webhook] = receiver.received;
  expect(webhook).toMatchObject({ path: '/x?q=1', body: outgoing.body, id: 'id-1' });
  expect(webhook?.headers).toMatchObject({ 'content-length': '13', connection: 'close' });
  expect(receiver.connections()).toBe(2);
});

test('C449: connections go only to the checked addresses, whatever the name resolves to later', async () => {
  const { receiver, to } = await receiving(status(204));
  expect(await send(to('hooks.example.com'), outgoing, 5_000)).toMatchObject({ status: 204 });
  expect(receiver.received[0]?.headers.host).toBe(`hooks.example.com:${receiver.port}`);
  expect(await send(to('localhost', []), outgoing, 5_000)).toMatchObject({ status: null, error: 'unreachable' });
  expect(receiver.received).toHaveLength(1);
});

test('C450: a redirect is returned, not followed', async () => {
  const { receiver, to } = await receiving(status(302, { Location: '/elsewhere', 'Retry-After': '7' }));
  expect(await send(to(), outgoing, 5_000)).toMatchObject({ status: 302, retryAfter: '7' });
  expect(receiver.received).toHaveLength(1);
});

test('a proxy in the environment is ignored', async () => {
  const { to } = await receiving(status(200));
  for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, 'http://127.0.0.1:1');
  expect(await send(to(), outgoing, 5_000)).toMatchObject({ status: 200 });
});

test('a hanging request times out, with or without a status', async () => {
  const silent = await receiving(hangs);
  const before = performance.now();
  expect(await send(silent.to(), outgoing, 150)).toMatchObject({ status: null, error: 'timed_out' });
  const half = await receiving((response) => void response.writeHead(200).write('so far'));
  expect(await send(half.to(), outgoing, 2_000)).toMatchObject({ status: 200, error: null, excerpt: 'so far' });
  expect(performance.now() - before).toBeLessThan(60_000);
});

test('at most 16 KiB of an endless response are read, and 1 KiB is kept', async () => {
  let written = 0;
  const { to } = await receiving((response) => {
    response.writeHead(500);
    const more = () => {
      if (response.destroyed) return;
      /* A bound, so that the test ends even if the limit is broken. */
      if (written >= 64 * MIB) return response.end();
      written += 4_096;
      response.write('x'.repeat(4_096), () => setImmediate(more));
    };
    more();
  });
  const reply = await send(to(), outgoing, 600_000);
  expect([reply.status, reply.excerpt]).toEqual([500, 'x'.repeat(1_024)]);
  /* The socket buffer holds more than the sender reads. */
  expect(written).toBeLessThan(32 * MIB);
  const then = written;
  await new Promise((resolve) => setImmediate(resolve));
  expect(written - then).toBeLessThan(100 * 4_096);
});

test.each([['a closed connection', resets, 'connection_reset']] as const)(
  '%s has its own error code',
  async (_, behaves, error) => {
    const { to } = await receiving(behaves);
    expect(await send(to(), outgoing, 5_000)).toMatchObject({ status: null, error });
  },
);

test('an upgrade response ends the request', async () => {
  const upgrades = await serverWith('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  expect(await send(upgrades, outgoing, 600_000)).toMatchObject({ status: 101, error: null, excerpt: '' });
});

test('a refused connection, a response that is not HTTP and one without TLS have different error codes', async () => {
  const { receiver, to } = await receiving(status(200));
  const secure = { ...to(), url: new URL(`https://127.0.0.1:${receiver.port}/`) };
  expect(await send(secure, outgoing, 5_000)).toMatchObject({ status: null, error: 'tls_failed' });
  expect(await send(await serverWith('220 mail.example.com ESMTP\r\n'), outgoing, 5_000)).toMatchObject({
    status: null,
    error: 'not_http',
  });
  await receiver.stop();
  expect(await send(to(), outgoing, 5_000)).toMatchObject({ status: null, error: 'connection_refused' });
});
