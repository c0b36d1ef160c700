import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { TRANSCRIPTION_PROVIDERS } from '../../shared/media/transcription/registry.ts';
import { MAX_PAYLOAD_BYTES } from '../../shared/platform/callbacks/callback-item.ts';
import type { CallbackPorts } from './ports.ts';
import { CALLBACK_ERRORS, Received, receive } from './receive.ts';

/** One path for each provider: a path parameter would conflict with `/media/{media_id}/…`. */
const callbackRoute = (provider: string) =>
  routeWith<CallbackPorts>()({
    method: 'POST',
    path: `/media/webhooks/${provider}`,
    summary: text(`Receive a transcription callback from ${provider}`),
    description: text(`For the transcription provider only. The request has no bearer credential; the provider
authenticates itself, and a request that fails this is rejected with nothing recorded. A repeated callback has no
further effect.`),
    caller: anyone(),
    response: Received,
    errors: CALLBACK_ERRORS,
    maxRawBytes: MAX_PAYLOAD_BYTES,
    handler: (request, context) => receive({ family: 'transcription', provider }, request, context),
  });

export const transcriptionCallbackRoutes = Object.keys(TRANSCRIPTION_PROVIDERS).map(callbackRoute);
