import { crc32, deflateSync } from 'node:zlib';

/** What nobody may learn from a picture. */
export const SECRET = 'SECRET 52 31 12 N';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const big = (value: number, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  if (size > 0) bytes.writeUIntBE(value, 0, size);
  return bytes;
};
const little = (value: number, size: number): Buffer => big(value, size).reverse();
export const join = (...parts: readonly (Uint8Array | string | number)[]): Buffer =>
  Buffer.concat(
    parts.map((one) => (typeof one === 'string' ? latin(one) : typeof one === 'number' ? big(one, 1) : one)),
  );

/** EXIF data with the name of a device in front of the orientation, and a secret after it. */
export const tiff = (orientation: number, order: 'II' | 'MM' = 'II', type = 3): Buffer => {
  const number = order === 'II' ? little : big;
  const entry = (tag: number, of: number, count: number, value: Buffer) =>
    join(number(tag, 2), number(of, 2), number(count, 4), value);
  const turned = type === 3 ? join(number(orientation, 2), number(0, 2)) : number(orientation, 4);
  const entries = [entry(0x010f, 2, SECRET.length, number(38, 4)), entry(0x0112, type, 1, turned)];
  return join(order, number(42, 2), number(8, 4), number(entries.length, 2), ...entries, number(0, 4), SECRET);
};

/** EXIF data with nothing but an orientation. */
export const onlyTurned = (orientation: number): Buffer =>
  join('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', orientation, '\0\0\0\0\0\0');

export const segment = (marker: number, content: Uint8Array | string): Buffer =>
  join(0xff, marker, big(Buffer.byteLength(content as string, 'latin1') + 2, 2), content);

export const exifSegment = (exif: Uint8Array): Buffer => segment(0xe1, join('Exif\0\0', exif));

const GRAY = Buffer.from(
  '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);

/** A JPEG of one pixel, with these segments after its beginning. */
export const jpeg = (...segments: readonly Uint8Array[]): Buffer =>
  join(GRAY.subarray(0, 2), ...segments, GRAY.subarray(2));

export const chunk = (type: string, content: Uint8Array | string): Buffer => {
  const checked = join(type, content);
  return join(big(checked.length - 4, 4), checked, big(crc32(checked), 4));
};

const HEADER = chunk('IHDR', join(big(1, 4), big(1, 4), 8, 2, 0, 0, 0));
const PIXEL = chunk('IDAT', deflateSync(Buffer.alloc(4)));

/** A PNG of one pixel, with these chunks before and after it. */
export const png = (before: readonly Uint8Array[] = [], after: readonly Uint8Array[] = []): Buffer =>
  join('\x89PNG\r\n\x1a\n', HEADER, ...before, PIXEL, ...after, chunk('IEND', ''));

export const riffChunk = (type: string, content: Uint8Array | string): Buffer => {
  const bytes = join(content);
  return join(type, little(bytes.length, 4), bytes, bytes.length % 2 ? '\0' : '');
};

/** The picture of a lossless WebP of one pixel. */
export const VP8L = Buffer.from('VlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

export const webp = (...chunks: readonly Uint8Array[]): Buffer => {
  const body = join('WEBP', ...chunks);
  return join('RIFF', little(body.length, 4), body);
};

/** The header of a WebP of one pixel. */
export const vp8x = (flags: number): Buffer => riffChunk('VP8X', join(flags, Buffer.alloc(9)));

/** A GIF of one pixel, with these blocks before and after it. */
export const gif = (before: readonly Uint8Array[] = [], after: readonly Uint8Array[] = []): Buffer =>
  join('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', ...before, GIF_FRAME, ...after, 0x3b);

const GIF_FRAME = latin('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0');

/** The sub-blocks of a GIF that have these bytes. */
export const blocks = (content: string): Buffer =>
  join(...(content.match(/.{1,255}/gs) ?? []).map((one) => join(one.length, one)), 0);

export const box = (type: string, ...content: readonly (Uint8Array | string | number)[]): Buffer => {
  const bytes = join(...content);
  return join(big(bytes.length + 8, 4), type, bytes);
};

interface AvifItem {
  readonly type: string;
  readonly data: Uint8Array;
  /** In the `idat` box instead of `mdat`. */
  readonly inside?: boolean;
}

const AV1 = Buffer.from('EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=', 'base64');

/** The picture of an AVIF of two by two pixels. */
export const AV01: AvifItem = { type: 'av01', data: AV1 };

const PROPERTIES = box(
  'iprp',
  box(
    'ipco',
    box('ispe', Buffer.alloc(4), big(2, 4), big(2, 4)),
    box('pixi', Buffer.alloc(4), '\x03\x08\x08\x08'),
    box('av1C', '\x81\x0d\x0c\0'),
    box('colr', 'nclx\0\x02\0\x02\0\x01\x80'),
    box('udes', Buffer.alloc(4), SECRET, '\0'),
  ),
  box('ipma', Buffer.alloc(4), big(1, 4), big(1, 2), '\x04\x01\x02\x83\x04'),
);

/** An AVIF of these items, which are numbered from 1. The first is the picture. */
export const avif = (items: readonly AvifItem[], ...more: readonly Uint8Array[]): Buffer => {
  const names = items.map(({ type }, nth) => {
    const content = type === 'mime' ? `\0application/rdf+xml\0` : '\0';
    return box('infe', '\x02\0\0\0', big(nth + 1, 2), big(0, 2), type, content);
  });
  const ftyp = box('ftyp', 'avif\0\0\0\0avifmif1miaf');
  const idat = items.filter(({ inside }) => inside).map(({ data }) => data);
  const placed = (base: number) => {
    let [outer, inner] = [base, 0];
    return items.map(({ data, inside }, nth) => {
      const from = inside ? inner : outer;
      if (inside) inner += data.length;
      else outer += data.length;
      const extents = [big(1, 2), big(from, 4), big(data.length, 4)];
      return join(big(nth + 1, 2), big(inside ? 1 : 0, 2), big(0, 2), ...extents);
    });
  };
  const metaAt = (base: number) =>
    box(
      'meta',
      Buffer.alloc(4),
      box('hdlr', Buffer.alloc(8), 'pict', Buffer.alloc(13)),
      box('pitm', Buffer.alloc(4), big(1, 2)),
      box('iloc', '\x01\0\0\0\x44\0', big(items.length, 2), ...placed(base)),
      box('iinf', Buffer.alloc(4), big(items.length, 2), ...names),
      PROPERTIES,
      ...(idat.length > 0 ? [box('idat', ...idat)] : []),
    );
  const base = ftyp.length + metaAt(0).length + 8;
  const outside = items.filter(({ inside }) => !inside).map(({ data }) => data);
  return join(ftyp, metaAt(base), box('mdat', ...outside), ...more);
};
