import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { type FileFacts, type FileItem, objectKeyOf, type UploadStatus } from '../files/file-item.ts';
import { mediaPartition, mediaTag, partitionOfMedia } from '../files/media-partition.ts';
import type { Rendition, TranscriptionStatus } from './recording.ts';

/**
 * A file that is ready, as the thing that is attached, played and found. Others may keep attributes of their own on the
 * row, such as the state of a transcript.
 */
export interface MediaItem extends FileFacts {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly status_upload: UploadStatus;
  readonly uploaded_by: FileItem['uploaded_by'];
  /** How far its latest transcription is. */
  readonly transcription_status?: TranscriptionStatus;
  /** Its latest transcode. */
  readonly transcode_id?: string;
  /** What it was transcoded into last. */
  readonly renditions?: readonly Rendition[];
  readonly created_at: string;
  readonly updated_at: string;
}

const MEDIA = 'MEDIA#';

/** Found by its id and its team alone; `undefined` for an id that no media can have. */
export const mediaKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfMedia(team, id);
  return pk === undefined ? undefined : { pk, sk: `${MEDIA}${id}` };
};

/** A hub's media, oldest first; two hubs that share a tag share the run. */
export const mediaOf = ({ team, hub }: HubKey) => ({ partition: mediaPartition(team, mediaTag(hub)), prefix: MEDIA });

/** Where the bytes of a media are. */
export const objectKeyOfMedia = ({ team_id, hub_id, file_id }: Pick<MediaItem, 'team_id' | 'hub_id' | 'file_id'>) =>
  objectKeyOf({ team_id, hub_id, id: file_id });

/** The life of a media; its deletion takes its file and its attachments along. */
export const mediaEvents = /* @__PURE__ */ plainLifecycle<MediaItem>({
  thing: 'media',
  resource_type: 'media',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  unspoken: ['transcription_status', 'transcode_id', 'renditions'],
});
