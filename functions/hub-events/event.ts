import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import { runsEvents } from '../../shared/engagement/hub-events/admit-event.ts';
import { changeEvent, removeEvent } from '../../shared/engagement/hub-events/change-event.ts';
import { EventChange } from '../../shared/engagement/hub-events/event-input.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { done, empty, one } from '../../shared/platform/http/response.ts';
import { admitted, eventParticipant } from './admitted.ts';
import { eventAnswer } from './event-answer.ts';
import { fieldOf, HubEvent } from './event-resource.ts';

const path = '/events/{event_id}';

const read = route({
  method: 'GET',
  path,
  summary: text('Get an event'),
  description: text(`The address and the link of the location are null, and \`location_hidden\` is true, unless the
caller is going, is the host, or can manage content.`),
  caller: eventParticipant(),
  response: one(HubEvent),
  errors: INACCESSIBLE,
  async handler({ params }, context) {
    const found = await admitted(context, params.event_id);
    return found instanceof Refusal ? found : eventAnswer(context.db, found.reader, found, context);
  },
});

const change = route({
  method: 'PATCH',
  path,
  summary: text('Update an event'),
  description: text(`Set \`status\` to \`scheduled\` to publish a draft, to \`ended\` to end a running event now, or
to \`canceled\` to cancel an event that has not ended. The times, the time zone and the limit of an event that has
ended or was canceled cannot be changed. A higher \`rsvp_limit\` gives seats to the waiting list; with a lower one,
members who are going keep their seats.`),
  caller: eventParticipant(),
  body: envelope('events', EventChange),
  response: one(HubEvent),
  errors: [
    ...INACCESSIBLE,
    'forbidden',
    'ends_before_start',
    'too_long',
    'scheduled_in_past',
    'unknown_contact',
    'unknown_media',
    'illegal_transition',
    'event_ended',
    'event_canceled',
  ],
  async handler({ params, body }, context) {
    const found = await admitted(context, params.event_id);
    if (found instanceof Refusal) return found;
    const { reader, event } = found;
    if (!runsEvents(reader)) return refuse('forbidden');
    const { caller, db, now } = context;
    const changed = await changeEvent(db, { event, actor: actorOf(caller), now }, body);
    if (changed === 'not_found') return refuse('not_found');
    if (changed === 'illegal_start') return refuse('illegal_transition', { field: 'starts_at' });
    if (changed === 'event_ended' || changed === 'event_canceled') return refuse(changed);
    if (typeof changed === 'string') return refuse(changed, { field: fieldOf(changed, body) });
    const after = body.rsvp_limit === undefined ? found : await admitted(context, params.event_id);
    return after instanceof Refusal ? after : eventAnswer(db, reader, { ...after, event: changed }, context);
  },
});

const remove = route({
  method: 'DELETE',
  path,
  summary: text('Delete an event'),
  description: text(
    'Deletes the event and all its RSVPs. To keep it visible to members, set `status` to `canceled` instead.',
  ),
  caller: eventParticipant(),
  status: 204,
  response: empty,
  errors: [...INACCESSIBLE, 'forbidden'],
  async handler({ params }, context) {
    const found = await admitted(context, params.event_id);
    if (found instanceof Refusal) return found;
    const { reader, event } = found;
    if (!runsEvents(reader)) return refuse('forbidden');
    const { caller, db, now } = context;
    return (await removeEvent(db, { event, actor: actorOf(caller), now })) ? done() : refuse('not_found');
  },
});

export const eventRoutes = [read, change, remove];
