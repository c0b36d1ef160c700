import type { Effect } from '../../platform/callbacks/effect.ts';
import type { Table } from '../../platform/db/table.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import { fetchOutcome } from './fetch-outcome.ts';
import { readReference, type TranscriptionProvider, type TranscriptionReference } from './provider.ts';
import type { TranscriptionItem } from './transcription-item.ts';
import { transcriptionKey } from './transcription-item.ts';

/** The transcription of a callback while it is pending, otherwise the reason to ignore the callback. */
const findPending = async (
  db: Table,
  { team, media, transcription }: TranscriptionReference,
): Promise<TranscriptionItem | string> => {
  const keys = [transcriptionKey(team, media), mediaKey(team, media)].flatMap((key) => key ?? []);
  const [found, mediaItem] = (keys.length === 2 ? await db.getMany<unknown>(keys) : []) as [
    TranscriptionItem?,
    MediaItem?,
  ];
  if (!found || !mediaItem) return 'The media no longer exists.';
  if (found.id !== transcription) return 'The transcription was replaced by a newer one.';
  return found.status === 'queued' || found.status === 'processing' ? found : 'The transcription has already ended.';
};

/**
 * Applies a callback: the transcript is fetched and stored with its times, and the transcription ends. A callback of an
 * ended, replaced or deleted transcription is ignored.
 */
export const transcriptionEffect =
  (provider: TranscriptionProvider): Effect =>
  async (callback, db, now) => {
    const reference = readReference(callback.reference);
    const [provider_id = ''] = callback.event_id.split(':');
    if (!reference) return { dead: 'The callback names no transcription.' };
    const item = await findPending(db, reference);
    if (typeof item === 'string') return { ignored: item };
    if (item.provider_id !== null && item.provider_id !== provider_id)
      return { ignored: 'The transcription was requested again.' };
    const steps = await fetchOutcome(db, provider, item, provider_id, now);
    if (!steps) throw new Error('The provider reported completion but has not finished the transcript');
    return { steps };
  };
