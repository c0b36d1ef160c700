import { type FileItem, objectKey } from '../files/file-item.ts';
import type { FileUrls } from '../files/file-urls.ts';
import type { MediaItem } from '../media/media-item.ts';
import { type AttachmentItem, type AttachmentsItem, attachmentsIn } from './attachment-item.ts';

/** The time and the signer of file URLs. */
export interface PresentDeps {
  readonly now: Date;
  readonly files: FileUrls;
}

export const NO_URLS = {
  url: null,
  url_expires_at: null,
  thumbnail_url: null,
  thumbnail_url_expires_at: null,
} as const;

/** The temporary URLs of a ready file. An image is its own thumbnail. */
export const signedUrls = (
  { team_id, hub_id, file_id, asset_kind }: Pick<FileItem, 'team_id' | 'hub_id' | 'file_id' | 'asset_kind'>,
  { now, files }: PresentDeps,
) => {
  const { url, expires_at } = files.read(objectKey({ team_id, hub_id, id: file_id }), now);
  const image = asset_kind === 'image';
  return {
    url,
    url_expires_at: expires_at,
    thumbnail_url: image ? url : null,
    thumbnail_url_expires_at: image ? expires_at : null,
  };
};

/** The renditions of a media with their temporary URLs. */
export const renditionViews = ({ renditions = [] }: Pick<MediaItem, 'renditions'>, { now, files }: PresentDeps) =>
  renditions.map(({ name, mime_type, object_key }) => {
    const { url, expires_at } = files.read(object_key, now);
    return { name, mime_type, url, url_expires_at: expires_at };
  });

/** An attachment as readers of its target see it. */
export const attachmentView = (attachment: AttachmentItem, deps: PresentDeps) => {
  const { file_id, asset_kind, id, media_id, role, filename, mime_type, size_bytes } = attachment;
  return {
    id,
    media_id,
    role,
    asset_kind,
    file_id,
    filename,
    mime_type,
    size_bytes,
    status_upload: 'ready' as const,
    ...signedUrls(attachment, deps),
  };
};

/** All attachments of a target, by position. The caller must be allowed to read the target. */
export const attachmentViews = (row: AttachmentsItem | undefined, deps: PresentDeps) =>
  attachmentsIn(row).map((one) => attachmentView(one, deps));
