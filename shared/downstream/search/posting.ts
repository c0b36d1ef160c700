import { type DocumentRef, KINDS, type Kind } from './search-index.ts';

/** That a document holds a word; `impact` 0 says that it no longer does. */
interface Posting {
  readonly ref: DocumentRef;
  readonly impact: number;
  readonly mask: number;
  readonly places: readonly string[];
}

const LETTERS = new Map(Object.entries(KINDS).map(([kind, letter]) => [letter as string, kind as Kind]));

const ID = 16;

const hex = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const uuid = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What a document is called in the index: 23 letters, never a dot among them. */
export const nameOf = ({ kind, id }: DocumentRef): string => KINDS[kind] + hex(id).toString('base64url');

export const refOf = (name: string): DocumentRef | undefined => {
  const kind = LETTERS.get(name[0] ?? '');
  return kind && name.length === 23 ? { kind, id: uuid(Buffer.from(name.slice(1), 'base64url')) } : undefined;
};

/** Three bytes, and sixteen more for each place of the document. */
export const bytesOf = ({ impact, mask, places }: Omit<Posting, 'ref'>): Uint8Array =>
  Buffer.concat([Buffer.from([impact, mask >> 8, mask & 255]), ...places.map(hex)]);

export const TOMBSTONE: Uint8Array = Buffer.from([0, 0, 0]);

export const postingOf = (ref: DocumentRef, value: Uint8Array): Posting => ({
  ref,
  impact: value[0] ?? 0,
  mask: ((value[1] ?? 0) << 8) | (value[2] ?? 0),
  places: Array.from({ length: Math.floor((value.length - 3) / ID) }, (_, nth) =>
    uuid(value.subarray(3 + nth * ID, 3 + (nth + 1) * ID)),
  ),
});

/** Postings by the names of their documents. */
export type Entries = ReadonlyMap<string, Uint8Array>;

/** One text of bytes: for each posting its length, the letter, the sixteen bytes of the id, the value. */
export const pack = (entries: Entries): Uint8Array =>
  Buffer.concat(
    [...entries].flatMap(([name, value]) => [
      Buffer.from([17 + value.length, name.charCodeAt(0)]),
      Buffer.from(name.slice(1), 'base64url'),
      value,
    ]),
  );

export const unpack = (bytes: Uint8Array): Map<string, Uint8Array> => {
  const entries = new Map<string, Uint8Array>();
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    const entry = bytes.subarray(at + 1, at + 1 + length);
    const name = String.fromCharCode(entry[0] ?? 0) + Buffer.from(entry.subarray(1, 17)).toString('base64url');
    entries.set(name, entry.subarray(17));
    at += 1 + length;
  }
  return entries;
};
