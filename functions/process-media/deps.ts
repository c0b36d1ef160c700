import type { FileUrls } from '../../shared/media/files/file-urls.ts';
import type { MediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import type { TranscodeProvider } from '../../shared/media/transcoding/provider.ts';
import type { TranscriptionProvider } from '../../shared/media/transcription/provider.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { MessageFailed } from '../../shared/platform/queue/messages.ts';

/** The dependencies of the worker. */
export interface ProcessMediaDeps {
  readonly db: Table;
  readonly now: () => Date;
  readonly files: FileUrls;
  readonly queue: MediaJobQueue;
  /** The clients, by provider name. */
  readonly transcription: ReadonlyMap<string, TranscriptionProvider>;
  readonly transcoding: ReadonlyMap<string, TranscodeProvider>;
  readonly failed: MessageFailed;
}

/** The client of the provider of a recording. Throws if it is not registered. */
export const clientOf = <T>(clients: ReadonlyMap<string, T>, { provider }: { readonly provider: string }): T => {
  const client = clients.get(provider);
  if (!client) throw new Error(`There is no provider ${provider}`);
  return client;
};
