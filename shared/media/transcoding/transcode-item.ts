import type { Key, TeamId } from '../../platform/db/key.ts';
import { made } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { partitionOfMedia } from '../files/media-partition.ts';
import type { Rendition } from '../media/recording.ts';

export const TRANSCODE_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export type TranscodeStatus = (typeof TRANSCODE_STATUSES)[number];

/** A transcoding of a media and how far it has come. `done` and `failed` add up to `total` in the end. */
export interface TranscodeItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly media_id: string;
  readonly status: TranscodeStatus;
  readonly provider: string;
  /** What the provider calls it, once it has been handed over. */
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

/** Beside the media; `undefined` for an id that no media can have. */
export const transcodeKey = (team: TeamId, media: string, id: string): Key | undefined => {
  const pk = partitionOfMedia(team, media);
  return pk === undefined ? undefined : { pk, sk: `TRANSCODE#${media}#${id}` };
};

/** All transcodes that a media had, oldest first. */
export const transcodesOf = (team: TeamId, media: string) => {
  const partition = partitionOfMedia(team, media);
  return partition === undefined ? undefined : { partition, prefix: `TRANSCODE#${media}#` };
};

const WORDS = {
  queued: 'transcode_requested',
  running: 'transcode_started',
  completed: 'transcoded',
  failed: 'transcode_failed',
} as const satisfies Record<TranscodeStatus, string>;

/** `media.transcode_requested`, `…_started`, `…_failed` and `media.transcoded`, told of the media; not each step. */
export const transcodeEvents = /* @__PURE__ */ lifecycle<TranscodeItem>()({
  thing: 'media',
  resource_type: 'media',
  id: ({ media_id }) => media_id,
  hub: ({ hub_id }) => hub_id,
  unspoken: ['provider_id', 'progress', 'done', 'failed', 'started_at', 'completed_at'],
  created: ({ status }) => WORDS[status],
  updated: (_, { status }) => WORDS[status],
  deleted: null,
  at: {
    transcode_requested: made,
    transcode_started: 'started_at',
    transcoded: 'completed_at',
    transcode_failed: 'completed_at',
  },
});
