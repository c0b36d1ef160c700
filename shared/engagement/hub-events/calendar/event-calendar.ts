import type { HubEventItem } from '../event-item.ts';
import type { locationFor } from '../present-event.ts';
import { offsetAt } from '../time-zone.ts';
import { document, text } from './lines.ts';
import { timeZoneRules } from './time-zone-rules.ts';
import { isUnambiguous, localTime, utcTime } from './times.ts';

const STATUSES = { draft: 'TENTATIVE', scheduled: 'CONFIRMED', canceled: 'CANCELLED', deleted: 'CANCELLED' } as const;

type VisibleLocation = Pick<ReturnType<typeof locationFor>, 'location_address' | 'location_url'>;

/** The two times in the event's zone, or in UTC if a local time would be ambiguous. */
const timesOf = ({ timezone, starts_at, ends_at }: HubEventItem) => {
  const [starts, ends] = [Date.parse(starts_at), Date.parse(ends_at)];
  const local = timezone !== 'UTC' && isUnambiguous(timezone, starts) && isUnambiguous(timezone, ends);
  const line = (name: string, at: number) =>
    local ? `${name};TZID=${timezone}:${localTime(at, offsetAt(timezone, at))}` : `${name}:${utcTime(at)}`;
  return {
    zone: local ? timeZoneRules(timezone, starts, ends) : [],
    lines: [line('DTSTART', starts), line('DTEND', ends)],
  };
};

/** An event as an iCalendar document (RFC 5545), with the part of its location that the reader may see. */
export const eventCalendar = (event: HubEventItem, { location_address, location_url }: VisibleLocation): string => {
  const { id, title, description, status, version, created_at, updated_at } = event;
  const { zone, lines } = timesOf(event);
  const changed = utcTime(Date.parse(updated_at));
  const location = location_address || location_url;
  return document([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hub Membership Service//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${changed}`,
    `CREATED:${utcTime(Date.parse(created_at))}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${version - 1}`,
    ...lines,
    `SUMMARY:${text(title)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(location_url ? [`URL:${location_url}`] : []),
    `STATUS:${STATUSES[status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};
