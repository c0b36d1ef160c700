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
      { flag: '--when <when>', about: 'only these', query: 'filter[when]', values: ['upcoming', 'past'] },
      {
        flag: '--status <status>',
        about: 'only these',
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
      { flag: '--title <text>', about: 'what it is called', attribute: 'title', needed: true },
      { flag: '--starts <moment>', about: 'such as 2027-01-31T18:00:00Z', attribute: 'starts_at', needed: true },
      { flag: '--ends <moment>', about: 'when it ends', attribute: 'ends_at' },
      { flag: '--timezone <zone>', about: 'where its clock is, such as Europe/Berlin', attribute: 'timezone' },
      { flag: '--description <text>', about: 'what it is about; @file reads it', attribute: 'description' },
      { flag: '--limit <seats>', about: 'how many may go', attribute: 'rsvp_limit', as: 'number' },
      {
        flag: '--status <status>',
        about: 'whether it is to be seen; scheduled unless given',
        attribute: 'status',
        values: ['draft', 'scheduled'],
      },
    ],
  }),
  done('delete', EVENT, { name: 'delete', about: 'Delete an event', done: 'The event is deleted.' }),
  list(`${EVENT}/rsvps`, {
    name: 'rsvps',
    about: 'List who answered',
    what: 'answers',
    id: 'contact_id',
    columns: [{ attribute: 'name', wide: true }, 'status', 'since'],
    flags: [
      {
        flag: '--status <status>',
        about: 'only these',
        query: 'filter[status]',
        values: ['going', 'interested', 'not_going', 'waitlisted'],
      },
    ],
  }),
  shown('put', `${EVENT}/rsvp`, {
    name: 'rsvp',
    about: 'Answer as a member: going, interested or not_going',
    type: 'event_rsvps',
    args: ['status'],
  }),
  done('delete', `${EVENT}/rsvp`, {
    name: 'withdraw',
    about: 'Take one’s answer back',
    done: 'Nobody counts on you any more.',
  }),
]);
