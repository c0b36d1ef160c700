import type { Route } from '../../shared/api/route.ts';
import { transcodeRoutes } from './transcode.ts';
import { transcriptionRoutes } from './transcription.ts';

export const routes: readonly Route[] = [...transcodeRoutes, ...transcriptionRoutes];
