import * as z from 'zod';

/** What a person is called. */
export const PersonName = z.string().trim().min(1).max(120);
