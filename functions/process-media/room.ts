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
  readonly transcription: TranscriptionProvider;
  readonly transcoding: TranscodeProvider;
  readonly failed: MessageFailed;
}
