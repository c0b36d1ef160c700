import { absent, all, compare, either, equals, live, oneOf } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import type { TranscriptionStatus } from '../media/recording.ts';
import { type TranscriptionItem, transcriptionKey } from './transcription-item.ts';

/** A transcription that nobody has heard of for so long is taken for lost, and another may be asked for. */
const LOST_MILLISECONDS = 24 * 60 * 60 * 1000;

const UNDER_WAY = ['queued', 'processing'] as const;

const rowOf = (team: string, media: string): Key => {
  const key = transcriptionKey(team, media);
  if (!key) throw new TypeError('A transcription was asked for of no media');
  return key;
};

/** The media says how far its latest transcription is. */
const onMedia = (team: string, media: string, status: TranscriptionStatus): Step => {
  const key = mediaKey(team, media);
  if (!key) throw new TypeError('A transcription was asked for of no media');
  return { label: 'media', update: key, change: { set: { transcription_status: status } }, condition: live };
};

type Settled =
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

    /**
     * The transcription that is now under way: a new one, or the one that was already;
     * `undefined` where the media is gone.
     */
    async request(media: MediaItem, provider: string, actor: Actor, at: Date): Promise<TranscriptionItem | undefined> {
      const now = at.toISOString();
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
        created_at: now,
        completed_at: null,
        updated_at: now,
      };
      const lost = new Date(at.getTime() - LOST_MILLISECONDS).toISOString();
      const idle = either(absent(), oneOf('status', ['completed', 'failed']), compare('updated_at', '<', lost));
      const row = { ...rowOf(team, media.id), entity: 'transcription', ...attributesOf(item) };
      const made = await db.transact([
        { label: 'transcription', put: { ...row, actor: { ...actor } }, condition: idle },
        onMedia(team, media.id, 'queued'),
      ]);
      if (made.ok) return item;
      return made.failed.some(({ label }) => label === 'media') ? undefined : get(media.id);
    },

    /** The provider has taken it on. Nothing happens where it is done already: callbacks can be faster than we are. */
    async taken({ id, media_id }: TranscriptionItem, provider_id: string, at: Date): Promise<void> {
      const set = { status: 'processing', provider_id, updated_at: at.toISOString() };
      await db.transact([
        {
          update: rowOf(team, media_id),
          change: { set },
          condition: all(equals('id', id), equals('status', 'queued')),
        },
        onMedia(team, media_id, 'processing'),
      ]);
    },

    /** What ends a transcription, while it is the latest of its media and under way. */
    settled: ({ id, media_id }: TranscriptionItem, outcome: Settled, at: Date): readonly Step[] => {
      const now = at.toISOString();
      const set = { ...outcome, completed_at: now, updated_at: now };
      return [
        {
          label: 'transcription',
          update: rowOf(team, media_id),
          change: { set },
          condition: all(equals('id', id), oneOf('status', UNDER_WAY)),
        },
        onMedia(team, media_id, outcome.status),
      ];
    },
  };
};
