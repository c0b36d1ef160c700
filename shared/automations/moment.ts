import * as z from 'zod';

const FIRST = Date.parse('0000-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment whose year has four digits in UTC as well: only among those is the order of texts that of time. */
export const Moment = z.iso.datetime({ offset: true }).refine((at) => {
  const ms = Date.parse(at);
  return !(ms < FIRST || ms > LAST);
}, 'Must lie in the years 0000 to 9999, in UTC.');
