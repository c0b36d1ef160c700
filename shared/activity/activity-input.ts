import * as z from 'zod';
import { Moment } from '../moment.ts';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from './activity-item.ts';

/** How many activities one request may tell of. */
export const MOST_ACTIVITIES = 100;

const MOST_ENTRIES = 20;
const value = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

const Metadata = z
  .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/), value)
  .refine((entries) => Object.keys(entries).length <= MOST_ENTRIES, `At most ${MOST_ENTRIES} entries fit.`);

export const ActivityInput = z.object({
  hub_id: z.uuid(),
  activity_type: z.enum(ACTIVITY_TYPES),
  target_type: z.enum(ACTIVITY_TARGETS).nullable().default(null),
  target_id: z.uuid().nullable().default(null),
  metadata: Metadata.default({}),
  occurred_at: Moment.optional().meta({
    description: 'When it happened, at most seven days ago; now, where it is left out.',
  }),
});
