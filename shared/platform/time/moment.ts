import * as z from 'zod';

/** A moment with its offset, as ISO 8601 writes it. */
export const OffsetMoment = z.iso.datetime({
  offset: true,
  error: ({ input }) =>
    typeof input === 'string' ? 'A time with its offset is expected, as 2026-03-01T09:00:00Z.' : undefined,
});

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A moment as somebody writes it, with any offset. Its year has four digits in UTC as well: only among those is the
 * order of texts that of time.
 */
export const WrittenMoment = OffsetMoment.refine((text) => {
  const ms = Date.parse(text);
  /* What is no moment at all is told once. */
  return !(ms < FIRST || ms > LAST);
}, 'Must be in the years 0001 to 9999, in UTC.');

/** The same, in the one spelling that is stored and compared. */
export const Moment = WrittenMoment.transform((text) => new Date(text).toISOString());
