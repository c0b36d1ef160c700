import { type AttachmentItem, type AttachmentsItem, attachmentsIn } from './attachment-item.ts';
import { objectKeyOf } from './file-item.ts';
import type { FileUrls } from './file-urls.ts';

/** When something is shown, and what signs the addresses of its files. */
export interface Showing {
  readonly now: Date;
  readonly files: FileUrls;
}

/** One attachment with the addresses at which its file is read. Images stand for themselves as their thumbnail. */
export const attachmentView = (attachment: AttachmentItem, { now, files }: Showing) => {
  const { team_id, hub_id, file_id, asset_kind } = attachment;
  const { url, expires_at } = files.read(objectKeyOf({ team_id, hub_id, id: file_id }), now);
  const image = asset_kind === 'image';
  return {
    ...attachment,
    status_upload: 'ready' as const,
    thumbnail_url: image ? url : null,
    thumbnail_url_expires_at: image ? expires_at : null,
    url,
    url_expires_at: expires_at,
  };
};

/** All that is attached to a thing, in its order. The reader must be one who may read the thing. */
export const attachmentViews = (row: AttachmentsItem | undefined, showing: Showing) =>
  attachmentsIn(row).map((one) => attachmentView(one, showing));
