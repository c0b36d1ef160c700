import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const EVENT = '/api/v1/events/{event_id}';

type EventAttribute =
  | 'ends_at'
  | 'timezone'
  | 'description'
  | 'rsvp_limit'
  | 'location_type'
  | 'location_address'
  | 'location_url'
  | 'host_contact_id'
  | 'cover_media_id';

const attributes: readonly FlagOf<never, EventAttribute>[] = [
  { flag: '--ends <moment>', about: 'end', attribute: 'ends_at' },
  { flag: '--timezone <zone>', about: 'time zone, such as Europe/Berlin', attribute: 'timezone' },
  { flag: '--description <text>', about: 'description; @file reads a file', attribute: 'description' },
  { flag: '--limit <seats>', about: 'maximum number of attendees', attribute: 'rsvp_limit', as: 'number' },
  {
    flag: '--location <type>',
    about: 'type of the location',
    attribute: 'location_type',
    values: ['online', 'in_person', 'hybrid', 'tbd'],
  },
  { flag: '--address <text>', about: 'address of the location', attribute: 'location_address' },
  { flag: '--link <url>', about: 'address of an online event', attribute: 'location_url' },
  { flag: '--host <contact>', about: 'id of the member who hosts it', attribute: 'host_contact_id' },
  { flag: '--cover <media>', about: 'id of the picture', attribute: 'cover_media_id' },
];

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
      { flag: '--sort <order>', about: 'sort by start', query: 'sort', values: ['starts_at', '-starts_at'] },
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
      ...attributes,
      {
        flag: '--status <status>',
        about: 'status (default: scheduled)',
        attribute: 'status',
        values: ['draft', 'scheduled'],
      },
    ],
  }),
  shown('patch', EVENT, {
    name: 'update',
    about: 'Update an event; an empty value clears',
    type: 'events',
    flags: [
      { flag: '--title <text>', about: 'title', attribute: 'title' },
      { flag: '--starts <moment>', about: 'start, such as 2027-01-31T18:00:00Z', attribute: 'starts_at' },
      ...attributes,
      {
        flag: '--status <status>',
        about: 'status',
        attribute: 'status',
        values: ['draft', 'scheduled', 'live', 'ended', 'canceled'],
      },
    ],
  }),
  done('delete', EVENT, { name: 'delete', about: 'Delete an event', done: 'Event deleted.' }),
  done('delete', `${EVENT}/host`, {
    name: 'withdraw-host',
    about: 'Withdraw as the host of an event (members)',
    done: 'The event has no host.',
  }),
  list(`${EVENT}/rsvps`, {
    name: 'rsvps',
    about: 'List the RSVPs of an event',
    what: 'RSVPs',
    id: 'contact_id',
    columns: [{ attribute: 'contact_display_name', title: 'NAME', wide: true }, 'status', 'since'],
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
