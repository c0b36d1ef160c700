import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type TranscriptionProvider, TranscriptionRefused } from './provider.ts';
import type { TranscriptionItem } from './transcription-item.ts';
import { transcriptions } from './transcriptions.ts';
import { transcripts } from './transcripts.ts';

/**
 * The steps that end a transcription: the transcript is stored with its times, or the error. `undefined` while the
 * provider has not finished it.
 */
export const fetchOutcome = async (
  db: Table,
  provider: TranscriptionProvider,
  item: TranscriptionItem,
  provider_id: string,
  now: Date,
): Promise<readonly Step[] | undefined> => {
  const { outcomeSteps } = transcriptions(db, item.team_id);
  try {
    const transcript = await provider.fetch(provider_id, now);
    if (!transcript) return undefined;
    const { language, duration_seconds, segments } = transcript;
    const chunks = await transcripts(db).store(item, segments);
    await transcripts(db).deleteAll(item.team_id, item.media_id, item.id);
    return outcomeSteps(item, { status: 'completed', language, duration_seconds, chunks }, now);
  } catch (error) {
    if (!(error instanceof TranscriptionRefused)) throw error;
    return outcomeSteps(item, { status: 'failed', error: error.message.slice(0, 500) }, now);
  }
};
