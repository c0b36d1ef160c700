import * as z from 'zod';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ID = new RegExp(`^(?:${UUID}:)*${UUID}$`, 'i');

/** The ids, or composed ids, that a filter takes: separated by commas. */
export const idsFilter = (most: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((id) => id.trim().toLowerCase()))
    .refine((ids) => ids.every((id) => ID.test(id)), 'Must be ids, separated by commas.')
    .refine((ids) => ids.length <= most, `Must be at most ${most} ids.`);
