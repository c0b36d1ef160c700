import * as z from 'zod';
import { member, withTicket } from '../../shared/api/callers.ts';
import { streamTickets } from '../../shared/downstream/stream/stream-tickets.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { parameters } from '../../shared/platform/http/query-spec.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const Ticket = resource(
  'stream_tickets',
  z.object({
    hub_id: z.string(),
    ticket: z.string().optional().meta({ description: 'Told once: an answer that is given again is without it.' }),
    expires_at: z.iso.datetime().meta({ description: 'Renew it before then.' }),
    renewable_until: z.iso.datetime().meta({ description: 'Until when it can be renewed without a token.' }),
  }),
);

const createTicket = route({
  method: 'POST',
  path: '/hubs/{hub_id}/stream-tickets',
  summary: 'Create or renew a stream ticket',
  description:
    'For an `EventSource`, which sends no headers: `?ticket=` lets this contact read this hub’s stream for ten minutes. To keep a stream open, renew the ticket before `expires_at`: send this request again with `?ticket=`, and the same ticket is good for ten more minutes. The ticket is credential enough for an hour, `renewable_until`; with the contact’s token the hour begins anew. Each renewal checks the membership again. An expired ticket is 401, or 404 with a token: create another one.',
  caller: withTicket(member()),
  query: parameters({ params: { ticket: z.string().max(255).optional() } }),
  status: 201,
  response: one(Ticket),
  secrets: ['ticket'],
  errors: ['not_found'],
  async handler({ params, query, headers }, { caller, team, db, now }) {
    const { ticket } = query.params;
    const [hub, tickets] = [{ team, hub: params.hub_id }, streamTickets(db)];
    if (ticket === undefined) return answer(await tickets.make(hub, caller, now));
    const renewed = await tickets.renew(ticket, hub, caller, headers.authorization !== undefined, now);
    return renewed ? answer(renewed) : refuse('not_found');
  },
});

export const streamTicketRoutes = [createTicket];
