import type { Route } from '../../shared/http/route.ts';
import { attachmentRoutes } from './attachments.ts';
import { mediaRoutes } from './media.ts';

export const routes: readonly Route[] = [...mediaRoutes, ...attachmentRoutes];
