import { anyone } from '../../shared/http/callers.ts';
import { routeWith } from '../../shared/http/route.ts';
import type { CallbackPorts } from './ports.ts';
import { RECEIVING, Received, receive } from './receive.ts';

const transcribed = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/media/webhooks/{transcription_provider}',
  summary: 'Take the callback of a transcription provider',
  description:
    'Not for integrators. No bearer credential: the provider proves itself as it does, and what it does not prove is refused with nothing recorded. A callback that comes twice counts once.',
  caller: anyone(),
  response: Received,
  errors: RECEIVING,
  handler: (request, room) =>
    receive({ family: 'transcription', provider: request.params.transcription_provider }, request, room),
});

export const transcriptionCallbackRoutes = [transcribed];
