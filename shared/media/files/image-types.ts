import { begins, brandsOf, looksLikeOneOf, riff } from './magic-bytes.ts';

const avif = (head: Uint8Array): boolean => brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis');

/** The allowed image types. No SVG, which browsers execute. */
export const IMAGES = {
  'image/jpeg': begins('\xff\xd8\xff'),
  'image/png': begins('\x89PNG\r\n\x1a\n'),
  'image/gif': begins('GIF87a', 'GIF89a'),
  'image/webp': riff('WEBP'),
  'image/avif': avif,
};

export type ImageType = keyof typeof IMAGES;

export const IMAGE_TYPES = Object.keys(IMAGES) as [ImageType, ...ImageType[]];

export const looksLikeImage = looksLikeOneOf(IMAGES);

export const isImageType = (mime: string): mime is ImageType => Object.hasOwn(IMAGES, mime);
