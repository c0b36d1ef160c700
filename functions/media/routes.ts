import type { Route } from '../../shared/api/route.ts';
import { attachmentRoutes } from './attachments.ts';
import { fileRoutes } from './files.ts';
import { mediaRoutes } from './media.ts';
import type { FilePorts } from './ports.ts';
import { uploadRoutes } from './uploads.ts';

export const routes: readonly Route<FilePorts>[] = [
  ...uploadRoutes,
  ...fileRoutes,
  ...mediaRoutes,
  ...attachmentRoutes,
];
