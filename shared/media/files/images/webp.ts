import { hasText, type Kept, keepAtMost, latinAt, latinBytes, littleEndian, Malformed, part } from './bytes.ts';
import { TURNED_BYTES, turned } from './orientation.ts';

const PICTURES: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ANMF']);
/** Every other chunk is dropped. */
const KEPT: ReadonlySet<string> = new Set([...PICTURES, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** The position and duration of a frame, before its own chunks. */
const FRAME_BYTES = 16;
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
  /** With its type and length, without its padding. */
  readonly whole: Uint8Array;
}

const chunksOf = function* (bytes: Uint8Array): Generator<Chunk> {
  for (let at = 0; at < bytes.length; ) {
    const type = latinAt(bytes, at, 4);
    const whole = part(bytes, at, at + 8 + littleEndian(bytes, at + 4, 4));
    const content = whole.subarray(8);
    yield { type, content, whole };
    at += 8 + content.length + (content.length % 2);
  }
};

const number = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

const addWhole = (kept: Kept, whole: Uint8Array): void => {
  kept.add(whole);
  if (whole.length % 2 === 1) kept.add(Uint8Array.of(0));
};

const addChunk = (kept: Kept, type: string, content: Uint8Array): void => {
  kept.add(latinBytes(type));
  kept.add(number(content.length));
  addWhole(kept, content);
};

/** The frame of an animation, with nothing but its picture. */
const cleanFrame = (content: Uint8Array): Uint8Array => {
  const kept = keepAtMost(content.length + 1);
  kept.add(part(content, 0, FRAME_BYTES));
  for (const { type, whole } of chunksOf(content.subarray(FRAME_BYTES)))
    if (type === 'ALPH' || type === 'VP8 ' || type === 'VP8L') addWhole(kept, whole);
  if (kept.length === FRAME_BYTES) throw new Malformed('a frame has no picture');
  return kept.all();
};

/** The header that says what the file has: no XMP, and EXIF only for the orientation. */
const cleanHeader = (content: Uint8Array, exif: boolean): Uint8Array => {
  const flags = (content[0] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  return Uint8Array.of(exif ? flags | HAS_EXIF : flags, ...part(content, 1, 10));
};

/** The orientation of an image that is turned. Only files with a header have EXIF data. */
const exifOf = (bytes: Uint8Array): Uint8Array | undefined => {
  if (!hasText(bytes, 0, 'VP8X')) return undefined;
  for (const { type, content } of chunksOf(bytes))
    if (type === 'EXIF') return turned(hasText(content, 0, 'Exif\0\0') ? content.subarray(6) : content);
  return undefined;
};

/** A WebP with its picture, its color profile and, if it is turned, its orientation. Nothing follows its end. */
export const cleanWebp = (bytes: Uint8Array): Uint8Array => {
  if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP')) throw new Malformed('the image does not begin');
  const body = part(bytes, 12, 8 + littleEndian(bytes, 4, 4));
  const exif = exifOf(body);
  const kept = keepAtMost(bytes.length + TURNED_BYTES + 16);
  kept.add(bytes.subarray(0, 12));
  let pictures = 0;
  for (const { type, content, whole } of chunksOf(body)) {
    if (PICTURES.has(type)) pictures += 1;
    if (type === 'VP8X') addChunk(kept, type, cleanHeader(content, exif !== undefined));
    else if (type === 'ANMF') addChunk(kept, type, cleanFrame(content));
    else if (KEPT.has(type)) addWhole(kept, whole);
  }
  if (pictures === 0) throw new Malformed('the image has no picture');
  if (exif) addChunk(kept, 'EXIF', exif);
  const clean = kept.all();
  clean.set(number(clean.length - 8), 4);
  return clean;
};
