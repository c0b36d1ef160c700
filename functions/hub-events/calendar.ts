import * as z from 'zod';
import { text } from '#docs';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import { eventCalendar } from '../../shared/engagement/hub-events/calendar/event-calendar.ts';
import { locationFor } from '../../shared/engagement/hub-events/present-event.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { admitted, eventParticipant } from './admitted.ts';

const readCalendar = route({
  method: 'GET',
  path: '/events/{event_id}/calendar.ics',
  summary: text('Get an event as an iCalendar file'),
  description: text(`Returns an iCalendar document (RFC 5545). Times are in the event's time zone, and the document
contains the zone's definition, so that every calendar shows the same time. The location is included if the caller
may see it.`),
  caller: eventParticipant(),
  response: plain('text/calendar; charset=utf-8', z.string()),
  errors: INACCESSIBLE,
  async handler({ params }, context) {
    const found = await admitted(context, params.event_id);
    if (found instanceof Refusal) return found;
    const { reader, event, rsvp } = found;
    return answer(eventCalendar(event, locationFor(reader, event, rsvp)), {
      headers: { 'Content-Disposition': 'attachment; filename="event.ics"' },
    });
  },
});

export const calendarRoutes = [readCalendar];
