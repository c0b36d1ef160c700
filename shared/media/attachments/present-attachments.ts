import { type FileItem, objectKeyOf } from '../files/file-item.ts';
import type { FileUrls } from '../files/file-urls.ts';
import type { MediaItem } from '../media/media-item.ts';
import { type AttachmentItem, type AttachmentsItem, attachmentsIn } from './attachment-item.ts';

/** When something is shown, and what signs the addresses of its files. */
export interface Showing {
  readonly now: Date;
  readonly files: FileUrls;
}

export const NO_ADDRESSES = {
  url: null,
  url_expires_at: null,
  thumbnail_url: null,
  thumbnail_url_expires_at: null,
} as const;

/** Where a file that is ready is read. An image stands for itself as its thumbnail. */
export const addressesOf = (
  { team_id, hub_id, file_id, asset_kind }: Pick<FileItem, 'team_id' | 'hub_id' | 'file_id' | 'asset_kind'>,
  { now, files }: Showing,
) => {
  const { url, expires_at } = files.read(objectKeyOf({ team_id, hub_id, id: file_id }), now);
  const image = asset_kind === 'image';
  return {
    url,
    url_expires_at: expires_at,
    thumbnail_url: image ? url : null,
    thumbnail_url_expires_at: image ? expires_at : null,
  };
};

/** The forms that a media can be played in, with their addresses. */
export const renditionViews = ({ renditions = [] }: Pick<MediaItem, 'renditions'>, { now, files }: Showing) =>
  renditions.map(({ name, mime_type, object_key }) => {
    const { url, expires_at } = files.read(object_key, now);
    return { name, mime_type, url, url_expires_at: expires_at };
  });

/** One attachment as those see it who may read what it is attached to. */
export const attachmentView = (attachment: AttachmentItem, showing: Showing) => {
  const { file_id, asset_kind, id, media_id, role, filename, mime_type, size_bytes } = attachment;
  return {
    ...{ id, media_id, role, asset_kind, file_id, filename, mime_type, size_bytes },
    status_upload: 'ready' as const,
    ...addressesOf(attachment, showing),
  };
};

/** All that is attached to a thing, in its order. The reader must be one who may read the thing. */
export const attachmentViews = (row: AttachmentsItem | undefined, showing: Showing) =>
  attachmentsIn(row).map((one) => attachmentView(one, showing));
