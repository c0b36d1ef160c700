import * as z from 'zod';
import { isStorable } from '../../platform/db/attribute-value.ts';
import { Moment } from '../../platform/time/moment.ts';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from './activity-item.ts';

/** How many activities one request may tell of. */
export const MOST_ACTIVITIES = 100;

const MOST_ENTRIES = 20;
const number = z.number().refine(isStorable, 'A number is 0, or between 1e-130 and 1e126 in size.');
const value = z.union([z.string().max(500), number, z.boolean(), z.null()]);

const Metadata = z
  .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/), value)
  .refine((entries) => Object.keys(entries).length <= MOST_ENTRIES, `At most ${MOST_ENTRIES} entries fit.`);

const shape = {
  hub_id: z.uuid(),
  activity_type: z.enum(ACTIVITY_TYPES),
  target_type: z.enum(ACTIVITY_TARGETS).nullable().default(null),
  target_id: z.uuid().nullable().default(null),
  metadata: Metadata.default({}),
  occurred_at: Moment.optional().meta({
    description: 'When it happened, at most seven days ago; now, where it is left out.',
  }),
};

export const ActivityInput = z.object(shape).superRefine(({ target_type, target_id }, check) => {
  if (target_type === null && z.uuid().safeParse(target_id).success)
    check.addIssue({ code: 'custom', path: ['target_type'], message: 'The type of the target belongs here.' });
  if (target_id === null && z.enum(ACTIVITY_TARGETS).safeParse(target_type).success)
    check.addIssue({ code: 'custom', path: ['target_id'], message: 'The id of the target is required with its type.' });
});
