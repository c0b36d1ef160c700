import type { FileItem, UploadFailure } from './file-item.ts';
import type { LooksLike } from './magic-bytes.ts';
import type { StoredObject } from './object-store.ts';

/** How an uploaded object differs from its declaration. `undefined` if it does not. */
export const findMismatch = (
  declared: Pick<FileItem, 'mime_type' | 'size_bytes'>,
  stored: StoredObject,
  looksLike: LooksLike,
): UploadFailure | undefined => {
  if (stored.size_bytes !== declared.size_bytes) return 'size_mismatch';
  const typed = stored.mime_type === declared.mime_type && looksLike(declared.mime_type, stored.head);
  return typed ? undefined : 'type_mismatch';
};
