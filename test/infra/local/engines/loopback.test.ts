import { channel } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { onlyLoopback } from '../../../../infra/local/engines/loopback.ts';

const connection = (localPort: number, remoteAddress: string): Socket =>
  Object.defineProperties(new Socket(), { localPort: { value: localPort }, remoteAddress: { value: remoteAddress } });

/** Whether a connection from the address to the port was closed immediately. */
const refused = (port: number, address: string): boolean => {
  const socket = connection(port, address);
  channel('net.server.socket').publish({ socket });
  return socket.destroyed;
};

test('a guarded port accepts connections only from this machine', () => {
  onTestFinished(onlyLoopback(4566));
  const addresses = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '192.0.2.1', '::ffff:192.0.2.1', '127.evil'];
  expect(addresses.filter((address) => !refused(4566, address))).toEqual(addresses.slice(0, 4));
});

test('other ports accept all connections, and so does a guarded port after its guard ended', () => {
  const end = onlyLoopback(4566);
  expect(refused(8080, '192.0.2.1')).toBe(false);
  end();
  expect(refused(4566, '192.0.2.1')).toBe(false);
});
