/** The first bytes of a file that are read to detect its type. */
export const HEAD_BYTES = 4_096;

/** Whether the first bytes match a type. */
export type MagicBytes = (head: Uint8Array) => boolean;

export const latin = (head: Uint8Array, from = 0, to = head.length): string =>
  Buffer.from(head.subarray(from, to)).toString('latin1');

export const begins =
  (...starts: readonly string[]): MagicBytes =>
  (head) =>
    starts.some((start) => latin(head, 0, start.length) === start);

/** RIFF files have their format at byte 8. */
export const riff =
  (form: string): MagicBytes =>
  (head) =>
    latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === form;

/** The major and compatible brands in the first box of an ISO media file. */
export const brandsOf = (head: Uint8Array): readonly string[] => {
  if (latin(head, 4, 8) !== 'ftyp') return [];
  const length = Math.min(Buffer.from(head.subarray(0, 4)).readUInt32BE(), head.length);
  const brands = latin(head, 8, length).match(/.{4}/gs) ?? [];
  return brands.filter((_, nth) => nth !== 1);
};

/** Whether the first bytes match a declared type. False for an unknown type. */
export type LooksLike = (mime: string, head: Uint8Array) => boolean;

export const looksLikeOneOf =
  (signatures: Readonly<Record<string, MagicBytes>>): LooksLike =>
  (mime, head) =>
    head.length > 0 && Object.hasOwn(signatures, mime) && signatures[mime]?.(head) === true;
