import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type TranscriptionProvider, TranscriptionRefused } from './provider.ts';
import type { TranscriptionItem } from './transcription-item.ts';
import { transcriptions } from './transcriptions.ts';
import { transcripts } from './transcripts.ts';

/**
 * The steps that end a transcription as the provider has it: the transcript is stored with its times, or why there is
 * none is told. `undefined` while the provider is still at it.
 */
export const settlement = async (
  db: Table,
  provider: TranscriptionProvider,
  item: TranscriptionItem,
  provider_id: string,
  now: Date,
): Promise<readonly Step[] | undefined> => {
  const { settled } = transcriptions(db, item.team_id);
  try {
    const transcript = await provider.fetch(provider_id, now);
    if (!transcript) return undefined;
    const { language, duration_seconds, segments } = transcript;
    const chunks = await transcripts(db).store(item, segments);
    await transcripts(db).forget(item.team_id, item.media_id, item.id);
    return settled(item, { status: 'completed', language, duration_seconds, chunks }, now);
  } catch (error) {
    if (!(error instanceof TranscriptionRefused)) throw error;
    return settled(item, { status: 'failed', error: error.message.slice(0, 500) }, now);
  }
};
