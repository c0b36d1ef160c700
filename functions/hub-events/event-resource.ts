import * as z from 'zod';
import { described } from '#docs';
import { LOCATION_TYPES } from '../../shared/engagement/hub-events/event-item.ts';
import { EVENT_STATUSES } from '../../shared/engagement/hub-events/event-status.ts';
import { RSVP_STATUSES } from '../../shared/engagement/hub-events/rsvp-item.ts';
import { optionalPersonShape, personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { compositeResource, resource } from '../../shared/platform/http/response.ts';

const moment = z.iso.datetime();

export const HubEvent = resource('events', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    status: z
      .enum(EVENT_STATUSES)
      .meta(described('The current status. A scheduled event becomes `live` and `ended` by itself.')),
    starts_at: moment.meta(described('The start, in UTC.')),
    ends_at: moment.meta(described('The end, in UTC.')),
    timezone: z.string().meta(described('The IANA name of the time zone in which the event is shown.')),
    location_type: z.enum(LOCATION_TYPES),
    location_address: z
      .string()
      .nullable()
      .meta(described('The address. Null if none is set or `location_hidden` is true.')),
    location_url: z.string().nullable().meta(described('The link. Null if none is set or `location_hidden` is true.')),
    location_hidden: z.boolean().meta(described('True if the caller may not see the address and the link.')),
    host_contact_id: z.string().nullable().meta(described('The member who hosts the event. Null if none is set.')),
    ...optionalPersonShape('host'),
    cover_media_id: z.string().nullable().meta(described('The media file of the cover. Null if none is set.')),
    cover_url: z.string().nullable().meta(described('A temporary URL of the cover. Null without a cover.')),
    cover_url_expires_at: moment.nullable(),
    rsvp_limit: z.int().nullable().meta(described('The number of seats. Null means no limit.')),
    going_count: z.int().meta(described('The number of members who are going.')),
    interested_count: z.int().meta(described('The number of members who are interested.')),
    not_going_count: z.int().meta(described('The number of members who are not going.')),
    waitlisted_count: z.int().meta(described('The number of members on the waiting list.')),
    viewer_rsvp: z.enum(RSVP_STATUSES).nullable().meta(described("The caller's RSVP. Null if they have not answered.")),
    canceled_at: moment.nullable().meta(described('The time when the event was canceled. Null if it was not.')),
    created_at: moment,
    updated_at: moment,
  }),
);

export const Rsvp = compositeResource('event_rsvps', ['event_id', 'contact_id'], () =>
  z.object({
    event_id: z.string(),
    event_title: z.string(),
    contact_id: z.string().meta(described('The member.')),
    ...personShape('contact'),
    status: z.enum(RSVP_STATUSES).meta(described("The member's RSVP. `waitlisted` means going, without a seat yet.")),
    since: moment.meta(described('The time since which the RSVP has this status.')),
    name: z.string().nullable().meta(described('As `contact_display_name`. Null if the member has not set one.')),
    photo_url: z.string().nullable().meta(described("A temporary URL of the member's photo. Null without a photo.")),
    photo_url_expires_at: moment.nullable(),
    photo_thumbnail_url: z
      .string()
      .nullable()
      .meta(described("A temporary URL of the photo's thumbnail. Null without a photo.")),
    photo_thumbnail_url_expires_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
  }),
);

interface SentTimes {
  readonly starts_at?: string | undefined;
  readonly ends_at?: string | null | undefined;
}

/** The attribute that an error code is about. An end that was not sent follows from the start. */
export const fieldOf = (code: keyof typeof FIELDS, { starts_at, ends_at }: SentTimes): string =>
  code === 'scheduled_in_past' && starts_at && !ends_at ? 'starts_at' : FIELDS[code];

const FIELDS = {
  ends_before_start: 'ends_at',
  too_long: 'ends_at',
  scheduled_in_past: 'ends_at',
  unknown_contact: 'host_contact_id',
  unknown_media: 'cover_media_id',
  illegal_transition: 'status',
} as const;
