import * as z from 'zod';

/** An ISO 8601 time with an offset. */
export const OffsetMoment = z.iso.datetime({
  offset: true,
  error: ({ input }) =>
    typeof input === 'string' ? 'A time with its offset is expected, as 2026-03-01T09:00:00Z.' : undefined,
});

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A time as a client writes it, with any offset. Its year in UTC has four digits, so that stored times sort as text.
 */
export const WrittenMoment = OffsetMoment.refine((text) => {
  const ms = Date.parse(text);
  /* An invalid time is reported by the schema above. */
  return !(ms < FIRST || ms > LAST);
}, 'Must be in the years 0001 to 9999, in UTC.');

/** As `WrittenMoment`, normalized to UTC for storage and comparison. */
export const Moment = WrittenMoment.transform((text) => new Date(text).toISOString());
