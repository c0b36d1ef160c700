import type { Route } from '../../shared/http/route.ts';
import type { CallbackPorts } from './ports.ts';
import { transcriptionCallbackRoutes } from './transcription.ts';

export const routes: readonly Route<CallbackPorts>[] = [...transcriptionCallbackRoutes];
