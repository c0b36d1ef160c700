import * as z from 'zod';
import { lazy } from '../../platform/runtime/lazy.ts';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from './activity-item.ts';

export const activityShape = lazy(() =>
  z.object({
    hub_id: z.string(),
    contact_id: z.string(),
    activity_type: z.enum(ACTIVITY_TYPES),
    target_type: z.enum(ACTIVITY_TARGETS).nullable(),
    target_id: z.string().nullable(),
    metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    occurred_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  }),
);
