import * as z from 'zod';
import { LOCATION_TYPES } from '../../shared/engagement/hub-events/event-item.ts';
import { EVENT_STATUSES } from '../../shared/engagement/hub-events/event-status.ts';
import { RSVP_STATUSES } from '../../shared/engagement/hub-events/rsvp-item.ts';
import { compositeResource, resource } from '../../shared/platform/http/response.ts';

const moment = z.iso.datetime();

/** An event as its viewer sees it. */
export const HubEvent = resource(
  'events',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    status: z.enum(EVENT_STATUSES),
    starts_at: moment,
    ends_at: moment,
    timezone: z.string(),
    location_type: z.enum(LOCATION_TYPES),
    location_address: z.string().nullable(),
    location_url: z.string().nullable(),
    location_hidden: z.boolean(),
    host_contact_id: z.string().nullable(),
    cover_media_id: z.string().nullable(),
    cover_url: z.string().nullable(),
    cover_url_expires_at: moment.nullable(),
    rsvp_limit: z.int().nullable(),
    going_count: z.int(),
    interested_count: z.int(),
    not_going_count: z.int(),
    waitlisted_count: z.int(),
    viewer_rsvp: z.enum(RSVP_STATUSES).nullable(),
    canceled_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
  }),
);

/** A member's answer to an event. */
export const Rsvp = compositeResource(
  'event_rsvps',
  ['event_id', 'contact_id'],
  z.object({
    event_id: z.string(),
    contact_id: z.string(),
    status: z.enum(RSVP_STATUSES),
    since: moment,
    name: z.string().nullable(),
    photo_url: z.string().nullable(),
    photo_url_expires_at: moment.nullable(),
    photo_thumbnail_url: z.string().nullable(),
    photo_thumbnail_url_expires_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
  }),
);

/** What was said wrongly, by the reason it was refused for. */
export const FIELDS = {
  ends_before_start: 'ends_at',
  too_long: 'ends_at',
  scheduled_in_past: 'ends_at',
  unknown_contact: 'host_contact_id',
  unknown_media: 'cover_media_id',
  illegal_transition: 'status',
} as const;
