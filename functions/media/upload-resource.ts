import * as z from 'zod';
import { addressShape, fileShape } from '../../shared/media/attachments/attachment-shape.ts';
import { addressesOf, NO_ADDRESSES, type Showing } from '../../shared/media/attachments/present-attachments.ts';
import type { AssetKind } from '../../shared/media/files/asset-kind.ts';
import { type FileItem, UPLOAD_FAILURES } from '../../shared/media/files/file-item.ts';
import { assetKindOf, MIME_TYPES, type MimeType, SIZE_BOUNDS } from '../../shared/media/files/file-types.ts';
import { Filename } from '../../shared/media/files/filename.ts';
import { FormShape } from '../../shared/media/files/form-shape.ts';
import type { UploadForm } from '../../shared/media/files/object-store.ts';
import { resource } from '../../shared/platform/http/response.ts';

export const Upload = resource(
  'uploads',
  z.object({
    hub_id: z.string(),
    ...fileShape,
    media_id: z.string().nullable().meta({ description: '`null` until the file is ready.' }),
    failure: z.enum(UPLOAD_FAILURES).nullable(),
    upload: FormShape.nullable().meta({ description: 'The upload form. Returned only when the upload is created.' }),
    ...addressShape,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

export const File = resource('files', Upload.attributes);

type Bounds = Readonly<Record<AssetKind, number>>;

const fits = (bounds: Bounds, mime: MimeType, size: number): boolean =>
  !MIME_TYPES.includes(mime) || size <= bounds[assetKindOf(mime)];

/** What a caller says of a file before they send it. */
export const newUpload = (by: keyof typeof SIZE_BOUNDS) => {
  const bounds = SIZE_BOUNDS[by];
  return z
    .object({
      filename: Filename,
      mime_type: z.enum(MIME_TYPES),
      size_bytes: z
        .int()
        .min(1)
        .max(Math.max(...Object.values(bounds))),
    })
    .refine(({ mime_type, size_bytes }) => fits(bounds, mime_type, size_bytes), {
      path: ['size_bytes'],
      message: 'The file is too large for its type.',
    });
};

/** The upload as it stands; with the form that sends it where it was just begun. */
export const uploadView = (file: FileItem, showing: Showing, form: UploadForm | null = null) => {
  const ready = file.status_upload === 'ready';
  return {
    ...file,
    media_id: ready ? file.media_id : null,
    upload: form,
    ...(ready ? addressesOf(file, showing) : NO_ADDRESSES),
  };
};

/** The same as creators see it: what a member sends is theirs to show, where they attach it. */
export const fileView = (file: FileItem, showing: Showing, form: UploadForm | null = null) => ({
  ...uploadView(file, showing, form),
  ...(file.uploaded_by.type === 'contact' && NO_ADDRESSES),
});
