import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const EVENT = '/api/v1/events/{event_id}';

export const { define, verbs } = resource([
  list('/api/v1/hubs/{hub_id}/events', {
    name: 'list',
    about: 'List the events of the hub',
    isDefault: true,
    what: 'events',
    columns: [{ attribute: 'title', wide: true }, 'starts_at', 'status', 'going_count', 'rsvp_limit', 'location_type'],
    flags: [
      { flag: '--when <when>', about: 'filter by time', query: 'filter[when]', values: ['upcoming', 'past'] },
      { flag: '--from <moment>', about: 'only events that end after this time', query: 'filter[from]' },
      { flag: '--to <moment>', about: 'only events that start before this time', query: 'filter[to]' },
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['draft', 'scheduled', 'live', 'ended', 'canceled'],
      },
    ],
  }),
  shown('get', EVENT, { name: 'get', about: 'Show an event' }),
  shown('post', '/api/v1/teams/{team_id}/hubs/{hub_id}/events', {
    name: 'create',
    about: 'Create an event',
    type: 'events',
    flags: [
      { flag: '--title <text>', about: 'title', attribute: 'title', needed: true },
      { flag: '--starts <moment>', about: 'start, such as 2027-01-31T18:00:00Z', attribute: 'starts_at', needed: true },
      { flag: '--ends <moment>', about: 'end', attribute: 'ends_at' },
      { flag: '--timezone <zone>', about: 'time zone, such as Europe/Berlin', attribute: 'timezone' },
      { flag: '--description <text>', about: 'description; @file reads a file', attribute: 'description' },
      { flag: '--limit <seats>', about: 'maximum number of attendees', attribute: 'rsvp_limit', as: 'number' },
      {
        flag: '--status <status>',
        about: 'status (default: scheduled)',
        attribute: 'status',
        values: ['draft', 'scheduled'],
      },
    ],
  }),
  done('delete', EVENT, { name: 'delete', about: 'Delete an event', done: 'Event deleted.' }),
  list(`${EVENT}/rsvps`, {
    name: 'rsvps',
    about: 'List the RSVPs of an event',
    what: 'RSVPs',
    id: 'contact_id',
    columns: [{ attribute: 'name', wide: true }, 'status', 'since'],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['going', 'interested', 'not_going', 'waitlisted'],
      },
    ],
  }),
  shown('put', `${EVENT}/rsvp`, {
    name: 'rsvp',
    about: 'RSVP to an event: going, interested or not_going (members)',
    type: 'event_rsvps',
    args: ['status'],
  }),
  done('delete', `${EVENT}/rsvp`, {
    name: 'withdraw',
    about: 'Withdraw an RSVP (members)',
    done: 'RSVP withdrawn.',
  }),
]);
