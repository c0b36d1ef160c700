import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/platform/http/route.ts';
import type { CallbackPorts } from './ports.ts';
import { RECEIVING, Received, receive } from './receive.ts';

const delivered = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/webhooks/{email_provider}/events',
  root: true,
  summary: 'Take what an e-mail provider tells of a letter’s delivery',
  description:
    'Not for integrators. No bearer credential: the provider signs the bytes and the time, and what it does not sign is refused with nothing recorded. The status of the email goes up. A hard bounce or a complaint suppresses the address in the team that sent the email; see `GET /teams/{team_id}/suppressions`. A report about an email that this service did not send, or about another address, is recorded as ignored and changes nothing.',
  caller: anyone(),
  response: Received,
  errors: RECEIVING,
  handler: (request, room) => receive({ family: 'email', provider: request.params.email_provider }, request, room),
});

export const emailCallbackRoutes = [delivered];
