import type { FileItem, UploadFailure } from './file-item.ts';
import type { Arrived } from './object-store.ts';
import type { LooksLike } from './signatures.ts';

/** Why what arrived is not what was declared; `undefined` where it is. */
export const mismatch = (
  declared: Pick<FileItem, 'mime_type' | 'size_bytes'>,
  arrived: Arrived,
  looksLike: LooksLike,
): UploadFailure | undefined => {
  if (arrived.size_bytes !== declared.size_bytes) return 'size_mismatch';
  const typed = arrived.mime_type === declared.mime_type && looksLike(declared.mime_type, arrived.head);
  return typed ? undefined : 'type_mismatch';
};
