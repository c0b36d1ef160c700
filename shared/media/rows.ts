import { attachmentsKind, mediaUseKind } from './attachments/attachment-item.ts';
import { fileKind } from './files/file-item.ts';
import { mediaKind } from './media/media-item.ts';
import { transcodeKind } from './transcoding/transcode-item.ts';
import { transcriptionKind, transcriptKind } from './transcription/transcription-item.ts';

export const MEDIA_ROWS = [
  attachmentsKind,
  fileKind,
  mediaKind,
  mediaUseKind,
  transcodeKind,
  transcriptKind,
  transcriptionKind,
] as const;
