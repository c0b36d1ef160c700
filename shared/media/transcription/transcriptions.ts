import { absent, all, compare, either, equals, live, oneOf } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import type { TranscriptionStatus } from '../media/recording.ts';
import { type TranscriptionItem, transcriptionEntity, transcriptionKey } from './transcription-item.ts';

/** A transcription without updates for this long is lost, and a new one can be requested. */
const LOST_AFTER_MS = 24 * 60 * 60 * 1000;

const IN_PROGRESS = ['queued', 'processing'] as const;

const rowOf = (team: string, media: string): Key => {
  const key = transcriptionKey(team, media);
  if (!key) throw new TypeError('The id of a transcription has no media');
  return key;
};

/** Copies the status to the media. */
const mediaStatusStep = (team: string, media: string, status: TranscriptionStatus): Step => {
  const key = mediaKey(team, media);
  if (!key) throw new TypeError('The id of a transcription has no media');
  return { label: 'media', update: key, change: { set: { transcription_status: status } }, condition: live };
};

type TranscriptionOutcome =
  | {
      readonly status: 'completed';
      readonly language: string | null;
      readonly duration_seconds: number | null;
      readonly chunks: number;
    }
  | { readonly status: 'failed'; readonly error: string };

/** The transcriptions of one team's media. */
export const transcriptions = (db: Table, team: string) => {
  const get = (media: string): Promise<TranscriptionItem | undefined> => {
    const key = transcriptionKey(team, media);
    return key ? db.get<TranscriptionItem>(key) : Promise.resolve(undefined);
  };

  return {
    get,

    /** The transcription in progress: the current one, or a new one. `undefined` if the media was deleted. */
    async request(media: MediaItem, provider: string, actor: Actor, now: Date): Promise<TranscriptionItem | undefined> {
      const timestamp = now.toISOString();
      const item: TranscriptionItem = {
        id: newId(),
        team_id: team,
        hub_id: media.hub_id,
        media_id: media.id,
        status: 'queued',
        provider,
        provider_id: null,
        language: null,
        duration_seconds: null,
        chunks: 0,
        error: null,
        created_at: timestamp,
        completed_at: null,
        updated_at: timestamp,
      };
      const lost = new Date(now.getTime() - LOST_AFTER_MS).toISOString();
      const idle = either(absent(), oneOf('status', ['completed', 'failed']), compare('updated_at', '<', lost));
      const row = { ...rowOf(team, media.id), entity: transcriptionEntity, ...attributesOf(item) };
      const created = await db.transact([
        { label: 'transcription', put: { ...row, actor: { ...actor } }, condition: idle },
        mediaStatusStep(team, media.id, 'queued'),
      ]);
      if (created.ok) return item;
      return created.failed.some(({ label }) => label === 'media') ? undefined : get(media.id);
    },

    /** Records that the provider accepted the transcription. No change if a callback has already ended it. */
    async recordSubmission({ id, media_id }: TranscriptionItem, provider_id: string, now: Date): Promise<void> {
      const set = { status: 'processing', provider_id, updated_at: now.toISOString() };
      await db.transact([
        {
          update: rowOf(team, media_id),
          change: { set },
          condition: all(equals('id', id), equals('status', 'queued')),
        },
        mediaStatusStep(team, media_id, 'processing'),
      ]);
    },

    /** The steps that end a transcription. They fail unless it is the latest of its media and in progress. */
    outcomeSteps: ({ id, media_id }: TranscriptionItem, outcome: TranscriptionOutcome, now: Date): readonly Step[] => {
      const timestamp = now.toISOString();
      const set = { ...outcome, completed_at: timestamp, updated_at: timestamp };
      return [
        {
          label: 'transcription',
          update: rowOf(team, media_id),
          change: { set },
          condition: all(equals('id', id), oneOf('status', IN_PROGRESS)),
        },
        mediaStatusStep(team, media_id, outcome.status),
      ];
    },
  };
};
