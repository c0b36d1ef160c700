import * as z from 'zod';
import { publishedEvent } from '../../platform/ledger/published-event-message.ts';
import { pagePosition } from '../../platform/queue/page-position.ts';

const ofAutomation = { team_id: z.string(), hub_id: z.string(), automation_id: z.string() };

/** The position of a page; null for the first. */
const after = pagePosition.nullable();

/** One step of an enrollment, for one generation (`turn`). */
const stepJob = z.object({
  kind: z.literal('step'),
  ...ofAutomation,
  enrollment_id: z.string(),
  contact_id: z.string(),
  turn: z.int(),
});
export type StepJob = z.output<typeof stepJob>;

export const automationJob = z.discriminatedUnion('kind', [
  stepJob,
  /** An event of the hub to dispatch. `told` is the name in messages that may be in flight. */
  z.object({ kind: z.literal('told'), told: publishedEvent }),
  /** The date of a trigger is reached: every member is enrolled. */
  z.object({ kind: z.literal('members'), ...ofAutomation, version_int: z.int(), at: z.string(), after }),
  /** Resumes held enrollments after a pause. Runs twice, because the index may lag. */
  z.object({ kind: z.literal('resume'), ...ofAutomation, since: z.string(), again: z.boolean(), after }),
]);
export type AutomationJob = z.output<typeof automationJob>;
