import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { MAX_PAYLOAD_BYTES } from '../../shared/platform/callbacks/callback-item.ts';
import type { CallbackPorts } from './ports.ts';
import { CALLBACK_ERRORS, Received, receive } from './receive.ts';

const emailEvent = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/webhooks/{email_provider}/events',
  root: true,
  summary: text('Receive an email provider event'),
  description: text(`For email providers only. The request has no bearer credential; the provider signs the body and
the time. A request with an invalid signature is rejected and not recorded. Updates the status of the email. A hard
bounce or a complaint adds the address to the suppression list of the team that sent the email; see \`GET
/teams/{team_id}/suppressions\`. An event about an unknown email, or about an address that the email was not sent
to, is recorded as ignored and changes nothing.`),
  caller: anyone(),
  response: Received,
  errors: CALLBACK_ERRORS,
  maxRawBytes: MAX_PAYLOAD_BYTES,
  handler: (request, context) =>
    receive({ family: 'email', provider: request.params.email_provider }, request, context),
});

export const emailCallbackRoutes = [emailEvent];
