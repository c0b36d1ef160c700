import { eraseItems, metaChildren } from './avif-items.ts';
import { type Box, blank, boxAt, boxesIn, MOST_BOXES } from './boxes.ts';
import { bigEndian, hasText, latinAt, Malformed } from './bytes.ts';

/** The boxes of the file, of its items, and of the tracks of an animation. Every other box becomes an empty one. */
const TOP: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov']);
const IN_META: ReadonlySet<string> = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'grpl', 'dinf']);
const IN_MOVIE: ReadonlySet<string> = new Set(['mvhd', 'trak']);
const IN_TRACK: ReadonlySet<string> = new Set(['tkhd', 'tref', 'edts', 'mdia', 'meta']);
const IN_MEDIA: ReadonlySet<string> = new Set(['mdhd', 'hdlr', 'minf']);
/** No image has more boxes of data; each item is looked for in all of them. */
const MOST_DATA = 16;

/** Descriptions and times among the properties of items. */
const TELLING: ReadonlySet<string> = new Set(['udes', 'crtt', 'mdft', 'uuid', 'free', 'skip']);

const keepOnly = (bytes: Uint8Array, boxes: Iterable<Box>, kept: ReadonlySet<string>): readonly Box[] => {
  const all = [...boxes];
  for (const box of all) if (!kept.has(box.type)) blank(bytes, box);
  return all.filter(({ type }) => kept.has(type));
};

const cleanMeta = (bytes: Uint8Array, meta: Box, data: readonly Box[]): void => {
  const children = keepOnly(bytes, metaChildren(bytes, meta), IN_META);
  for (const child of children)
    if (child.type === 'iprp')
      for (const store of boxesIn(bytes, child.content, child.end))
        if (store.type === 'ipco')
          for (const property of boxesIn(bytes, store.content, store.end))
            if (TELLING.has(property.type)) blank(bytes, property);
  eraseItems(bytes, children, data);
};

/** Overwrites the times of creation and change at the beginning of a header of a movie, track or media. */
const forgetTimes = (bytes: Uint8Array, { content, end }: Box): void => {
  const length = bigEndian(bytes, content, 1) === 1 ? 16 : 8;
  if (content + 4 + length > end) throw new Malformed('a header is too short');
  bytes.fill(0, content + 4, content + 4 + length);
};

const cleanMedia = (bytes: Uint8Array, media: Box): void => {
  for (const box of keepOnly(bytes, boxesIn(bytes, media.content, media.end), IN_MEDIA)) {
    if (box.type === 'mdhd') forgetTimes(bytes, box);
    const shows = hasText(bytes, box.content + 8, 'pict') || hasText(bytes, box.content + 8, 'auxv');
    if (box.type === 'hdlr' && !shows) throw new Malformed('a track has no picture');
  }
};

const cleanTrack = (bytes: Uint8Array, track: Box, data: readonly Box[]): void => {
  for (const box of keepOnly(bytes, boxesIn(bytes, track.content, track.end), IN_TRACK)) {
    if (box.type === 'tkhd') forgetTimes(bytes, box);
    if (box.type === 'mdia') cleanMedia(bytes, box);
    if (box.type === 'meta') cleanMeta(bytes, box, data);
  }
};

const cleanMovie = (bytes: Uint8Array, movie: Box, data: readonly Box[]): void => {
  for (const box of keepOnly(bytes, boxesIn(bytes, movie.content, movie.end), IN_MOVIE)) {
    if (box.type === 'mvhd') forgetTimes(bytes, box);
    if (box.type === 'trak') cleanTrack(bytes, box, data);
  }
};

/** Whether the image ended before this place: another file follows, or bytes that are not a box. */
const isAfterEnd = (bytes: Uint8Array, at: number): boolean => {
  if (at === 0 || at + 8 > bytes.length) return at > 0;
  if (hasText(bytes, at + 4, 'ftyp')) return true;
  const size = bigEndian(bytes, at, 4);
  return !TOP.has(latinAt(bytes, at + 4, 4)) && size !== 0 && (size < 8 || at + size > bytes.length);
};

/** The boxes of the image. */
const boxesOf = (bytes: Uint8Array): readonly Box[] => {
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length && !isAfterEnd(bytes, at)) {
    if (boxes.length === MOST_BOXES) throw new Malformed('there are too many boxes');
    const box = boxAt(bytes, at, bytes.length);
    boxes.push(box);
    at = box.end;
  }
  return boxes.slice(0, boxes.findLastIndex(({ type }) => TOP.has(type)) + 1);
};

/** An AVIF whose EXIF, XMP, descriptions and times are overwritten, so that nothing moves. Nothing follows its end. */
export const cleanAvif = (bytes: Uint8Array): Uint8Array => {
  const boxes = boxesOf(bytes);
  const clean = new Uint8Array(bytes.subarray(0, boxes.at(-1)?.end ?? 0));
  if (boxes[0]?.type !== 'ftyp') throw new Malformed('the image does not begin');
  if (!boxes.some(({ type }) => type === 'meta' || type === 'moov')) throw new Malformed('the image has no picture');
  const data = boxes.filter(({ type }) => type === 'mdat');
  if (data.length > MOST_DATA) throw new Malformed('there are too many boxes of data');
  for (const box of keepOnly(clean, boxes, TOP)) {
    if (box.type === 'meta') cleanMeta(clean, box, data);
    if (box.type === 'moov') cleanMovie(clean, box, data);
  }
  return clean;
};
