import * as z from 'zod';
import { described, text } from '#docs';
import { inPerson, member, withTicket } from '../../shared/api/callers.ts';
import { streamTickets } from '../../shared/downstream/stream/stream-tickets.ts';
import { ticketHolder } from '../../shared/downstream/stream/ticket-holder.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { parameters } from '../../shared/platform/http/query-spec.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route, type StreamPorts } from './ports.ts';

const Ticket = resource('stream_tickets', () =>
  z.object({
    hub_id: z.string(),
    ticket: z
      .string()
      .optional()
      .meta(described('The ticket. Missing in a replayed response to the same `Idempotency-Key`.')),
    expires_at: z.iso.datetime().meta(described('When the ticket expires. Renew it before then.')),
    live_url: z
      .string()
      .optional()
      .meta(described('The WebSocket address of live updates. Append `?ticket=` and the ticket.')),
    renewable_until: z.iso.datetime().meta(described('Until when the ticket can be renewed without a token.')),
  }),
);

/** The address of live updates, if this deployment has them. */
const addressOf = (ports: StreamPorts) => (ports?.liveUrl ? { live_url: ports.liveUrl } : {});

const createTicket = route({
  method: 'POST',
  path: '/hubs/{hub_id}/stream-tickets',
  summary: text('Create or renew a stream ticket'),
  description: text(
    "For an `EventSource` or a `WebSocket`, which cannot send headers: with `?ticket=` a contact can read the stream of one hub for ten minutes, or open a WebSocket at `live_url`. To keep a stream open, renew the ticket before `expires_at`: repeat this request with `?ticket=`, and the same ticket is valid for ten more minutes. For one hour, until `renewable_until`, renewal needs no other credential; renewal with the contact's token starts a new hour. A ticket of a token that lives only 15 minutes, of a session of an identity provider, ends with that token: renew it with the next one. Each renewal checks the membership again. An expired ticket returns 401, or 404 with a token; create a new one.",
  ),
  caller: inPerson(withTicket(member(), ticketHolder)),
  query: parameters(() => ({
    params: {
      ticket: z.string().max(255).optional().meta(described('The ticket to renew. Omit it to create a new ticket.')),
    },
  })),
  status: 201,
  response: one(Ticket),
  secrets: ['ticket'],
  errors: ['not_found'],
  async handler({ params, query, headers }, { caller, team, db, now, ports }) {
    const { ticket } = query.params;
    const [hub, tickets] = [{ team, hub: params.hub_id }, streamTickets(db)];
    if (ticket === undefined) return answer({ ...(await tickets.create(hub, caller, now)), ...addressOf(ports) });
    const renewed = await tickets.renew(ticket, hub, caller, headers.authorization !== undefined, now);
    return renewed ? answer({ ...renewed, ...addressOf(ports) }) : refuse('not_found');
  },
});

export const streamTicketRoutes = [createTicket];
