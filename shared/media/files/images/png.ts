import { bigEndian, hasText, type Kept, keepAtMost, latinAt, latinBytes, Malformed, part } from './bytes.ts';
import { TURNED_BYTES, turned } from './orientation.ts';

/** Loaded when a PNG is cleaned: few requests need it. */
const zlib = () => process.getBuiltinModule('node:zlib');

const SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Pixels, colors, the size of a pixel and the frames of an animation. Every other chunk is dropped. */
const KEPT: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'bKGD',
  'hIST',
  'sBIT',
  'pHYs',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'mDCV',
  'mDCv',
  'cLLI',
  'cLLi',
  'acTL',
  'fcTL',
  'fdAT',
]);

const number = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);

const addChunk = (kept: Kept, type: string, content: Uint8Array): void => {
  const checked = Uint8Array.of(...latinBytes(type), ...content);
  for (const piece of [number(content.length), checked, number(zlib().crc32(checked))]) kept.add(piece);
};

/** A PNG with its picture, its colors and, if it is turned, its orientation. Nothing follows its end. */
export const cleanPng = (bytes: Uint8Array): Uint8Array => {
  if (!hasText(bytes, 0, SIGNATURE) || !hasText(bytes, 12, 'IHDR')) throw new Malformed('the image does not begin');
  const kept = keepAtMost(bytes.length + TURNED_BYTES);
  kept.add(bytes.subarray(0, SIGNATURE.length));
  let [at, pictures, oriented] = [SIGNATURE.length, 0, false];
  for (;;) {
    const length = bigEndian(bytes, at, 4);
    const type = latinAt(bytes, at + 4, 4);
    const chunk = part(bytes, at, at + 12 + length);
    const content = chunk.subarray(8, 8 + length);
    if (type === 'eXIf' && !oriented) {
      const exif = turned(content);
      if (exif) addChunk(kept, type, exif);
      oriented = true;
    }
    if (KEPT.has(type)) kept.add(chunk);
    if (type === 'IDAT') pictures += 1;
    if (type === 'IEND') break;
    at += chunk.length;
  }
  if (pictures === 0) throw new Malformed('the image has no picture');
  return kept.all();
};
