import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { isIPv4, Socket } from 'node:net';

const LOOPBACK = /^(?:::ffff:)?127\./;

const isLocal = (address = ''): boolean =>
  address === '::1' || (LOOPBACK.test(address) && isIPv4(address.replace('::ffff:', '')));

/**
 * Rejects connections to the port from other machines, even if its server listens on all interfaces. Returns a function
 * that stops this.
 */
export const onlyLoopback = (port: number): (() => void) => {
  const refuse = (message: unknown): void => {
    const socket = message && typeof message === 'object' && 'socket' in message ? message.socket : undefined;
    if (socket instanceof Socket && socket.localPort === port && !isLocal(socket.remoteAddress)) socket.destroy();
  };
  subscribe('net.server.socket', refuse);
  return () => void unsubscribe('net.server.socket', refuse);
};
