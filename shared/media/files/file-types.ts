import { ASSET_KINDS, type AssetKind } from './asset-kind.ts';
import { IMAGES } from './image-types.ts';
import { begins, brandsOf, latin, looksLikeOneOf, type MagicBytes } from './magic-bytes.ts';
import { beginsWithMarkup } from './markup.ts';

const IMAGE_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'mif1', 'msf1']);

const isoMedia = (head: Uint8Array): boolean => {
  const brands = brandsOf(head);
  return brands.length > 0 && !IMAGE_BRANDS.has(brands[0] ?? '');
};

/** An MPEG audio frame, with or without an ID3 tag, after padding with zeros. The layer bits distinguish MP3 from ADTS. */
const mpegAudio = (padded: Uint8Array): boolean => {
  const head = padded.subarray(padded.findIndex((byte) => byte !== 0));
  return begins('ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x06) !== 0);
};
const adts = (head: Uint8Array): boolean =>
  begins('ID3', 'ADIF')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0);

/** UTF-8 or UTF-16 text without unusual control characters, which no browser renders as a page. */
const text = (head: Uint8Array): boolean => {
  if (begins('\xff\xfe', '\xfe\xff')(head)) return true;
  if (beginsWithMarkup(head)) return false;
  return head.every((byte) => byte >= 0x20 || (byte >= 0x08 && byte <= 0x0d) || byte === 0x1b);
};

/** ISO 32000: readers find the header within the first 1,024 bytes. */
const pdf = (head: Uint8Array): boolean => latin(head, 0, 1024).includes('%PDF-') && !beginsWithMarkup(head);

const wave = (head: Uint8Array): boolean =>
  ['RIFF', 'RF64', 'BW64'].includes(latin(head, 0, 4)) && latin(head, 8, 12) === 'WAVE';

const ZIP = begins('PK\x03\x04', 'PK\x05\x06');
const OLE = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

/** The allowed types, by kind. Browsers execute none of them: no SVG, no HTML, no script. */
const BY_KIND = {
  image: IMAGES,
  video: {
    'video/mp4': isoMedia,
    'video/quicktime': (head) => isoMedia(head) || ['moov', 'mdat', 'wide', 'free'].includes(latin(head, 4, 8)),
    'video/webm': begins('\x1a\x45\xdf\xa3'),
  },
  audio: {
    'audio/mpeg': mpegAudio,
    'audio/mp4': isoMedia,
    'audio/aac': adts,
    'audio/wav': wave,
    'audio/ogg': begins('OggS'),
    'audio/flac': begins('fLaC', 'ID3'),
    'audio/webm': begins('\x1a\x45\xdf\xa3'),
  },
  document: {
    'application/pdf': pdf,
    'application/msword': OLE,
    'application/vnd.ms-excel': OLE,
    'application/vnd.ms-powerpoint': OLE,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ZIP,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ZIP,
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': ZIP,
    'application/vnd.oasis.opendocument.text': ZIP,
    'application/vnd.oasis.opendocument.spreadsheet': ZIP,
    'application/vnd.oasis.opendocument.presentation': ZIP,
    'application/epub+zip': ZIP,
    'application/rtf': begins('{\\rtf', '\xef\xbb\xbf{\\rtf'),
    'text/plain': text,
    'text/csv': text,
    'text/markdown': text,
    'text/vtt': (head) => begins('WEBVTT', '\xef\xbb\xbfWEBVTT')(head) && text(head),
  },
  archive: {
    'application/zip': ZIP,
  },
} satisfies Record<AssetKind, Record<string, MagicBytes>>;

const SIGNATURES = {
  ...BY_KIND.image,
  ...BY_KIND.video,
  ...BY_KIND.audio,
  ...BY_KIND.document,
  ...BY_KIND.archive,
};

export type MimeType = keyof typeof SIGNATURES;

export const MIME_TYPES = Object.keys(SIGNATURES) as [MimeType, ...MimeType[]];

const KINDS = new Map(ASSET_KINDS.flatMap((kind) => Object.keys(BY_KIND[kind]).map((mime) => [mime, kind] as const)));

export const assetKindOf = (mime: MimeType): AssetKind => {
  const kind = KINDS.get(mime);
  if (!kind) throw new TypeError(`${mime} has no asset kind`);
  return kind;
};

export const looksLike = looksLikeOneOf(SIGNATURES);

const MIB = 1024 * 1024;

/** The maximum size of each kind in bytes, for uploads of creators and of members. */
export const SIZE_LIMITS: Readonly<Record<'creator' | 'member', Readonly<Record<AssetKind, number>>>> = {
  creator: { image: 20 * MIB, video: 1024 * MIB, audio: 512 * MIB, document: 100 * MIB, archive: 512 * MIB },
  member: { image: 10 * MIB, video: 100 * MIB, audio: 50 * MIB, document: 25 * MIB, archive: 25 * MIB },
};
