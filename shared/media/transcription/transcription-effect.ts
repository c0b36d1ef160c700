import type { Effect } from '../../platform/callbacks/effect.ts';
import type { Table } from '../../platform/db/table.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import { readReference, type TranscriptionProvider, type TranscriptionReference } from './provider.ts';
import { settlement } from './settlement.ts';
import type { TranscriptionItem } from './transcription-item.ts';
import { transcriptionKey } from './transcription-item.ts';

/** The transcription that a callback is about, while it is wanted. */
const wanted = async (
  db: Table,
  { team, media, transcription }: TranscriptionReference,
): Promise<TranscriptionItem | string> => {
  const keys = [transcriptionKey(team, media), mediaKey(team, media)].flatMap((key) => key ?? []);
  const [found, stands] = (keys.length === 2 ? await db.getMany<unknown>(keys) : []) as [
    TranscriptionItem?,
    MediaItem?,
  ];
  if (!found || !stands) return 'The media no longer exists.';
  if (found.id !== transcription) return 'The transcription was replaced by a newer one.';
  return found.status === 'queued' || found.status === 'processing' ? found : 'The transcription has already ended.';
};

/**
 * What a transcription provider's callbacks do: the transcript is fetched and stored with its times, and the
 * transcription ends. What was already settled, replaced or deleted changes nothing.
 */
export const transcriptionEffect =
  (provider: TranscriptionProvider): Effect =>
  async (callback, db, now) => {
    const reference = readReference(callback.reference);
    const [provider_id = ''] = callback.event_id.split(':');
    if (!reference) return { dead: 'The callback names no transcription.' };
    const item = await wanted(db, reference);
    if (typeof item === 'string') return { ignored: item };
    if (item.provider_id !== null && item.provider_id !== provider_id)
      return { ignored: 'The transcription was requested again.' };
    const steps = await settlement(db, provider, item, provider_id, now);
    if (!steps) throw new Error('The provider says that it is done, and is still at it');
    return { steps };
  };
