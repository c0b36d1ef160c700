import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { onlyLoopback } from '../../../../infra/local/engines/loopback.ts';

const listening = async (host: string): Promise<Server> => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen({ port: 0, host }, done));
  return server;
};
const addressOf = (server: Server): string => (server.address() as AddressInfo).address;

test('a server that would listen on all interfaces listens on 127.0.0.1, also if several start at once', async () => {
  const started = await Promise.all([1, 2].map(() => onlyLoopback(() => listening('0.0.0.0'))));
  expect(started.map(addressOf)).toEqual(['127.0.0.1', '127.0.0.1']);
});

test('the address of another server stays', async () => {
  expect(addressOf(await onlyLoopback(() => listening('::1')))).toBe('::1');
  await expect(onlyLoopback(() => Promise.reject(new Error('not started')))).rejects.toThrow('not started');
  expect(addressOf(await listening('::1'))).toBe('::1');
});
