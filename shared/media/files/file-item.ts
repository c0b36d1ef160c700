import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import { ofWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { AssetKind } from './asset-kind.ts';
import { mediaPartition, mediaTag, partitionOfMedia } from './media-partition.ts';

export const UPLOAD_STATUSES = ['pending', 'uploaded', 'processing', 'ready', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** What arrived is not what was declared. */
export const UPLOAD_FAILURES = ['size_mismatch', 'type_mismatch'] as const;
export type UploadFailure = (typeof UPLOAD_FAILURES)[number];

/** What a file is, from its declaration on. None of it changes. */
export interface FileFacts {
  readonly file_id: string;
  /** As it was declared, without a path; at most 255 characters. */
  readonly filename: string;
  readonly mime_type: string;
  readonly asset_kind: AssetKind;
  readonly size_bytes: number;
}

/** An upload and what became of it. One that never came to anything expires after two days. */
export interface FileItem extends FileFacts {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** The media that it is, once it is ready; until then there is no such media. */
  readonly media_id: string;
  readonly status_upload: UploadStatus;
  readonly failure: UploadFailure | null;
  readonly uploaded_by: { readonly type: Actor['type']; readonly id: string };
  readonly created_at: string;
  readonly updated_at: string;
}

const FILE = 'FILE#';

/** Found by its id and its team alone; `undefined` for an id that no file can have. */
export const fileKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfMedia(team, id);
  return pk === undefined ? undefined : { pk, sk: `${FILE}${id}` };
};

/** A hub's files, oldest first; two hubs that share a tag share the run. */
export const filesOf = ({ team, hub }: HubKey) => ({ partition: mediaPartition(team, mediaTag(hub)), prefix: FILE });

type Placed = Pick<FileItem, 'team_id' | 'hub_id' | 'id'>;

/** Where an upload is sent. Nothing is ever served from there, and what stays there expires. */
export const pendingKeyOf = ({ team_id, hub_id, id }: Placed): string => `pending/${team_id}/${hub_id}/${id}`;

/** Where a file is, once it is ready. */
export const objectKeyOf = ({ team_id, hub_id, id }: Placed): string => `files/${team_id}/${hub_id}/${id}`;

/** The life of a file: begun, ready or failed, deleted. */
export const fileEvents = /* @__PURE__ */ lifecycle<FileItem>()({
  thing: 'file',
  resource_type: 'files',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  created: 'upload_started',
  updated: ({ status_upload: from }, { status_upload: to }) => (from === to ? 'updated' : to),
  deleted: 'deleted',
  at: {
    upload_started: 'created_at',
    updated: ofWrite,
    pending: ofWrite,
    uploaded: ofWrite,
    processing: ofWrite,
    ready: ofWrite,
    failed: ofWrite,
    deleted: ofWrite,
  },
});
