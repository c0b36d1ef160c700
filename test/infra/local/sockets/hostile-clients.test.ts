import { duplexPair } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CLOSE, frameOf, OPCODE } from '../../../../infra/local/sockets/frames.ts';
import { openSocket } from '../../../../infra/local/sockets/socket.ts';
import { masked } from './masked.ts';

const MASK = Buffer.from([1, 2, 3, 4]);

/** A frame of a client; `first` replaces its first byte. */
const frame = (opcode: number, payload: Buffer | string, first = 0x80 | opcode): Buffer => {
  const bytes = masked(frameOf(opcode, Buffer.from(payload)), MASK);
  bytes[0] = first;
  return bytes;
};

/** The first byte of a frame that is followed by others of its message. */
const STARTED = OPCODE.text;
const CONTINUED = OPCODE.continuation;

/** A connection whose client sends raw bytes. */
const connected = () => {
  const [client, server] = duplexPair();
  const [messages, received]: [string[], Buffer[]] = [[], []];
  let ended = 0;
  const socket = openSocket(server, Buffer.alloc(0), {
    message: (body) => messages.push(body.toString()),
    closed: () => {
      ended += 1;
    },
  });
  client.on('error', () => undefined);
  return {
    ...{ client, server, socket, messages, received },
    ended: () => ended,
    read: () => client.on('data', (chunk: Buffer) => received.push(chunk)),
    async send(...frames: readonly Buffer[]): Promise<void> {
      for (const bytes of frames) client.write(bytes);
      for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    },
  };
};

/** The code of a close frame. */
const codeOf = (bytes: Buffer): number => (bytes[0] === (0x80 | OPCODE.close) ? bytes.readUInt16BE(2) : 0);

test.each([
  ['an unmasked frame', CLOSE.protocolError, [frameOf(OPCODE.text, Buffer.from('a'))]],
  ['a reserved bit', CLOSE.protocolError, [frame(OPCODE.text, 'a', 0xc1)]],
  ['an unknown opcode', CLOSE.protocolError, [frame(OPCODE.text, 'a', 0x83)]],
  ['an unknown control opcode', CLOSE.protocolError, [frame(OPCODE.ping, 'a', 0x8b)]],
  ['a ping of more than 125 bytes', CLOSE.protocolError, [frame(OPCODE.ping, 'x'.repeat(126))]],
  ['a fragmented ping', CLOSE.protocolError, [frame(OPCODE.ping, 'a', OPCODE.ping)]],
  ['a continuation without a beginning', CLOSE.protocolError, [frame(CONTINUED, 'a')]],
  [
    'a message within a message',
    CLOSE.protocolError,
    [frame(OPCODE.text, 'a', STARTED), frame(OPCODE.text, 'b', STARTED)],
  ],
  ['invalid UTF-8', CLOSE.invalidText, [frame(OPCODE.text, Buffer.from([0xc3, 0x28]))]],
  [
    'invalid UTF-8 across two frames',
    CLOSE.invalidText,
    [frame(OPCODE.text, Buffer.from([0xc3]), STARTED), frame(CONTINUED, 'a')],
  ],
  [
    'a declared length of 8 EB',
    CLOSE.tooBig,
    [Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ],
  [
    'fragments of more than 128 KB together',
    CLOSE.tooBig,
    [frame(OPCODE.text, 'x'.repeat(70_000), STARTED), frame(CONTINUED, 'x'.repeat(70_000))],
  ],
  [
    'endless empty fragments',
    CLOSE.tooBig,
    [frame(OPCODE.text, '', STARTED), ...Array.from({ length: 1_000 }, () => frame(CONTINUED, '', CONTINUED))],
  ],
])('%s closes the connection with %d, and nothing that follows is handled', async (_, code, frames) => {
  const at = connected();
  at.read();
  await at.send(...frames, frame(OPCODE.text, 'later'));
  expect(at.messages).toEqual([]);
  expect(at.received.map(codeOf)).toEqual([code]);
});

test('fragments with a ping between them are one message, and the ping is answered', async () => {
  const at = connected();
  at.read();
  await at.send(frame(OPCODE.text, 'on', STARTED), frame(OPCODE.ping, '?'), frame(CONTINUED, 'e'));
  expect(at.messages).toEqual(['one']);
  expect(at.received).toEqual([frameOf(OPCODE.pong, Buffer.from('?'))]);
});

test('nothing is handled after a close frame, which is answered', async () => {
  const at = connected();
  at.read();
  await at.send(Buffer.concat([frame(OPCODE.close, ''), frame(OPCODE.text, 'later'), frame(OPCODE.ping, '?')]));
  expect([at.messages, at.received.map(codeOf)]).toEqual([[], [CLOSE.normal]]);
});

test('a client that does not read is ended after 1 MB, by messages as by pings, and counts as gone', async () => {
  const flooded = connected();
  const message = 'x'.repeat(100_000);
  const sent = Array.from({ length: 15 }, () => flooded.socket.send(message));
  expect(sent.lastIndexOf(true)).toBe(9);
  await flooded.send();
  expect([flooded.server.destroyed, flooded.ended(), flooded.socket.send('more')]).toEqual([true, 1, false]);
  const pinged = connected();
  const pings = Buffer.concat(Array.from({ length: 10_000 }, () => frame(OPCODE.ping, 'x'.repeat(125))));
  await pinged.send(pings);
  expect([pinged.server.destroyed, pinged.ended()]).toEqual([true, 1]);
});
