import { bigEndian, hasText, type Kept, keepAtMost, latinBytes, Malformed, part } from './bytes.ts';
import { TURNED_BYTES, turned } from './orientation.ts';

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee];
const EXIF = 'Exif\0\0';

/** Tables, frames and scans: SOF, DHT and DAC, then SOS, DQT, DNL, DRI, DHP and EXP. */
const isPicture = (marker: number): boolean => (marker >= 0xc0 && marker <= 0xcf) || (marker >= SOS && marker <= 0xdf);

const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= SOI);

/** What is kept of a segment. A JFIF header loses its thumbnail. */
const keptOf = (marker: number, content: Uint8Array): Uint8Array | undefined => {
  if (isPicture(marker)) return content;
  if (marker === APP0 && hasText(content, 0, 'JFIF\0'))
    return content.length < 14 ? undefined : Uint8Array.of(...content.subarray(0, 12), 0, 0);
  if (marker === APP2 && hasText(content, 0, 'ICC_PROFILE\0')) return content;
  if (marker === APP14 && hasText(content, 0, 'Adobe')) return content.subarray(0, 12);
  return undefined;
};

const addSegment = (kept: Kept, marker: number, content: Uint8Array): void => {
  const length = content.length + 2;
  kept.add(Uint8Array.of(0xff, marker, length >> 8, length & 0xff));
  kept.add(content);
};

/** Where the data of a scan ends: at the next marker that is not part of it. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Malformed('the image has no end');
};

/** A JPEG with its picture, its color profile and, if it is turned, its orientation. Nothing follows its end. */
export const cleanJpeg = (bytes: Uint8Array): Uint8Array => {
  if (!hasText(bytes, 0, '\xff\xd8')) throw new Malformed('the image does not begin');
  const kept = keepAtMost(bytes.length + TURNED_BYTES);
  kept.add(bytes.subarray(0, 2));
  let [at, scans, oriented] = [2, 0, false];
  for (;;) {
    if (bigEndian(bytes, at, 1) !== 0xff) throw new Malformed('there is no marker');
    while (bigEndian(bytes, at + 1, 1) === 0xff) at += 1;
    const marker = bigEndian(bytes, at + 1, 1);
    if (marker === EOI) break;
    if (isAlone(marker)) throw new Malformed('there is no such segment');
    const end = at + 2 + bigEndian(bytes, at + 2, 2);
    const content = part(bytes, at + 4, end);
    if (marker === APP1 && !oriented && hasText(content, 0, EXIF)) {
      const exif = turned(content.subarray(EXIF.length));
      if (exif) addSegment(kept, APP1, Uint8Array.of(...latinBytes(EXIF), ...exif));
      oriented = true;
    }
    const keeping = keptOf(marker, content);
    if (keeping === content) kept.add(bytes.subarray(at, end));
    else if (keeping) addSegment(kept, marker, keeping);
    at = end;
    if (marker === SOS) {
      scans += 1;
      at = endOfScan(bytes, end);
      kept.add(bytes.subarray(end, at));
    }
  }
  if (scans === 0) throw new Malformed('the image has no picture');
  kept.add(Uint8Array.of(0xff, EOI));
  return kept.all();
};
