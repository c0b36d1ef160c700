import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/platform/http/route.ts';
import type { CallbackPorts } from './ports.ts';
import { RECEIVING, Received, receive } from './receive.ts';

/** Each has a path of its own: a variable here would claim paths of `/media/{media_id}/…`. */
const PROVIDERS = ['assemblyai'] as const;

const transcribedBy = (provider: (typeof PROVIDERS)[number]) =>
  routeWith<CallbackPorts>()({
    method: 'POST',
    path: `/media/webhooks/${provider}`,
    summary: `Take a callback of ${provider}`,
    description:
      'Not for integrators. No bearer credential: the provider proves itself as it does, and what it does not prove is refused with nothing recorded. A callback that comes twice counts once.',
    caller: anyone(),
    response: Received,
    errors: RECEIVING,
    handler: (request, room) => receive({ family: 'transcription', provider }, request, room),
  });

export const transcriptionCallbackRoutes = PROVIDERS.map(transcribedBy);
