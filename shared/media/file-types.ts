import type { AssetKind } from './asset-kind.ts';

/** What a type of file is, and by which of its first bytes it is known. */
interface FileType {
  readonly kind: AssetKind;
  readonly isOne: (head: Uint8Array) => boolean;
}

const latin = (head: Uint8Array, from = 0, to = head.length): string =>
  Buffer.from(head.subarray(from, to)).toString('latin1');

const begins =
  (...starts: readonly string[]) =>
  (head: Uint8Array): boolean =>
    starts.some((start) => latin(head, 0, start.length) === start);

/** RIFF files say at their ninth byte what they hold. */
const riff = (form: string) => (head: Uint8Array) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === form;

/** ISO media files begin with a box that names their brands: the major one, and those they are compatible with. */
const brandsOf = (head: Uint8Array): readonly string[] => {
  if (latin(head, 4, 8) !== 'ftyp') return [];
  const length = Math.min(Buffer.from(head.subarray(0, 4)).readUInt32BE(), head.length);
  const brands = latin(head, 8, length).match(/.{4}/gs) ?? [];
  return brands.filter((_, nth) => nth !== 1);
};

const IMAGE_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'mif1', 'msf1']);

const isoMedia = (head: Uint8Array): boolean => {
  const brands = brandsOf(head);
  return brands.length > 0 && !IMAGE_BRANDS.has(brands[0] ?? '');
};

const avif = (head: Uint8Array): boolean => brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis');

/** An MPEG audio frame, after an ID3 tag or at once; the layer bits tell MP3 from ADTS. */
const mpegAudio = (head: Uint8Array): boolean =>
  begins('ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x06) !== 0);
const adts = (head: Uint8Array): boolean =>
  begins('ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0);

const MARKUP = /^[\s\ufeff]*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|meta|title|style)/i;

/** Text without control characters that no text has, in UTF-8 or UTF-16, which no browser could take for a page. */
const text = (head: Uint8Array): boolean => {
  if (begins('\xff\xfe', '\xfe\xff')(head)) return true;
  if (MARKUP.test(latin(head).replace(/^\xef\xbb\xbf/, ''))) return false;
  return head.every((byte) => byte >= 0x20 || (byte >= 0x08 && byte <= 0x0d) || byte === 0x1b);
};

const ZIP = begins('PK\x03\x04', 'PK\x05\x06');
const OLE = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

const type = (kind: AssetKind, isOne: FileType['isOne']): FileType => ({ kind, isOne });

/** Everything that may be uploaded. Nothing in it is run by a browser: no SVG, no HTML, no script. */
const TYPES = {
  'image/jpeg': type('image', begins('\xff\xd8\xff')),
  'image/png': type('image', begins('\x89PNG\r\n\x1a\n')),
  'image/gif': type('image', begins('GIF87a', 'GIF89a')),
  'image/webp': type('image', riff('WEBP')),
  'image/avif': type('image', avif),
  'video/mp4': type('video', isoMedia),
  'video/quicktime': type(
    'video',
    (head) => isoMedia(head) || ['moov', 'mdat', 'wide', 'free'].includes(latin(head, 4, 8)),
  ),
  'video/webm': type('video', begins('\x1a\x45\xdf\xa3')),
  'audio/mpeg': type('audio', mpegAudio),
  'audio/mp4': type('audio', isoMedia),
  'audio/aac': type('audio', adts),
  'audio/wav': type('audio', riff('WAVE')),
  'audio/ogg': type('audio', begins('OggS')),
  'audio/flac': type('audio', begins('fLaC', 'ID3')),
  'audio/webm': type('audio', begins('\x1a\x45\xdf\xa3')),
  'application/pdf': type('document', begins('%PDF-')),
  'application/msword': type('document', OLE),
  'application/vnd.ms-excel': type('document', OLE),
  'application/vnd.ms-powerpoint': type('document', OLE),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': type('document', ZIP),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': type('document', ZIP),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': type('document', ZIP),
  'application/vnd.oasis.opendocument.text': type('document', ZIP),
  'application/vnd.oasis.opendocument.spreadsheet': type('document', ZIP),
  'application/vnd.oasis.opendocument.presentation': type('document', ZIP),
  'application/epub+zip': type('document', ZIP),
  'application/rtf': type('document', begins('{\\rtf')),
  'text/plain': type('document', text),
  'text/csv': type('document', text),
  'text/markdown': type('document', text),
  'text/vtt': type('document', (head) => begins('WEBVTT', '\xef\xbb\xbfWEBVTT')(head) && text(head)),
  'application/zip': type('archive', ZIP),
} satisfies Record<string, FileType>;

export type MimeType = keyof typeof TYPES;

export const MIME_TYPES = Object.keys(TYPES) as [MimeType, ...MimeType[]];

export const IMAGE_TYPES = MIME_TYPES.filter((name) => TYPES[name].kind === 'image') as [MimeType, ...MimeType[]];

const isKnown = (mime: string): mime is MimeType => Object.hasOwn(TYPES, mime);

export const assetKindOf = (mime: MimeType): AssetKind => TYPES[mime].kind;

/** As many of a file's first bytes as `looksLike` wants. */
export const HEAD_BYTES = 4_096;

/** Whether a file that begins so is of the type it was said to be. */
export const looksLike = (mime: string, head: Uint8Array): boolean =>
  isKnown(mime) && head.length > 0 && TYPES[mime].isOne(head);

const MIB = 1024 * 1024;

/** How large a file of each kind may be, in bytes: what creators upload, and what members do. */
export const SIZE_BOUNDS: Readonly<Record<'creator' | 'member', Readonly<Record<AssetKind, number>>>> = {
  creator: { image: 20 * MIB, video: 1024 * MIB, audio: 512 * MIB, document: 100 * MIB, archive: 512 * MIB },
  member: { image: 10 * MIB, video: 100 * MIB, audio: 50 * MIB, document: 25 * MIB, archive: 25 * MIB },
};
