import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { png } from '../../../../../infra/local/demo/pictures/png.ts';
import { portrait } from '../../../../../infra/local/demo/pictures/portrait.ts';
import { pot } from '../../../../../infra/local/demo/pictures/pot.ts';
import { looksLikeImage } from '../../../../../shared/media/files/image-types.ts';

/** The chunks of a PNG file, by type. */
const chunksOf = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  return chunks;
};

test('a PNG has its size in the header and every pixel in its data', () => {
  const chunks = chunksOf(png(2, 2, (x, y) => [x * 255, y * 255, 7]));
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)]).toEqual([2, 2]);
  expect([...inflateSync(chunks.get('IDAT') ?? '')]).toEqual([0, 0, 0, 7, 255, 0, 7, 0, 0, 255, 7, 255, 255, 7]);
});

test('the pictures of the demo are small, repeatable and accepted as images', () => {
  for (const draw of [portrait, pot]) {
    const picture = draw(3);
    expect(looksLikeImage('image/png', picture)).toBe(true);
    expect(picture.length).toBeLessThan(12_000);
    expect(draw(3).equals(picture)).toBe(true);
    expect(draw(4).equals(picture)).toBe(false);
  }
});
