import type { FileUrls } from '../../shared/media/files/file-urls.ts';
import type { MediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import type { TranscodeProvider } from '../../shared/media/transcoding/provider.ts';
import type { TranscriptionProvider } from '../../shared/media/transcription/provider.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { MessageFailed } from '../../shared/platform/queue/messages.ts';

/** What work on media is done with. */
export interface MediaRoom {
  readonly db: Table;
  readonly now: () => Date;
  readonly files: FileUrls;
  readonly queue: MediaJobQueue;
  /** The clients by the provider that a recording names. */
  readonly transcription: ReadonlyMap<string, TranscriptionProvider>;
  readonly transcoding: ReadonlyMap<string, TranscodeProvider>;
  readonly failed: MessageFailed;
}

/** The client of the provider that a recording names; throws where it is not registered. */
export const clientOf = <T>(clients: ReadonlyMap<string, T>, { provider }: { readonly provider: string }): T => {
  const client = clients.get(provider);
  if (!client) throw new Error(`There is no provider ${provider}`);
  return client;
};
