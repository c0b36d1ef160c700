import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { TRANSCRIPTION_PROVIDERS } from '../../shared/media/transcription/registry.ts';
import type { CallbackPorts } from './ports.ts';
import { RECEIVING, Received, receive } from './receive.ts';

/** Each has a path of its own: a variable here would claim paths of `/media/{media_id}/…`. */
const transcribedBy = (provider: string) =>
  routeWith<CallbackPorts>()({
    method: 'POST',
    path: `/media/webhooks/${provider}`,
    summary: `Receive a transcription callback from ${provider}`,
    description: `For the transcription provider only. The request has no bearer credential; the provider
authenticates itself, and a request that fails this is rejected with nothing recorded. A repeated callback has no
further effect.`,
    caller: anyone(),
    response: Received,
    errors: RECEIVING,
    handler: (request, room) => receive({ family: 'transcription', provider }, request, room),
  });

export const transcriptionCallbackRoutes = Object.keys(TRANSCRIPTION_PROVIDERS).map(transcribedBy);
