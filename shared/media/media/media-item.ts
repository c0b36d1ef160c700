import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import { WRITTEN } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { type FileFacts, type FileItem, objectKey } from '../files/file-item.ts';
import { mediaPartition, mediaTag, partitionOfMedia } from '../files/media-partition.ts';
import type { UploadStatus } from '../files/upload-status.ts';
import type { Rendition, TranscriptionStatus } from './recording.ts';

export const mediaEntity = /* @__PURE__ */ entity('media');

/** A ready file that can be attached, played and found. Its row also has the state of transcripts and transcodes. */
export interface MediaItem extends FileFacts {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly status_upload: UploadStatus;
  readonly uploaded_by: FileItem['uploaded_by'];
  /** The status of its latest transcription. */
  readonly transcription_status?: TranscriptionStatus;
  /** Its latest transcode. */
  readonly transcode_id?: string;
  /** The renditions of its last completed transcode. */
  readonly renditions?: readonly Rendition[];
  readonly created_at: string;
  readonly updated_at: string;
}

const MEDIA = 'MEDIA#';

/** The key of a media by team and id. `undefined` for an id that is not a media id. */
export const mediaKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfMedia(team, id);
  return pk === undefined ? undefined : { pk, sk: `${MEDIA}${id}` };
};

/** A hub's media, oldest first. Hubs with the same tag share the range: filter by `hub_id`. */
export const mediaOf = ({ team, hub }: HubKey) => ({ partition: mediaPartition(team, mediaTag(hub)), prefix: MEDIA });

/** The object key of a media. */
export const objectKeyOfMedia = ({ team_id, hub_id, file_id }: Pick<MediaItem, 'team_id' | 'hub_id' | 'file_id'>) =>
  objectKey({ team_id, hub_id, id: file_id });

/** The lifecycle of a media. */
const mediaEvents = /* @__PURE__ */ plainLifecycle<MediaItem>({
  thing: 'media',
  resource_type: 'media',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['transcription_status', 'transcode_id', 'renditions'],
});

export const mediaKind = {
  entity: mediaEntity,
  key: ['TEAM#{team}#MEDIA#{tag}', 'MEDIA#{media}'],
  events: mediaEvents,
  person: { contact: { exported: 'uploads', erased: WRITTEN }, user: { exported: 'uploads', erased: WRITTEN } },
  text: { foundAs: 'media' },
  gives: false,
  note: 'a file that is ready',
} as const satisfies RowKind;
