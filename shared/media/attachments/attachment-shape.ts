import * as z from 'zod';
import { ASSET_KINDS } from '../files/asset-kind.ts';
import { UPLOAD_STATUSES } from '../files/upload-status.ts';
import { ATTACHMENT_ROLES } from './attachment-item.ts';

const moment = z.iso.datetime().nullable();

/** The facts of a file. */
export const fileShape = {
  file_id: z.string(),
  filename: z.string(),
  mime_type: z.string(),
  asset_kind: z.enum(ASSET_KINDS),
  size_bytes: z.int(),
  status_upload: z.enum(UPLOAD_STATUSES),
};

/** The temporary URLs of a file. Null until it is ready. */
export const urlShape = {
  url: z.string().nullable(),
  url_expires_at: moment,
  thumbnail_url: z.string().nullable(),
  thumbnail_url_expires_at: moment,
};

/** An attachment as included in its target. */
export const AttachmentShape = z.object({
  id: z.string(),
  media_id: z.string(),
  role: z.enum(ATTACHMENT_ROLES),
  ...fileShape,
  ...urlShape,
});
