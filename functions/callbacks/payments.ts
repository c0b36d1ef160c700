import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { MAX_PAYLOAD_BYTES } from '../../shared/platform/callbacks/callback-item.ts';
import type { CallbackPorts } from './ports.ts';
import { CALLBACK_ERRORS, Received, receive } from './receive.ts';

const description = (events: string): string =>
  text(`For the payment provider only. The request has no bearer credential; the provider signs the body and the time, and a
signature that is invalid, or whose time differs from now by more than five minutes, is rejected with nothing recorded. Receives ${events}. A
repeated event has no further effect, and events can arrive in any order.`);

const platform = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/webhooks/{payment_provider}/platform',
  root: true,
  summary: text('Receive a payment event of the platform account'),
  description: description('events without an account id'),
  caller: anyone(),
  response: Received,
  errors: CALLBACK_ERRORS,
  maxRawBytes: MAX_PAYLOAD_BYTES,
  handler: (request, context) =>
    receive({ family: 'payment', provider: request.params.payment_provider, endpoint: 'platform' }, request, context),
});

const connect = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/webhooks/{payment_provider}/connect',
  root: true,
  summary: text('Receive a payment event of a connected account'),
  description: description('events with the id of the connected account'),
  caller: anyone(),
  response: Received,
  errors: CALLBACK_ERRORS,
  maxRawBytes: MAX_PAYLOAD_BYTES,
  handler: (request, context) =>
    receive({ family: 'payment', provider: request.params.payment_provider, endpoint: 'connect' }, request, context),
});

export const paymentCallbackRoutes = [platform, connect];
