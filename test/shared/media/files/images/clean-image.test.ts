import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMAGE_TYPES, type ImageType, looksLikeImage } from '../../../../../shared/media/files/image-types.ts';
import { cleanImage } from '../../../../../shared/media/files/images/clean-image.ts';
import {
  AV01,
  avif,
  blocks,
  box,
  chunk,
  exifSegment,
  gif,
  join,
  jpeg,
  onlyTurned,
  png,
  riffChunk,
  SECRET,
  segment,
  tiff,
  VP8L,
  vp8x,
  webp,
} from '../../../../support/pictures.ts';

const exifItem = { type: 'Exif', data: join('\0\0\0\0', tiff(1)) };
const comment = join(0x21, 0xfe, blocks(SECRET));
const xmpOfGif = join(0x21, 0xff, 11, 'XMP DataXMP', blocks(SECRET.repeat(40)));

/** Each type: a picture with metadata, and the same picture without. */
const PICTURES: Readonly<Record<ImageType, { readonly told: Buffer; readonly clean: Buffer }>> = {
  'image/jpeg': {
    told: jpeg(exifSegment(tiff(1)), segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`), segment(0xfe, SECRET)),
    clean: jpeg(),
  },
  'image/png': {
    told: png(
      [chunk('eXIf', tiff(1)), chunk('tEXt', `Author\0${SECRET}`), chunk('zTXt', SECRET), chunk('tIME', SECRET)],
      [chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SECRET}`), chunk('caBX', SECRET)],
    ),
    clean: png(),
  },
  'image/gif': { told: gif([comment, xmpOfGif], [join(0x21, 0x01, blocks(SECRET))]), clean: gif() },
  'image/webp': {
    told: webp(vp8x(0x0c), VP8L, riffChunk('EXIF', tiff(1)), riffChunk('XMP ', SECRET), riffChunk('C2PA', SECRET)),
    clean: webp(vp8x(0), VP8L),
  },
  'image/avif': {
    told: avif([AV01, exifItem, { type: 'mime', data: join(SECRET) }, { type: 'Exif', data: tiff(1), inside: true }]),
    clean: Buffer.alloc(0),
  },
};

const cleaned = (type: ImageType, bytes: Uint8Array): Buffer => {
  const clean = cleanImage(type, bytes);
  if (!clean) throw new Error('The picture was refused');
  return Buffer.from(clean);
};

describe.each(IMAGE_TYPES)('a picture of type %s', (type) => {
  const { told, clean } = PICTURES[type];

  test('loses its position, device, owner and time, and the uploaded bytes are not changed', () => {
    const before = Buffer.from(told);
    const after = cleaned(type, told);
    expect(told.equals(before)).toBe(true);
    expect([told.includes(SECRET), after.includes(SECRET)]).toEqual([true, false]);
    expect(looksLikeImage(type, after)).toBe(true);
    if (clean.length > 0) expect(after.toString('hex')).toBe(clean.toString('hex'));
  });

  test('that was cleaned stays as it is', () => {
    const once = cleaned(type, told);
    expect(cleaned(type, once).equals(once)).toBe(true);
  });

  test('has nothing after its end', () => {
    const expected = cleaned(type, told);
    for (const more of [SECRET, join('\0\0\0\x18ftypmp42', SECRET), PICTURES['image/jpeg'].told, join('\x01', SECRET)])
      expect(cleaned(type, join(told, more)).equals(expected)).toBe(true);
  });

  test('that ends before its end is refused', () => {
    const all = cleaned(type, told);
    for (let length = 0; length < all.length; length += 1)
      expect(cleanImage(type, all.subarray(0, length))).toBeUndefined();
  });

  test('of other bytes is cleaned or refused, and never becomes much larger', () => {
    const position = fc.tuple(fc.nat(told.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(position, { maxLength: 8 }), fc.uint8Array(), (changes, more) => {
        const bytes = Buffer.concat([told, more]);
        for (const [at, value] of changes) bytes[at] = value;
        const once = cleanImage(type, bytes);
        if (!once) return;
        expect(once.length).toBeLessThanOrEqual(bytes.length + 40);
        expect(cleaned(type, once).equals(Buffer.from(once))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

/** A picture with this EXIF data, and with nothing but this orientation. */
const TURNED = [
  ['image/jpeg', (exif: Buffer) => jpeg(exifSegment(exif))],
  ['image/png', (exif: Buffer) => png([chunk('eXIf', exif)])],
  ['image/webp', (exif: Buffer) => webp(vp8x(0x08), VP8L, riffChunk('EXIF', exif))],
] as const;

test.each(TURNED)('a turned picture of type %s stays turned, with nothing else in its EXIF data', (type, make) => {
  for (const order of ['II', 'MM'] as const)
    for (let orientation = 2; orientation <= 8; orientation += 1) {
      const after = cleaned(type, make(tiff(orientation, order)));
      expect(after.toString('hex')).toBe(make(onlyTurned(orientation)).toString('hex'));
      expect(cleaned(type, after).equals(after)).toBe(true);
    }
});

test.each(TURNED)('a picture of type %s whose orientation says nothing has no EXIF data', (type, make) => {
  const without = PICTURES[type].clean.toString('hex');
  const looping = join('II*\0', '\x08\0\0\0', '\xff\xff');
  for (const exif of [tiff(0), tiff(1), tiff(9), tiff(65_535), tiff(6, 'II', 4), Buffer.from('not TIFF'), looping])
    expect(cleaned(type, make(exif)).toString('hex')).toBe(without);
});

describe('what belongs to the picture is kept', () => {
  test('a JPEG keeps its color profile, Adobe marker and header, without the thumbnail of the header', () => {
    const profile = segment(0xe2, `ICC_PROFILE\0\x01\x01${'profile'.repeat(20)}`);
    const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
    const header = (thumbnail: string) => segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01${thumbnail}`);
    const others = [segment(0xe0, `JFXX\0${SECRET}`), segment(0xe2, `MPF\0${SECRET}`), segment(0xed, SECRET)];
    const after = cleaned('image/jpeg', jpeg(header(`\x01\x01${SECRET}`), ...others, profile, adobe));
    expect(after.equals(jpeg(header('\0\0'), profile, adobe))).toBe(true);
  });

  test('a JPEG in several scans keeps each, without what is between them', () => {
    const scan = join(segment(0xda, '\x01\x01\0\0\0\0'), 'data\xff\0more\xff\xd0rest');
    const scans = (between: Uint8Array) => join('\xff\xd8', scan, between, scan, '\xff\xd9');
    const after = cleaned('image/jpeg', scans(join(segment(0xfe, SECRET), '\xff\xff')));
    expect(after.equals(scans(Buffer.alloc(0)))).toBe(true);
  });

  test('a PNG keeps its colors, its transparency and its animation', () => {
    const before = ['gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs', 'tRNS', 'acTL', 'fcTL'].map((type) => chunk(type, 'kept'));
    const picture = png(before, [chunk('fcTL', 'next'), chunk('fdAT', 'frame')]);
    expect(cleaned('image/png', picture).equals(picture)).toBe(true);
  });

  test('a GIF keeps its frames and its repetitions', () => {
    const control = join(0x21, 0xf9, blocks('\x04\0\0\0'));
    const loops = join(0x21, 0xff, 11, 'NETSCAPE2.0', blocks('\x01\0\0'));
    const picture = gif([loops, control]);
    expect(cleaned('image/gif', picture).equals(picture)).toBe(true);
  });

  test('a WebP keeps its color profile and its frames, without what a frame has besides its picture', () => {
    const frame = (...more: readonly Buffer[]) => riffChunk('ANMF', join(Buffer.alloc(16), VP8L, ...more));
    const animation = (...more: readonly Buffer[]) =>
      webp(vp8x(0x22), riffChunk('ICCP', 'profile'), riffChunk('ANIM', '\0\0\0\0\0\0'), frame(...more));
    const after = cleaned('image/webp', animation(riffChunk('EXIF', tiff(6)), riffChunk('note', SECRET)));
    expect(after.equals(animation())).toBe(true);
  });

  test('nothing of an AVIF moves, and its picture stays', () => {
    const before = PICTURES['image/avif'].told;
    const after = cleaned('image/avif', before);
    expect(after.length).toBe(before.length);
    expect(after.indexOf(AV01.data)).toBe(before.indexOf(AV01.data));
    expect(after.includes('Exif')).toBe(false);
  });
});

describe('an AVIF', () => {
  const times = (type: string, ...more: readonly Uint8Array[]) =>
    box(type, Buffer.alloc(4), SECRET.slice(0, 8), ...more);
  const handler = (type: string) => box('hdlr', Buffer.alloc(8), type, Buffer.alloc(13));
  const movie = (kind: string) =>
    box(
      'moov',
      times('mvhd'),
      box('trak', times('tkhd'), box('mdia', times('mdhd'), handler(kind))),
      box('udta', SECRET),
    );

  test('forgets when an animation and its tracks were made, and other boxes', () => {
    const after = cleaned('image/avif', avif([AV01], box('uuid', SECRET), movie('pict')));
    expect(after.includes(SECRET.slice(0, 8))).toBe(false);
    expect(after.length).toBe(avif([AV01], box('uuid', SECRET), movie('pict')).length);
  });

  test('with a track that has no picture is refused', () => {
    expect(cleanImage('image/avif', avif([AV01], movie('meta')))).toBeUndefined();
  });

  test('whose metadata is nowhere, everywhere or in one place many times is refused', () => {
    const item = avif([AV01, exifItem]);
    const table = item.indexOf('iloc') + 4;
    const change = (at: number, value: number) => {
      const bytes = Buffer.from(item);
      bytes.writeUInt32BE(value, at);
      return bytes;
    };
    // After the version, the sizes and the count come the entries of 18 bytes each.
    const second = table + 8 + 16;
    expect(item.readUInt32BE(second + 12)).toBe(exifItem.data.length);
    for (const bytes of [change(second + 12, 0), change(second + 12, 1e9), change(second + 8, 1e9)])
      expect(cleanImage('image/avif', bytes)).toBeUndefined();
    const many = Buffer.from(item);
    many.writeUInt16BE(0, table + 4);
    many.writeUInt16BE(65_535, table + 8 + 6);
    expect(cleanImage('image/avif', many)).toBeUndefined();
  });
});
