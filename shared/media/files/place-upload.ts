import type { UploadFailure } from './file-item.ts';
import { isImageType } from './image-types.ts';
import { cleanImage } from './images/clean-image.ts';
import type { CopyRequest, ObjectStore, StoredObject } from './object-store.ts';

interface Inspected extends Omit<CopyRequest, 'etag'> {
  readonly arrived: StoredObject;
}

/**
 * Puts exactly the inspected bytes of an upload where they are served from: those of an image without its metadata.
 * Returns the size of what is served; `absent` if the upload was replaced meanwhile. Idempotent.
 */
export const placeUpload = async (
  objects: ObjectStore,
  { from, arrived, ...placing }: Inspected,
  now: Date,
): Promise<{ readonly size_bytes: number } | { readonly failure: UploadFailure } | 'absent'> => {
  const { etag, size_bytes } = arrived;
  if (!isImageType(placing.mime_type))
    return (await objects.copy({ from, etag, ...placing }, now)) ? { size_bytes } : 'absent';
  const uploaded = await objects.read(from, etag, now);
  if (!uploaded) return 'absent';
  const bytes = cleanImage(placing.mime_type, uploaded);
  if (!bytes) return { failure: 'type_mismatch' };
  await objects.put({ ...placing, bytes }, now);
  return { size_bytes: bytes.length };
};
