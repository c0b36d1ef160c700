import type { Table } from '../../shared/db/table.ts';
import type { FileUrls } from '../../shared/media/file-urls.ts';
import type { MediaJobQueue } from '../../shared/media/media-jobs.ts';
import type { MessageFailed } from '../../shared/queue/messages.ts';
import type { TranscodeProvider } from '../../shared/transcoding/provider.ts';
import type { TranscriptionProvider } from '../../shared/transcription/provider.ts';

/** What work on media is done with. */
export interface MediaRoom {
  readonly db: Table;
  readonly now: () => Date;
  readonly files: FileUrls;
  readonly queue: MediaJobQueue;
  readonly transcription: TranscriptionProvider;
  readonly transcoding: TranscodeProvider;
  readonly failed: MessageFailed;
}
