import * as z from 'zod';
import { WrittenMoment } from '../../../platform/time/moment.ts';
import { NO_REFERENCES, nodeKind, type Plan, type PlanOf } from '../node-kind.ts';

/** Ten years. */
export const MAX_SECONDS = 315_360_000;

/** On until a moment has come (ms). */
export const until = (ends: number, now: Date): Plan =>
  ends <= now.getTime() ? { go: 'next' } : { wait: new Date(ends).toISOString() };

/** Waits so long: from when the member came to it, or from when they were enrolled. */
export const delay = nodeKind({
  type: 'delay',
  data: z.object({
    seconds: z.int().min(1).max(MAX_SECONDS),
    from: z.enum(['step', 'enrollment']).default('step'),
  }),
  links: ['next'],
  pauses: ({ from }) => from === 'step',
  leastSeconds: ({ seconds }) => seconds,
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
  return until(Date.parse(from === 'step' ? entered_at : enrolled_at) + seconds * 1000, now);
};

/** Waits for a moment; where it has passed, not at all. */
export const waitUntil = nodeKind({
  type: 'wait_until',
  data: z.object({ at: WrittenMoment }),
  links: ['next'],
  references: NO_REFERENCES,
  has_effect: false,
  simulate: ({ at: moment }, { at }) => ({ way: 'next', left: Math.max(at, Date.parse(moment)) }),
});

export const planWaitUntil: PlanOf<typeof waitUntil> = async ({ at }, { now }) => until(Date.parse(at), now);
