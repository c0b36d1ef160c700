import * as z from 'zod';
import { described } from '#docs';
import { isStorable } from '../../platform/db/number-range.ts';
import { Moment } from '../../platform/time/moment.ts';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from './activity-item.ts';

export const MAX_ACTIVITIES = 100;

const MAX_ENTRIES = 20;
const number = z.number().refine(isStorable, 'A number must be 0, or have a magnitude between 1e-130 and 1e126.');
const value = z.union([z.string().max(500), number, z.boolean(), z.null()]);

const Metadata = z
  .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/), value)
  .refine(
    (entries) => Object.keys(entries).length <= MAX_ENTRIES,
    `\`metadata\` can have at most ${MAX_ENTRIES} entries.`,
  );

const shape = {
  hub_id: z.uuid(),
  activity_type: z.enum(ACTIVITY_TYPES),
  target_type: z.enum(ACTIVITY_TARGETS).nullable().default(null),
  target_id: z.uuid().nullable().default(null),
  metadata: Metadata.default({}),
  occurred_at: Moment.optional().meta(described('The time of the activity, at most seven days ago. Default: now.')),
};

export const ActivityInput = z.object(shape).superRefine(({ target_type, target_id }, check) => {
  if (target_type === null && z.uuid().safeParse(target_id).success)
    check.addIssue({ code: 'custom', path: ['target_type'], message: '`target_type` is required with `target_id`.' });
  if (target_id === null && z.enum(ACTIVITY_TARGETS).safeParse(target_type).success)
    check.addIssue({ code: 'custom', path: ['target_id'], message: '`target_id` is required with `target_type`.' });
});
