import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, frameReader, OPCODE, ProtocolError } from '../../../../infra/local/sockets/frames.ts';
import { masked } from './masked.ts';

const bytes = (maxLength: number, minLength = 0) =>
  fc.uint8Array({ minLength, maxLength }).map((array) => Buffer.from(array));

test('frames of every size are read as they were sent, however the bytes are split', () => {
  const payloads = fc.array(fc.oneof(bytes(300), bytes(70_000, 65_000)), { maxLength: 4 });
  fc.assert(
    fc.property(payloads, bytes(4, 4), fc.integer({ min: 1, max: 5_000 }), (sent, mask, size) => {
      const all = Buffer.concat(sent.map((payload) => masked(frameOf(OPCODE.text, payload), mask)));
      const read = frameReader(128 * 1024);
      const received: Buffer[] = [];
      for (let at = 0; at < all.length; at += size)
        received.push(...read(all.subarray(at, at + size)).map(({ payload }) => payload));
      expect(received.map((payload) => payload.toString('hex'))).toEqual(sent.map((one) => one.toString('hex')));
    }),
    { numRuns: 20 },
  );
});

test('an unmasked frame, a reserved bit and a frame that is too big are protocol errors', () => {
  const mask = Buffer.from([1, 2, 3, 4]);
  const codes = [
    frameOf(OPCODE.text, Buffer.from('a')),
    masked(Buffer.concat([Buffer.from([0xc1, 1]), Buffer.from('a')]), mask),
    masked(frameOf(OPCODE.text, Buffer.alloc(101)), mask),
  ].map((frame) => {
    try {
      frameReader(100)(frame);
      return 0;
    } catch (error) {
      return error instanceof ProtocolError ? error.code : -1;
    }
  });
  expect(codes).toEqual([1002, 1002, 1009]);
});
