import { bytesOfId, idOfBytes } from '../../platform/ids/id-bytes.ts';
import { type DocumentRef, KINDS, type Kind } from './search-index.ts';

/** A posting: the document contains the word, or no longer does if `impact` is 0. */
interface Posting {
  readonly ref: DocumentRef;
  readonly impact: number;
  readonly mask: number;
  readonly places: readonly string[];
}

const KIND_OF_CODE = new Map(Object.entries(KINDS).map(([kind, code]) => [code as string, kind as Kind]));

const ID_BYTES = 16;

/** The name of a document in the index: 23 characters without a dot. */
export const documentName = ({ kind, id }: DocumentRef): string => KINDS[kind] + bytesOfId(id).toString('base64url');

export const documentRef = (name: string): DocumentRef | undefined => {
  const kind = KIND_OF_CODE.get(name[0] ?? '');
  return kind && name.length === 23 ? { kind, id: idOfBytes(Buffer.from(name.slice(1), 'base64url')) } : undefined;
};

/** Encodes a posting: 3 bytes, and 16 for each place. */
export const encodePosting = ({ impact, mask, places }: Omit<Posting, 'ref'>): Uint8Array =>
  Buffer.concat([Buffer.from([impact, mask >> 8, mask & 255]), ...places.map(bytesOfId)]);

/** The posting of a document that no longer contains the word. */
export const REMOVED: Uint8Array = Buffer.from([0, 0, 0]);

export const decodePosting = (ref: DocumentRef, value: Uint8Array): Posting => ({
  ref,
  impact: value[0] ?? 0,
  mask: ((value[1] ?? 0) << 8) | (value[2] ?? 0),
  places: Array.from({ length: Math.floor((value.length - 3) / ID_BYTES) }, (_, nth) =>
    idOfBytes(value.subarray(3 + nth * ID_BYTES, 3 + (nth + 1) * ID_BYTES)),
  ),
});

/** Postings by document name. */
export type Entries = ReadonlyMap<string, Uint8Array>;

/** Packs postings: for each its length, the kind, the 16 bytes of the id, and the value. */
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
