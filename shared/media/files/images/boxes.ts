import { bigEndian, latinAt, latinBytes, Malformed, part } from './bytes.ts';

/** A box of an ISO media file. */
export interface Box {
  readonly type: string;
  /** Where it begins, where its content begins, and where it ends. */
  readonly from: number;
  readonly content: number;
  readonly end: number;
}

/** The box at this place. Throws `Malformed` if it does not end before `most`. */
export const boxAt = (bytes: Uint8Array, from: number, most: number): Box => {
  const size = bigEndian(bytes, from, 4);
  const type = latinAt(bytes, from + 4, 4);
  const content = from + (size === 1 ? 16 : 8);
  const end = size === 0 ? most : from + (size === 1 ? bigEndian(bytes, from + 8, 8) : size);
  part(bytes, content, end);
  part(bytes.subarray(0, most), content, end);
  return { type, from, content, end };
};

/** No file and no box of a picture has more. */
export const MOST_BOXES = 65_536;

/** The boxes in a part of the file. */
export const boxesIn = function* (bytes: Uint8Array, from: number, end: number): Generator<Box> {
  let left = MOST_BOXES;
  for (let at = from; at < end; left -= 1) {
    if (left === 0) throw new Malformed('there are too many boxes');
    const box = boxAt(bytes, at, end);
    yield box;
    at = box.end;
  }
};

/** Makes a box one that readers skip, without its content and with its length. */
export const blank = (bytes: Uint8Array, { from, content, end }: Box): void => {
  bytes.set(latinBytes('free'), from + 4);
  bytes.fill(0, content, end);
};
