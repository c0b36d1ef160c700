import * as z from 'zod';
import { described } from '#docs';
import { fileShape, urlShape } from '../../shared/media/attachments/attachment-shape.ts';
import { NO_URLS, type PresentDeps, signedUrls } from '../../shared/media/attachments/present-attachments.ts';
import type { AssetKind } from '../../shared/media/files/asset-kind.ts';
import { type FileItem, UPLOAD_FAILURES } from '../../shared/media/files/file-item.ts';
import { assetKindOf, MIME_TYPES, type MimeType, SIZE_LIMITS } from '../../shared/media/files/file-types.ts';
import { Filename } from '../../shared/media/files/filename.ts';
import { FormShape } from '../../shared/media/files/form-shape.ts';
import { storedMediaType } from '../../shared/media/files/media-type-names.ts';
import type { UploadForm } from '../../shared/media/files/object-store.ts';
import { MIB } from '../../shared/platform/http/read-body.ts';
import { resource } from '../../shared/platform/http/response.ts';

export const Upload = resource('uploads', () =>
  z.object({
    hub_id: z.string(),
    ...fileShape,
    media_id: z.string().nullable().meta(described('`null` until the file is ready.')),
    failure: z.enum(UPLOAD_FAILURES).nullable(),
    upload: FormShape.nullable().meta(described('The upload form. Returned only when the upload is created.')),
    ...urlShape,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

export const File = resource('files', Upload.attributes);

type SizeLimits = Readonly<Record<AssetKind, number>>;

const fits = (limits: SizeLimits, mime: MimeType, size: number): boolean =>
  !MIME_TYPES.includes(mime) || size <= limits[assetKindOf(mime)];

/** `image 10 MiB, video 100 MiB, …` */
const listed = (limits: SizeLimits): string =>
  Object.entries(limits)
    .map(([kind, most]) => `${kind} ${most / MIB} MiB`)
    .join(', ');

/** The declaration of a file before it is uploaded. */
export const uploadInput = (by: keyof typeof SIZE_LIMITS) => {
  const limits = SIZE_LIMITS[by];
  return z
    .object({
      filename: Filename,
      mime_type: z.preprocess(storedMediaType, z.enum(MIME_TYPES)),
      size_bytes: z
        .int()
        .min(1)
        .max(Math.max(...Object.values(limits)))
        .meta(
          described(`The size of the file in bytes. The maximum depends on the kind of the file: ${listed(limits)}.`),
        ),
    })
    .refine(({ mime_type, size_bytes }) => fits(limits, mime_type, size_bytes), {
      path: ['size_bytes'],
      message: 'The file is too large for its type.',
    });
};

/** The upload, with its form if it was just created. */
export const uploadView = (file: FileItem, showing: PresentDeps, form: UploadForm | null = null) => {
  const ready = file.status_upload === 'ready';
  return {
    ...file,
    media_id: ready ? file.media_id : null,
    upload: form,
    ...(ready ? signedUrls(file, showing) : NO_URLS),
  };
};

/** The same for creators, without URLs of member uploads: members show them by attaching them. */
export const fileView = (file: FileItem, showing: PresentDeps, form: UploadForm | null = null) => ({
  ...uploadView(file, showing, form),
  ...(file.uploaded_by.type === 'contact' && NO_URLS),
});
