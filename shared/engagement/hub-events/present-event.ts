import { hubContact } from '../../hubs/people/embedded/embedded-person.ts';
import { withPeople } from '../../hubs/people/embedded/with-people.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { objectKey } from '../../media/files/file-item.ts';
import type { Table } from '../../platform/db/table.ts';
import { runsEvents } from './admit-event.ts';
import type { HubEventItem } from './event-item.ts';
import { eventStatusAt } from './event-status.ts';
import type { RsvpItem } from './rsvp-item.ts';
import { NO_SEATS, type SeatsItem } from './seats.ts';

/** An event with its counts and the viewer's RSVP. */
export interface ViewedEvent {
  readonly event: HubEventItem;
  readonly seats: SeatsItem | undefined;
  readonly rsvp: RsvpItem | undefined;
}

/** The location is visible to members who are going, the host and callers who manage events. */
const seesLocation = (reader: Reader, { host_contact_id }: HubEventItem, rsvp: RsvpItem | undefined): boolean => {
  if (reader.kind !== 'contact') return runsEvents(reader);
  return reader.id === host_contact_id || (rsvp?.contact_id === reader.id && rsvp.status === 'going');
};

/** The location attributes; null where the viewer may not see them. */
export const locationFor = (reader: Reader, event: HubEventItem, rsvp: RsvpItem | undefined) => {
  const isVisible = seesLocation(reader, event, rsvp);
  const { location_type, location_address, location_url } = event;
  return {
    location_type,
    location_address: isVisible ? location_address : null,
    location_url: isVisible ? location_url : null,
    location_hidden: !isVisible && (location_address !== null || location_url !== null),
  };
};

/** The signed URL of the cover; null without a cover. */
export const coverFor = ({ team_id, hub_id, cover_file_id }: HubEventItem, { now, files }: PresentDeps) => {
  const signed = cover_file_id ? files.read(objectKey({ team_id, hub_id, id: cover_file_id }), now) : undefined;
  return { cover_url: signed?.url ?? null, cover_url_expires_at: signed?.expires_at ?? null };
};

const eventView = (reader: Reader, { event, seats = NO_SEATS, rsvp }: ViewedEvent, showing: PresentDeps) => ({
  ...event,
  ...locationFor(reader, event, rsvp),
  ...coverFor(event, showing),
  status: eventStatusAt(event, showing.now) ?? 'canceled',
  going_count: seats.going,
  interested_count: seats.interested,
  not_going_count: seats.not_going,
  waitlisted_count: seats.waitlisted,
  viewer_rsvp: rsvp?.status ?? null,
});

type Place = Pick<HubEventItem, 'team_id' | 'hub_id' | 'host_contact_id'>;

const ROLES = {
  host: ({ team_id: team, hub_id: hub, host_contact_id: id }: Place) =>
    id === null ? undefined : hubContact({ team, hub }, id),
};

/** Events as the reader sees them, with their hosts: one round trip, none without hosts. */
export const presentEvents = (db: Table, reader: Reader, events: readonly ViewedEvent[], showing: PresentDeps) =>
  withPeople(
    db,
    events.map((seen) => eventView(reader, seen, showing)),
    ROLES,
    showing,
  );
