import { text } from '#docs';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { withdrawHost } from '../../shared/engagement/hub-events/withdraw-host.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { admitted } from './admitted.ts';

const withdraw = route({
  method: 'DELETE',
  path: '/events/{event_id}/host',
  summary: text('Withdraw as the host of an event'),
  description: text(`Only for the host, from the publication of the event on. The event has no host afterwards, and the
host sees no more than other members. The RSVP of the host stays. The team gets the admin alert
\`event_host_withdrew\`. Without a host, nothing changes. Users of the team remove a host with \`PATCH /events/{event_id}\`.`),
  caller: contact(),
  status: 204,
  response: empty,
  errors: [...INACCESSIBLE, 'forbidden'],
  async handler({ params }, context) {
    const found = await admitted(context, params.event_id);
    if (found instanceof Refusal) return found;
    const { caller, db, now } = context;
    if (found.event.host_contact_id === null) return done();
    const withdrawn = await withdrawHost(db, found.event, caller.id, now);
    return withdrawn ? done() : refuse('forbidden', { detail: 'Only the host can withdraw.' });
  },
});

export const hostRoutes = [withdraw];
