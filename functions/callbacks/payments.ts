import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/platform/http/route.ts';
import type { CallbackPorts } from './ports.ts';
import { RECEIVING, Received, receive } from './receive.ts';

const description = (events: string): string =>
  `Not for integrators. No bearer credential: the provider signs the bytes and the time, and what is not signed, or was signed more than five minutes from now, is refused with nothing recorded. Here come ${events}. One that comes twice counts once, and they may come in any order.`;

const platform = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/webhooks/{payment_provider}/platform',
  root: true,
  summary: 'Take a payment provider’s event about the platform’s own account',
  description: description('events that name no account'),
  caller: anyone(),
  response: Received,
  errors: RECEIVING,
  handler: (request, room) =>
    receive({ family: 'payment', provider: request.params.payment_provider, endpoint: 'platform' }, request, room),
});

const connect = routeWith<CallbackPorts>()({
  method: 'POST',
  path: '/webhooks/{payment_provider}/connect',
  root: true,
  summary: 'Take a payment provider’s event about a connected account',
  description: description('events that name the account they are about'),
  caller: anyone(),
  response: Received,
  errors: RECEIVING,
  handler: (request, room) =>
    receive({ family: 'payment', provider: request.params.payment_provider, endpoint: 'connect' }, request, room),
});

export const paymentCallbackRoutes = [platform, connect];
