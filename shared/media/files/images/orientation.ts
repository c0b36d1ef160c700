import { bigEndian, hasText, latinBytes, littleEndian, Malformed } from './bytes.ts';

const TAG = 0x0112;
const SHORT = 3;

/** The most bytes that `turned` returns. */
export const TURNED_BYTES = 26;

const read = (tiff: Uint8Array): number | undefined => {
  const little = hasText(tiff, 0, 'II*\0');
  if (!little && !hasText(tiff, 0, 'MM\0*')) return undefined;
  const number = little ? littleEndian : bigEndian;
  const directory = number(tiff, 4, 4);
  const entries = number(tiff, directory, 2);
  for (let nth = 0; nth < entries; nth += 1) {
    const entry = directory + 2 + nth * 12;
    if (number(tiff, entry, 2) === TAG)
      return number(tiff, entry + 2, 2) === SHORT ? number(tiff, entry + 8, 2) : undefined;
  }
  return undefined;
};

const orientationOf = (tiff: Uint8Array): number | undefined => {
  try {
    return read(tiff);
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
};

/** The TIFF structure of EXIF data with nothing but the orientation. `undefined` if the image is not turned. */
export const turned = (tiff: Uint8Array): Uint8Array | undefined => {
  const orientation = orientationOf(tiff);
  if (orientation === undefined || orientation < 2 || orientation > 8) return undefined;
  return latinBytes(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`);
};
