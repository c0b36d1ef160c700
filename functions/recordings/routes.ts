import type { Route } from '../../shared/platform/http/route.ts';
import { transcodeRoutes } from './transcode.ts';
import { transcriptionRoutes } from './transcription.ts';

export const routes: readonly Route<unknown>[] = [...transcodeRoutes, ...transcriptionRoutes];
