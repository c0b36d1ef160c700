import type { HubEventItem } from '../event-item.ts';
import type { placeFor } from '../present-event.ts';
import { offsetAt } from '../time-zone.ts';
import { document, text } from './lines.ts';
import { timeZoneRules } from './time-zone-rules.ts';
import { isPlain, localTime, utcTime } from './times.ts';

const STATUSES = { draft: 'TENTATIVE', scheduled: 'CONFIRMED', canceled: 'CANCELLED', deleted: 'CANCELLED' } as const;

type Place = Pick<ReturnType<typeof placeFor>, 'location_address' | 'location_url'>;

/** The two times in the hours of the event's zone, or in UTC where those would not say which moments they are. */
const timesOf = ({ timezone, starts_at, ends_at }: HubEventItem) => {
  const [starts, ends] = [Date.parse(starts_at), Date.parse(ends_at)];
  const local = timezone !== 'UTC' && isPlain(timezone, starts) && isPlain(timezone, ends);
  const line = (name: string, at: number) =>
    local ? `${name};TZID=${timezone}:${localTime(at, offsetAt(timezone, at))}` : `${name}:${utcTime(at)}`;
  return {
    zone: local ? timeZoneRules(timezone, starts, ends) : [],
    lines: [line('DTSTART', starts), line('DTEND', ends)],
  };
};

/** An event as an iCalendar document (RFC 5545), with as much of its place as the reader may know. */
export const eventCalendar = (event: HubEventItem, { location_address, location_url }: Place): string => {
  const { id, title, description, status, version, created_at, updated_at } = event;
  const { zone, lines } = timesOf(event);
  const changed = utcTime(Date.parse(updated_at));
  const where = location_address || location_url;
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
    ...(where ? [`LOCATION:${text(where)}`] : []),
    ...(location_url ? [`URL:${location_url}`] : []),
    `STATUS:${STATUSES[status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
};
