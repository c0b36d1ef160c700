/** Names that browsers and operating systems send for an allowed type (`File.type`), by the name that is stored. */
const OTHER_NAMES = {
  'image/jpeg': ['image/jpg', 'image/pjpeg', 'image/jfif', 'image/x-jpeg', 'image/x-citrix-jpeg'],
  'image/png': ['image/x-png', 'image/apng', 'image/x-citrix-png', 'image/vnd.mozilla.apng'],
  'image/webp': ['image/x-webp'],
  'image/gif': ['image/x-gif'],
  'image/avif': ['image/avif-sequence'],
  'video/mp4': ['video/x-m4v', 'video/m4v', 'video/mpeg4', 'video/mp4v-es', 'application/mp4', 'video/x-mp4'],
  'video/quicktime': ['video/mov', 'video/x-quicktime'],
  'video/webm': ['video/x-webm'],
  'audio/mpeg': [
    'audio/mp3',
    'audio/x-mp3',
    'audio/mpeg3',
    'audio/x-mpeg',
    'audio/x-mpeg-3',
    'audio/mpg',
    'audio/x-mpg',
  ],
  'audio/mp4': ['audio/x-m4a', 'audio/m4a', 'audio/mp4a-latm', 'audio/x-mp4', 'audio/x-m4b', 'audio/m4b'],
  'audio/aac': ['audio/x-aac', 'audio/aacp', 'audio/vnd.dlna.adts', 'audio/x-hx-aac-adts', 'audio/adts'],
  'audio/wav': ['audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/x-pn-wav'],
  'audio/ogg': [
    'audio/x-ogg',
    'audio/vorbis',
    'audio/opus',
    'audio/x-vorbis+ogg',
    'audio/x-opus+ogg',
    'application/ogg',
  ],
  'audio/flac': ['audio/x-flac'],
  'audio/webm': ['audio/x-webm'],
  'application/pdf': ['application/x-pdf', 'text/pdf', 'application/acrobat', 'application/vnd.pdf'],
  'application/msword': ['application/vnd.ms-word', 'application/x-msword', 'application/doc'],
  'application/vnd.ms-excel': [
    'application/msexcel',
    'application/x-msexcel',
    'application/x-excel',
    'application/xls',
  ],
  'application/vnd.ms-powerpoint': ['application/mspowerpoint', 'application/powerpoint', 'application/x-mspowerpoint'],
  'application/epub+zip': ['application/epub', 'application/x-epub+zip', 'application/x-epub'],
  'application/rtf': ['text/rtf', 'application/x-rtf', 'text/richtext'],
  'text/plain': ['text/x-log', 'application/txt'],
  'text/csv': ['application/csv', 'text/x-csv', 'application/x-csv', 'text/comma-separated-values'],
  'text/markdown': ['text/x-markdown', 'text/x-web-markdown', 'application/markdown', 'text/md'],
  'text/vtt': ['text/x-vtt', 'application/vtt'],
  'application/zip': [
    'application/x-zip-compressed',
    'application/x-zip',
    'application/zip-compressed',
    'multipart/x-zip',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const STORED: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([stored, others]) => others.map((other) => [other, stored] as const)),
);

/** The name under which a media type is stored: in lower case, without parameters, and the one of its names. */
export const mediaTypeName = (type: string): string => {
  const [withoutParameters = ''] = type.split(';');
  const name = withoutParameters.trim().toLowerCase();
  return STORED.get(name) ?? name;
};

/** The stored name of a media type. Values that are not texts stay as they are. */
export const storedMediaType = (value: unknown): unknown => (typeof value === 'string' ? mediaTypeName(value) : value);
