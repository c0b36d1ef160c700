import { type Box, boxesIn } from './boxes.ts';
import { bigEndian, hasText, latinAt, latinBytes, Malformed } from './bytes.ts';

/** Coded pictures, and pictures that are made of others. */
const PICTURES: ReadonlySet<string> = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap', 'sato']);

/** The items that are pictures. All others get a type that readers skip, and lose their names. */
const picturesOf = (bytes: Uint8Array, { content, end }: Box): ReadonlySet<number> => {
  const pictures = new Set<number>();
  const first = content + (bigEndian(bytes, content, 1) === 0 ? 6 : 8);
  for (const entry of boxesIn(bytes, first, end)) {
    const version = bigEndian(bytes, entry.content, 1);
    const idBytes = version === 3 ? 4 : 2;
    const typeAt = entry.content + 4 + idBytes + 2;
    if (entry.type !== 'infe' || version < 2) {
      bytes.fill(0, entry.content + 4 + idBytes, entry.end);
    } else if (typeAt + 4 > entry.end) {
      throw new Malformed('an item has no type');
    } else if (PICTURES.has(latinAt(bytes, typeAt, 4))) {
      pictures.add(bigEndian(bytes, entry.content + 4, idBytes));
    } else {
      bytes.fill(0, typeAt, entry.end);
      bytes.set(latinBytes('free'), typeAt);
    }
  }
  return pictures;
};

interface Place {
  readonly item: number;
  readonly method: number;
  readonly from: number;
  readonly length: number;
}

/** Where the items are. Each place takes bytes in the table, so there are no more than it has. */
const placesOf = function* (bytes: Uint8Array, { content, end }: Box): Generator<Place> {
  const table = bytes.subarray(0, end);
  const version = bigEndian(table, content, 1);
  const sizes = bigEndian(table, content + 4, 2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 0xf, (sizes >> 4) & 0xf];
  const indexBytes = version === 0 ? 0 : sizes & 0xf;
  const idBytes = version < 2 ? 2 : 4;
  let at = content + 6;
  const next = (size: number): number => {
    at += size;
    return bigEndian(table, at - size, size);
  };
  for (let items = next(idBytes); items > 0; items -= 1) {
    const item = next(idBytes);
    const method = version === 0 ? 0 : next(2) & 0xf;
    const elsewhere = next(2) !== 0;
    const base = next(baseBytes);
    const extents = next(2);
    if (extents > 1 && offsetBytes + lengthBytes === 0) throw new Malformed('the parts of an item are in one place');
    for (let extent = 0; extent < extents; extent += 1) {
      next(indexBytes);
      const from = base + next(offsetBytes);
      const length = next(lengthBytes);
      if (!elsewhere) yield { item, method, from, length };
    }
  }
};

/**
 * Overwrites the items of a `meta` box that are not pictures, such as EXIF and XMP. Every other byte stays in its place:
 * items are only in these boxes of data, or in the box itself.
 */
export const eraseItems = (bytes: Uint8Array, children: readonly Box[], data: readonly Box[]): void => {
  const of = (type: string) => children.find((child) => child.type === type);
  const [names, places] = [of('iinf'), of('iloc')];
  const pictures = names ? picturesOf(bytes, names) : new Set<number>();
  const inside = children.filter(({ type }) => type === 'idat').slice(0, 1);
  let left = bytes.length;
  for (const { item, method, from, length } of places ? placesOf(bytes, places) : []) {
    if (pictures.has(item)) continue;
    const base = method === 1 ? (inside[0]?.content ?? 0) : 0;
    const [start, stop] = [base + from, base + from + length];
    const found = (method === 1 ? inside : data).some(({ content, end }) => start >= content && stop <= end);
    left -= length;
    if (method > 1 || length === 0 || !found || left < 0) throw new Malformed('an item has no place of its own');
    bytes.fill(0, start, stop);
  }
};

/** The boxes of a `meta` box: those of QuickTime have no version. */
export const metaChildren = (bytes: Uint8Array, { content, end }: Box): readonly Box[] => [
  ...boxesIn(bytes, hasText(bytes, content + 4, 'hdlr') ? content : content + 4, end),
];
