import type { ImageType } from '../image-types.ts';
import { cleanAvif } from './avif.ts';
import { Malformed } from './bytes.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** The time of each is linear in the size of the file. No pixel is decoded. */
const CLEANERS = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/gif': cleanGif,
  'image/webp': cleanWebp,
  'image/avif': cleanAvif,
} satisfies Record<ImageType, (bytes: Uint8Array) => Uint8Array>;

/**
 * The same picture without what says where, when, by whom and with what it was made, and without what follows its end.
 * `undefined` if it is not an image of its type to its end.
 */
export const cleanImage = (type: ImageType, bytes: Uint8Array): Uint8Array | undefined => {
  try {
    return CLEANERS[type](bytes);
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
};
