import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { type AccessContext, INACCESSIBLE } from '../../shared/api/admitted.ts';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { runsEvents } from '../../shared/engagement/hub-events/admit-event.ts';
import type { HubEventItem } from '../../shared/engagement/hub-events/event-item.ts';
import { presentRsvps } from '../../shared/engagement/hub-events/present-rsvps.ts';
import { RSVP_ANSWERS, RSVP_STATUSES, type RsvpAnswer } from '../../shared/engagement/hub-events/rsvp-item.ts';
import { listRsvps, type RsvpResult, setRsvp } from '../../shared/engagement/hub-events/rsvps.ts';
import { either } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { admitted, eventParticipant } from './admitted.ts';
import { Rsvp } from './event-resource.ts';

const path = '/events/{event_id}/rsvp';
const ERRORS = [...INACCESSIBLE, 'event_ended', 'event_canceled'] as const;

const changeRsvp = async (
  context: AccessContext,
  id: string,
  to: RsvpAnswer | undefined,
): Promise<(RsvpResult & { readonly event: HubEventItem }) | Refusal<(typeof ERRORS)[number]>> => {
  const found = await admitted(context, id);
  if (found instanceof Refusal) return found;
  const { caller, db, now } = context;
  const { event, seats, rsvp } = found;
  const changed = await setRsvp(db, { event, seats, contact: caller.id, before: rsvp }, to, actorOf(caller), now);
  return typeof changed === 'string' ? refuse(changed) : { ...changed, event };
};

const put = route({
  method: 'PUT',
  path,
  summary: text('RSVP to an event'),
  description: text(`Sets the caller's RSVP to \`going\`, \`interested\` or \`not_going\`, and replaces an earlier
one. If every seat is taken, \`going\` becomes \`waitlisted\`; the member who has waited longest gets the next free
seat.`),
  caller: contact(),
  body: either('event_rsvps', () => z.object({ status: z.enum(RSVP_ANSWERS) })),
  response: one(Rsvp),
  errors: ERRORS,
  async handler({ params, body }, context) {
    const changed = await changeRsvp(context, params.event_id, body.status);
    if (changed instanceof Refusal) return changed;
    const [seen] = changed.rsvp ? await presentRsvps(context.db, changed.event, [changed.rsvp], context) : [];
    return seen ? answer(seen) : refuse('not_found');
  },
});

const withdraw = route({
  method: 'DELETE',
  path,
  summary: text('Withdraw an RSVP'),
  description: text('A seat that becomes free goes to the member who has waited longest.'),
  caller: contact(),
  status: 204,
  response: empty,
  errors: ERRORS,
  async handler({ params }, context) {
    const changed = await changeRsvp(context, params.event_id, undefined);
    return changed instanceof Refusal ? changed : done();
  },
});

const listOfEvent = route({
  method: 'GET',
  path: '/events/{event_id}/rsvps',
  summary: text("List an event's RSVPs"),
  description: text(`Grouped by status, then oldest first. Members see only RSVPs with the status \`going\`, whatever
\`filter[status]\` is. The host and callers who can manage content see all of them.`),
  caller: eventParticipant(),
  query: list(() => ({ filter: { status: z.enum(RSVP_STATUSES).optional() } })),
  response: many(Rsvp),
  errors: INACCESSIBLE,
  async handler({ params, query }, context) {
    const found = await admitted(context, params.event_id);
    if (found instanceof Refusal) return found;
    const { reader, event, hub } = found;
    const all = runsEvents(reader) || (reader.kind === 'contact' && reader.id === event.host_contact_id);
    const page = await listRsvps(context.db, hub, event.id, all ? query.filter.status : 'going', query.page);
    return answer({ ...page, items: await presentRsvps(context.db, event, page.items, context) });
  },
});

export const rsvpRoutes = [put, withdraw, listOfEvent];
