import * as z from 'zod';
import { WrittenMoment } from '../../../platform/time/moment.ts';
import { NO_REFERENCES, nodeKind, type Plan, type PlanOf } from '../node-kind.ts';

/** Ten years. */
export const MAX_SECONDS = 315_360_000;

/** Continues once a time (ms) is reached. */
export const waitUntilMs = (ends: number, now: Date): Plan =>
  ends <= now.getTime() ? { go: 'next' } : { wait: new Date(ends).toISOString() };

/** Waits for a duration, from the visit or from the enrollment. */
export const delay = nodeKind({
  type: 'delay',
  data: z.object({
    seconds: z.int().min(1).max(MAX_SECONDS),
    from: z.enum(['step', 'enrollment']).default('step'),
  }),
  links: ['next'],
  pauses: ({ from }) => from === 'step',
  minSeconds: ({ seconds }) => seconds,
  references: NO_REFERENCES,
  has_effect: false,
  simulate: ({ seconds, from }, { at, began }) => ({
    way: 'next',
    left: Math.max(at, (from === 'step' ? at : began) + seconds * 1000),
  }),
});

export const planDelay: PlanOf<typeof delay> = async (
  { seconds, from },
  { enrollment: { entered_at, enrolled_at }, now },
) => {
  return waitUntilMs(Date.parse(from === 'step' ? entered_at : enrolled_at) + seconds * 1000, now);
};

/** Waits until a date. A date in the past does not wait. */
export const waitUntil = nodeKind({
  type: 'wait_until',
  data: z.object({ at: WrittenMoment }),
  links: ['next'],
  references: NO_REFERENCES,
  has_effect: false,
  simulate: ({ at: moment }, { at }) => ({ way: 'next', left: Math.max(at, Date.parse(moment)) }),
});

export const planWaitUntil: PlanOf<typeof waitUntil> = async ({ at }, { now }) => waitUntilMs(Date.parse(at), now);
