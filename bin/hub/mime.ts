/** Media types by file extension, of those that the service accepts. */
const TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  weba: 'audio/webm',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  vtt: 'text/vtt',
  zip: 'application/zip',
} as const;

export type MediaType = (typeof TYPES)[keyof typeof TYPES];

const isKnown = (ending: string): ending is keyof typeof TYPES => Object.hasOwn(TYPES, ending);

/** The media type of a file by its extension; undefined for an unknown one. */
export const typeOfFile = (name: string): MediaType | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return isKnown(ending) ? TYPES[ending] : undefined;
};

export const MEDIA_TYPES: readonly MediaType[] = [...new Set(Object.values(TYPES))];

export const isMediaType = (value: string): value is MediaType => MEDIA_TYPES.some((type) => type === value);
