/** The structure of a file is not that of its type. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

const check = (bytes: Uint8Array, from: number, to: number): void => {
  if (!(from >= 0 && from <= to && to <= bytes.length)) throw new Malformed(`there are no bytes ${from} to ${to}`);
};

/** A part of the bytes. Throws `Malformed` if it is not wholly there, as the others do. */
export const part = (bytes: Uint8Array, from: number, to: number): Uint8Array => {
  check(bytes, from, to);
  return bytes.subarray(from, to);
};

/** An unsigned number. Numbers of more than 53 bits are not exact, and larger than every file. */
export const bigEndian = (bytes: Uint8Array, at: number, size: number): number => {
  check(bytes, at, at + size);
  let value = 0;
  for (let nth = at; nth < at + size; nth += 1) value = value * 256 + (bytes[nth] ?? 0);
  return value;
};

export const littleEndian = (bytes: Uint8Array, at: number, size: number): number => {
  check(bytes, at, at + size);
  let value = 0;
  for (let nth = at + size - 1; nth >= at; nth -= 1) value = value * 256 + (bytes[nth] ?? 0);
  return value;
};

export const latinAt = (bytes: Uint8Array, at: number, length: number): string => {
  check(bytes, at, at + length);
  let text = '';
  for (let nth = at; nth < at + length; nth += 1) text += String.fromCharCode(bytes[nth] ?? 0);
  return text;
};

/** Whether the text is at this place. */
export const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  at + text.length <= bytes.length && latinAt(bytes, at, text.length) === text;

export const latinBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** What is kept of a file, in one block of memory, however many parts it has. */
export interface Kept {
  add(bytes: Uint8Array): void;
  /** How much was added. */
  readonly length: number;
  all(): Uint8Array;
}

export const keepAtMost = (most: number): Kept => {
  const block = new Uint8Array(most);
  let length = 0;
  return {
    add(bytes) {
      block.set(bytes, length);
      length += bytes.length;
    },
    get length() {
      return length;
    },
    all: () => block.subarray(0, length),
  };
};
