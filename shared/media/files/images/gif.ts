import { bigEndian, hasText, keepAtMost, latinAt, Malformed, part } from './bytes.ts';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff];

/** The number of repetitions and the color profile. */
const KEPT_APPLICATIONS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** The size of the color table that these flags announce. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Where a sequence of sub-blocks ends. */
const afterBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from;
  for (let size = bigEndian(bytes, at, 1); size > 0; size = bigEndian(bytes, at, 1)) at += size + 1;
  return at + 1;
};

const isKept = (bytes: Uint8Array, extension: number): boolean => {
  const label = bigEndian(bytes, extension + 1, 1);
  if (label === GRAPHIC_CONTROL) return true;
  return (
    label === APPLICATION && bytes[extension + 2] === 11 && KEPT_APPLICATIONS.has(latinAt(bytes, extension + 3, 11))
  );
};

/** A GIF with its frames, its repetitions and its color profile. Nothing follows its end. */
export const cleanGif = (bytes: Uint8Array): Uint8Array => {
  if (!hasText(bytes, 0, 'GIF87a') && !hasText(bytes, 0, 'GIF89a')) throw new Malformed('the image does not begin');
  const kept = keepAtMost(bytes.length);
  let at = 13 + tableBytes(bigEndian(bytes, 10, 1));
  kept.add(part(bytes, 0, at));
  let pictures = 0;
  for (let block = bigEndian(bytes, at, 1); block !== TRAILER; block = bigEndian(bytes, at, 1)) {
    const from = at;
    if (block === EXTENSION) {
      at = afterBlocks(bytes, from + 2);
    } else if (block === IMAGE) {
      at = afterBlocks(bytes, from + 11 + tableBytes(bigEndian(bytes, from + 9, 1)));
      pictures += 1;
    } else throw new Malformed('there is no such block');
    if (block === IMAGE || isKept(bytes, from)) kept.add(part(bytes, from, at));
  }
  if (pictures === 0) throw new Malformed('the image has no picture');
  kept.add(Uint8Array.of(TRAILER));
  return kept.all();
};
