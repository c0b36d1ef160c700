import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, insider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { createEvent } from '../../shared/engagement/hub-events/create-event.ts';
import { EventInput } from '../../shared/engagement/hub-events/event-input.ts';
import { EVENT_STATUSES } from '../../shared/engagement/hub-events/event-status.ts';
import { listEvents } from '../../shared/engagement/hub-events/list-events.ts';
import { presentEvents } from '../../shared/engagement/hub-events/present-event.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { Moment } from '../../shared/platform/time/moment.ts';
import { eventAnswer } from './event-answer.ts';
import { fieldOf, HubEvent } from './event-resource.ts';

const create = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/events',
  summary: text('Create an event'),
  description: text(`The event is published at once, unless \`status\` is \`draft\`. \`timezone\` is the IANA name of
the time zone in which the event is shown and written to calendars. Default length: one hour; an event lasts at most
92 days. With an \`rsvp_limit\`, members who RSVP after all seats are taken join the waiting list. To read the
event, use \`GET /events/{event_id}\`.`),
  caller: creator('content.manage'),
  body: envelope('events', EventInput),
  status: 201,
  response: one(HubEvent),
  errors: ['ends_before_start', 'too_long', 'scheduled_in_past', 'unknown_contact', 'unknown_media'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const made = await createEvent(db, { team, hub: params.hub_id }, body, actorOf(caller), now);
    if (typeof made === 'string') return refuse(made, { field: fieldOf(made, body) });
    return eventAnswer(db, caller, { event: made, seats: undefined, rsvp: undefined }, { now, files });
  },
});

const listOfHub = route({
  method: 'GET',
  path: '/hubs/{hub_id}/events',
  summary: text("List a hub's events"),
  description: text(`Sorted by start, earliest first; \`sort=-starts_at\` sorts latest first. \`filter[when]\`
\`upcoming\` lists events that have not ended, \`past\` those that have. \`filter[from]\` and \`filter[to]\` list the
events of a period, as a calendar shows it: those that overlap it. Drafts are listed only for callers who can
manage content. The location is shown to members who are going, to the host, and to callers who can manage content.`),
  caller: insider(),
  query: list(() => ({
    filter: {
      when: z
        .enum(['upcoming', 'past'])
        .optional()
        .meta(described('`upcoming` lists events that have not ended, `past` those that have.')),
      status: z.enum(EVENT_STATUSES).optional().meta(described('The current status of the events.')),
      from: Moment.optional().meta(described('A time. Lists events that end after it.')),
      to: Moment.optional().meta(described('A time. Lists events that start before it.')),
    },
    sort: ['starts_at'],
  })),
  response: many(HubEvent),
  async handler({ query }, { caller, hub, db, now, files }) {
    const { filter, sort, page } = query;
    const listing = { ...filter, descending: sort?.descending ?? false };
    const { items, ...rest } = await listEvents(db, caller, hub, listing, page, now);
    return answer({ ...rest, items: await presentEvents(db, caller, items, { now, files }) });
  },
});

export const hubEventRoutes = [create, listOfHub];
