import type { Key, TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onCreate, onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { partitionOfMedia } from '../files/media-partition.ts';
import type { TranscriptionStatus } from '../media/recording.ts';

export const transcriptEntity = /* @__PURE__ */ entity('transcript');
export const transcriptionEntity = /* @__PURE__ */ entity('transcription');

/** The latest transcription of a media. Without a row, its status is `none`. */
export interface TranscriptionItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly media_id: string;
  readonly status: Exclude<TranscriptionStatus, 'none'>;
  readonly provider: string;
  /** The provider's id of the transcription. Null until submitted. */
  readonly provider_id: string | null;
  readonly language: string | null;
  readonly duration_seconds: number | null;
  /** The number of rows of its transcript. */
  readonly chunks: number;
  readonly error: string | null;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly updated_at: string;
}

/** In the partition of the media. `undefined` for an id that is not a media id. */
export const transcriptionKey = (team: TeamId, media: string): Key | undefined => {
  const pk = partitionOfMedia(team, media);
  return pk === undefined ? undefined : { pk, sk: `TRANSCRIPTION#${media}` };
};

/** A part of the text with its start and end in seconds. */
export interface Segment {
  readonly start_seconds: number;
  readonly end_seconds: number;
  readonly text: string;
}

/** One row of a transcript: consecutive segments as JSON text. */
export interface TranscriptItem {
  readonly media_id: string;
  readonly transcription_id: string;
  readonly segments: string;
}

/** The rows of all transcripts of a media. Those of one transcription start with its id. */
export const transcriptsOf = (team: TeamId, media: string) => ({
  partition: `${partitionOfMedia(team, media) ?? ''}#TRANSCRIPTS`,
  prefix: `${media}#`,
});

export const transcriptKey = (team: TeamId, media: string, transcription: string, chunk: number): Key => {
  const { partition, prefix } = transcriptsOf(team, media);
  return { pk: partition, sk: `${prefix}${transcription}#${String(chunk).padStart(4, '0')}` };
};

const EVENT_NAMES = {
  queued: 'transcription_requested',
  processing: 'transcription_started',
  completed: 'transcribed',
  failed: 'transcription_failed',
} as const satisfies Record<TranscriptionItem['status'], string>;

/** `media.transcription_requested`, `…_started`, `…_failed` and `media.transcribed`. */
const transcriptionEvents = /* @__PURE__ */ lifecycle<TranscriptionItem>()({
  thing: 'media',
  resource_type: 'media',
  id: ({ media_id }) => media_id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['provider_id', 'chunks'],
  created: ({ status }) => EVENT_NAMES[status],
  updated: (_, { status }) => EVENT_NAMES[status],
  deleted: null,
  at: {
    transcription_requested: onCreate,
    transcription_started: onWrite,
    transcribed: 'completed_at',
    transcription_failed: 'completed_at',
  },
});

export const transcriptKind = {
  entity: transcriptEntity,
  key: ['TEAM#{team}#MEDIA#{tag}#TRANSCRIPTS', '{media}#{transcription}#{n}'],
  events: 'none',
  person: nobody,
  text: 'found with its media',
  gives: false,
  note: 'segments with their times, 200 KB a row',
} as const satisfies RowKind;

export const transcriptionKind = {
  entity: transcriptionEntity,
  key: ['TEAM#{team}#MEDIA#{tag}', 'TRANSCRIPTION#{media}'],
  events: transcriptionEvents,
  person: nobody,
  text: { foundAs: 'media' },
  gives: false,
  note: 'the latest of a media',
} as const satisfies RowKind;
