import * as z from 'zod';
import { member } from '../../shared/http/callers.ts';
import { answer, one, resource } from '../../shared/http/response.ts';
import { route } from '../../shared/http/route.ts';
import { streamTickets } from '../../shared/stream/stream-tickets.ts';

const Ticket = resource(
  'stream_tickets',
  z.object({
    hub_id: z.string(),
    ticket: z.string().optional().meta({ description: 'Told once: an answer that is given again is without it.' }),
    expires_at: z.iso.datetime(),
  }),
);

const createTicket = route({
  method: 'POST',
  path: '/hubs/{hub_id}/stream-tickets',
  summary: 'Get a ticket for the stream of a hub',
  description:
    'For an `EventSource`, which sends no headers: `?ticket=` lets this contact read this hub’s stream for ten minutes.',
  caller: member(),
  status: 201,
  response: one(Ticket),
  secrets: ['ticket'],
  handler: async ({ params }, { caller, team, db, now }) =>
    answer(await streamTickets(db).make({ team, hub: params.hub_id }, caller.id, now)),
});

export const streamTicketRoutes = [createTicket];
