import type { Route } from '../../shared/api/route.ts';
import { emailCallbackRoutes } from './emails.ts';
import { paymentCallbackRoutes } from './payments.ts';
import type { CallbackPorts } from './ports.ts';
import { transcriptionCallbackRoutes } from './transcription.ts';

export const routes: readonly Route<CallbackPorts>[] = [
  ...paymentCallbackRoutes,
  ...emailCallbackRoutes,
  ...transcriptionCallbackRoutes,
];
