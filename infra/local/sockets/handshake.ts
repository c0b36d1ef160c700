import { createHash } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const acceptOf = (key: string): string => createHash('sha1').update(`${key}${MAGIC}`).digest('base64');

/** The key of a valid opening handshake (RFC 6455, section 4.2.1). */
export const handshakeKey = ({ method, headers }: IncomingMessage): string | undefined => {
  const { upgrade = '', 'sec-websocket-key': key = '', 'sec-websocket-version': version } = headers;
  const isValid = method === 'GET' && upgrade.toLowerCase() === 'websocket' && version === '13';
  return isValid && Buffer.from(key, 'base64').length === 16 ? key : undefined;
};

export const acceptHandshake = (stream: Duplex, key: string): void => {
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  stream.write([...lines, `Sec-WebSocket-Accept: ${acceptOf(key)}`, '', ''].join('\r\n'));
};

export const refuseHandshake = (stream: Duplex, status: number): void => {
  const body = JSON.stringify({ message: STATUS_CODES[status] ?? 'Error' });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close'];
  const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  stream.end([...lines, ...headers, '', body].join('\r\n'));
};
