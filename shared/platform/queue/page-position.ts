import * as z from 'zod';

/** The position in a table after which a job continues. */
export const pagePosition = z.record(z.string(), z.string());
