import type { Route } from '../../shared/http/route.ts';
import { attachmentRoutes } from './attachments.ts';
import { fileRoutes } from './files.ts';
import { mediaRoutes } from './media.ts';
import { portraitRoutes } from './portraits.ts';
import type { MediaPorts } from './ports.ts';
import { transcodeRoutes } from './transcode.ts';
import { transcriptionRoutes } from './transcription.ts';
import { uploadRoutes } from './uploads.ts';

export const routes: readonly Route<MediaPorts>[] = [
  ...uploadRoutes,
  ...fileRoutes,
  ...mediaRoutes,
  ...transcodeRoutes,
  ...transcriptionRoutes,
  ...attachmentRoutes,
  ...portraitRoutes,
];
