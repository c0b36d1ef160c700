import * as z from 'zod';
import { described } from '#docs';
import { singleLine } from '../../platform/text/single-line.ts';
import { OffsetMoment } from '../../platform/time/moment.ts';
import { timeZoneName } from '../../platform/time/time-zone-name.ts';
import { LOCATION_TYPES } from './event-item.ts';
import { EVENT_STATUSES } from './event-status.ts';

/** The range of times that calendars support. */
const [EARLIEST, LATEST] = [Date.UTC(1970, 0, 2), Date.UTC(2200, 0, 1)];
const moment = OffsetMoment.refine(
  (text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST,
  'The time must be between 1970 and 2199.',
).transform((text) => new Date(text).toISOString());

const httpsUrl = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'The value is not an https URL.')
  .transform((text) => new URL(text).href);

const fields = {
  title: singleLine(z.string().trim().min(1).max(200)).meta(described('The title, at most 200 characters.')),
  description: z.string().max(20_000).nullable(),
  starts_at: moment,
  ends_at: moment,
  timezone: timeZoneName(),
  location_type: z.enum(LOCATION_TYPES).meta(described('Where the event takes place. Default: `online`.')),
  location_address: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .meta(described('The address, shown to members who are going.')),
  location_url: httpsUrl.nullable().meta(described('The https link, shown to members who are going.')),
  host_contact_id: z
    .uuid()
    .nullable()
    .meta(described('The member who hosts the event. They are notified once the event is published.')),
  cover_media_id: z.uuid().nullable().meta(described('The media file of the cover.')),
  rsvp_limit: z.int().min(1).max(1_000_000).nullable().meta(described('The number of seats. Null means no limit.')),
};

export const EventInput = z.object({
  ...fields,
  description: fields.description.default(null),
  ends_at: moment
    .optional()
    .meta(described('The end, at most 92 days after the start. Default: one hour after the start.')),
  timezone: fields.timezone
    .default('UTC')
    .meta(described('The IANA name of the time zone in which the event is shown.')),
  location_type: fields.location_type.default('online'),
  location_address: fields.location_address.default(null),
  location_url: fields.location_url.default(null),
  host_contact_id: fields.host_contact_id.default(null),
  cover_media_id: fields.cover_media_id.default(null),
  rsvp_limit: fields.rsvp_limit.default(null),
  status: z
    .enum(['draft', 'scheduled'])
    .default('scheduled')
    .meta(described('`scheduled` publishes the event at once, `draft` does not. Default: `scheduled`.')),
});

export const EventChange = z
  .object({
    ...fields,
    status: z
      .enum(EVENT_STATUSES)
      .meta(described('`scheduled` publishes a draft, `ended` ends a running event, `canceled` cancels an event.')),
  })
  .partial();

export type NewEvent = z.output<typeof EventInput>;
export type EventChanges = z.output<typeof EventChange>;

const HOUR_MS = 3_600_000;
/** Lists of upcoming events look back this far for events that are still running. */
export const MAX_LENGTH_MS = 92 * 24 * HOUR_MS;

/** The end of an event without `ends_at`: one hour after the start. */
export const defaultEnd = (starts_at: string): string => new Date(Date.parse(starts_at) + HOUR_MS).toISOString();

/** The problem with the times; undefined if they are valid. */
export const timesProblem = (starts_at: string, ends_at: string): 'ends_before_start' | 'too_long' | undefined => {
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  if (length <= 0) return 'ends_before_start';
  return length > MAX_LENGTH_MS ? 'too_long' : undefined;
};
