import * as z from 'zod';
import { NOT_THERE } from '../../shared/api/admitted.ts';
import { eventCalendar } from '../../shared/engagement/hub-events/calendar/event-calendar.ts';
import { placeFor } from '../../shared/engagement/hub-events/present-event.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { admitted, eventParticipant } from './admitted.ts';

const readCalendar = route({
  method: 'GET',
  path: '/events/{event_id}/calendar.ics',
  summary: 'Read an event as a calendar file',
  description: `iCalendar (RFC 5545): times in the event's own zone, whose changes around the event are in the document, so that
calendars show the same moment whatever they know of it. The place is in it for whoever may know it.`,
  caller: eventParticipant(),
  response: plain('text/calendar; charset=utf-8', z.string()),
  errors: NOT_THERE,
  async handler({ params }, context) {
    const found = await admitted(context, params.event_id);
    if (found instanceof Refusal) return found;
    const { reader, event, rsvp } = found;
    return answer(eventCalendar(event, placeFor(reader, event, rsvp)), {
      headers: { 'Content-Disposition': 'attachment; filename="event.ics"' },
    });
  },
});

export const calendarRoutes = [readCalendar];
