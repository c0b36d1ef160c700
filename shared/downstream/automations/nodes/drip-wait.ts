import * as z from 'zod';
import { type DripOverrideItem, overrideKey } from '../../../access/drip/override-item.ts';
import { WrittenMoment } from '../../../platform/time/moment.ts';
import { NO_REFERENCES, nodeKind, type PlanOf } from '../node-kind.ts';
import { MAX_SECONDS, waitUntilMs } from './waits.ts';

/**
 * Waits for the time of a drip step: a delay from the enrollment, or a date. An override takes precedence;
 * `next_on_timeout` skips the step. Only drip campaigns contain this kind.
 */
export const dripWait = nodeKind({
  type: 'drip_wait',
  data: z.object({
    campaign_id: z.uuid(),
    step_id: z.uuid(),
    seconds: z.int().min(0).max(MAX_SECONDS).optional(),
    at: WrittenMoment.optional(),
  }),
  links: ['next', 'next_on_timeout'],
  references: NO_REFERENCES,
  has_effect: false,
  simulate: ({ seconds = 0, at: moment }, { at, began }) => ({
    way: 'next',
    left: Math.max(at, moment === undefined ? began + seconds * 1000 : Date.parse(moment)),
  }),
});

export const planDripWait: PlanOf<typeof dripWait> = async (
  { seconds = 0, at, ...place },
  { db, hub, contact, enrollment, now },
) => {
  const override = await db.get<DripOverrideItem>(overrideKey(hub, contact.id, place));
  if (override?.is_skipped) return { go: 'next_on_timeout' };
  const usual = at === undefined ? Date.parse(enrollment.enrolled_at) + seconds * 1000 : Date.parse(at);
  return waitUntilMs(override?.at ? Date.parse(override.at) : usual, now);
};
