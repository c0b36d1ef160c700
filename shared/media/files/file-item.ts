import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import { WRITTEN } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { AssetKind } from './asset-kind.ts';
import { mediaPartition, mediaTag, partitionOfMedia } from './media-partition.ts';
import type { UploadStatus } from './upload-status.ts';

export const fileEntity = /* @__PURE__ */ entity('file');

/** How an uploaded file differs from its declaration. */
export const UPLOAD_FAILURES = ['size_mismatch', 'type_mismatch'] as const;
export type UploadFailure = (typeof UPLOAD_FAILURES)[number];

/** The facts of a file. They never change once it is ready. */
export interface FileFacts {
  readonly file_id: string;
  /** Without a path, at most 255 characters. */
  readonly filename: string;
  readonly mime_type: string;
  readonly asset_kind: AssetKind;
  /** Declared; of a ready image, the size without the metadata that was removed. */
  readonly size_bytes: number;
}

/** An upload and its file. An upload that is not finalized expires after two days. */
export interface FileItem extends FileFacts {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** The id of its media, which exists once the file is ready. */
  readonly media_id: string;
  readonly status_upload: UploadStatus;
  readonly failure: UploadFailure | null;
  readonly uploaded_by: { readonly type: Actor['type']; readonly id: string };
  readonly created_at: string;
  readonly updated_at: string;
}

const FILE = 'FILE#';

/** The key of a file by team and id. `undefined` for an id that is not a file id. */
export const fileKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfMedia(team, id);
  return pk === undefined ? undefined : { pk, sk: `${FILE}${id}` };
};

/** A hub's files, oldest first. Hubs with the same tag share the range: filter by `hub_id`. */
export const filesOf = ({ team, hub }: HubKey) => ({ partition: mediaPartition(team, mediaTag(hub)), prefix: FILE });

type Placed = Pick<FileItem, 'team_id' | 'hub_id' | 'id'>;

/** The object key of an upload. Objects there are never served, and expire. */
export const pendingObjectKey = ({ team_id, hub_id, id }: Placed): string => `pending/${team_id}/${hub_id}/${id}`;

/** The object key of a ready file. */
export const objectKey = ({ team_id, hub_id, id }: Placed): string => `files/${team_id}/${hub_id}/${id}`;

/** The lifecycle of a file: started, ready or failed, deleted. */
const fileEvents = /* @__PURE__ */ lifecycle<FileItem>()({
  thing: 'file',
  resource_type: 'files',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  created: 'upload_started',
  updated: ({ status_upload: from }, { status_upload: to }) => (from === to ? 'updated' : to),
  deleted: 'deleted',
  at: {
    upload_started: 'created_at',
    updated: onWrite,
    pending: onWrite,
    uploaded: onWrite,
    processing: onWrite,
    ready: onWrite,
    failed: onWrite,
    deleted: onWrite,
  },
});

export const fileKind = {
  entity: fileEntity,
  key: ['TEAM#{team}#MEDIA#{tag}', 'FILE#{file}'],
  events: fileEvents,
  person: {
    contact: { exported: { none: 'The media is exported.' }, erased: WRITTEN },
    user: { exported: { none: 'The media is exported.' }, erased: WRITTEN },
  },
  text: 'none',
  gives: false,
  note: 'one that never came to anything expires',
} as const satisfies RowKind;
