import { createHash } from 'node:crypto';

/** A version 8 UUID of the hash of a text: the same text always has the same id. */
export const derivedId = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};
