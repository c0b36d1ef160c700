import * as z from 'zod';
import { ASSET_KINDS } from '../files/asset-kind.ts';
import { UPLOAD_STATUSES } from '../files/file-item.ts';
import { ATTACHMENT_ROLES } from './attachment-item.ts';

const moment = z.iso.datetime().nullable();

/** What a file is. */
export const fileShape = {
  file_id: z.string(),
  filename: z.string(),
  mime_type: z.string(),
  asset_kind: z.enum(ASSET_KINDS),
  size_bytes: z.int(),
  status_upload: z.enum(UPLOAD_STATUSES),
};

/** Where a file is read, and until when that holds; null for what is not ready. */
export const addressShape = {
  url: z.string().nullable(),
  url_expires_at: moment,
  thumbnail_url: z.string().nullable(),
  thumbnail_url_expires_at: moment,
};

/** A media shown with something, as its readers are given it. */
export const AttachmentShape = z.object({
  id: z.string(),
  media_id: z.string(),
  role: z.enum(ATTACHMENT_ROLES),
  ...fileShape,
  ...addressShape,
});
