import type { Key, TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onCreate } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { partitionOfMedia } from '../files/media-partition.ts';
import type { Rendition } from '../media/recording.ts';

export const transcodeEntity = /* @__PURE__ */ entity('transcode');

export const TRANSCODE_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export type TranscodeStatus = (typeof TRANSCODE_STATUSES)[number];

/** A transcode of a media. At the end, `done` and `failed` add up to `total`. */
export interface TranscodeItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly media_id: string;
  readonly status: TranscodeStatus;
  readonly provider: string;
  /** The provider's id of the job. Null until submitted. */
  readonly provider_id: string | null;
  /** In percent. */
  readonly progress: number;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly error: string | null;
  readonly renditions: readonly Rendition[];
  readonly created_at: string;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly updated_at: string;
}

/** In the partition of the media. `undefined` for an id that is not a media id. */
export const transcodeKey = (team: TeamId, media: string, id: string): Key | undefined => {
  const pk = partitionOfMedia(team, media);
  return pk === undefined ? undefined : { pk, sk: `TRANSCODE#${media}#${id}` };
};

/** All transcodes of a media, oldest first. */
export const transcodesOf = (team: TeamId, media: string) => {
  const partition = partitionOfMedia(team, media);
  return partition === undefined ? undefined : { partition, prefix: `TRANSCODE#${media}#` };
};

const EVENT_NAMES = {
  queued: 'transcode_requested',
  running: 'transcode_started',
  completed: 'transcoded',
  failed: 'transcode_failed',
} as const satisfies Record<TranscodeStatus, string>;

/** `media.transcode_requested`, `…_started`, `…_failed` and `media.transcoded`. Progress causes no events. */
const transcodeEvents = /* @__PURE__ */ lifecycle<TranscodeItem>()({
  thing: 'media',
  resource_type: 'media',
  id: ({ media_id }) => media_id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['provider_id', 'progress', 'done', 'failed', 'started_at', 'completed_at'],
  created: ({ status }) => EVENT_NAMES[status],
  updated: (_, { status }) => EVENT_NAMES[status],
  deleted: null,
  at: {
    transcode_requested: onCreate,
    transcode_started: 'started_at',
    transcoded: 'completed_at',
    transcode_failed: 'completed_at',
  },
});

export const transcodeKind = {
  entity: transcodeEntity,
  key: ['TEAM#{team}#MEDIA#{tag}', 'TRANSCODE#{media}#{transcode}'],
  events: transcodeEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: 'how far it has come',
} as const satisfies RowKind;
