import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import { type BatchQueue, type Delayed, sqsBatchQueue } from '../../platform/queue/batch-queue.ts';

/** The number of receives before a message moves to the dead-letter queue. */
export const AUTOMATION_ATTEMPTS = 5;

interface AutomationRef {
  readonly team_id: string;
  readonly hub_id: string;
  readonly automation_id: string;
}

/** One step of an enrollment, for one generation (`turn`). */
export interface StepJob extends AutomationRef {
  readonly kind: 'step';
  readonly enrollment_id: string;
  readonly contact_id: string;
  readonly turn: number;
}

/** The position of a page; null for the first. */
type PageStart = Readonly<Record<string, string>> | null;

export type AutomationJob =
  | StepJob
  /** An event of the hub to dispatch. `told` is the name in messages that may be in flight. */
  | { readonly kind: 'told'; readonly told: PublishedEvent }
  /** The date of a trigger is reached: every member is enrolled. */
  | (AutomationRef & {
      readonly kind: 'members';
      readonly version_int: number;
      readonly at: string;
      readonly after: PageStart;
    })
  /** Resumes held enrollments after a pause. Runs twice, because the index may lag. */
  | (AutomationRef & {
      readonly kind: 'resume';
      readonly since: string;
      readonly again: boolean;
      readonly after: PageStart;
    });

export type DelayedJob = Delayed<AutomationJob>;

export type AutomationQueue = BatchQueue<AutomationJob>;

export const sqsAutomationQueue = sqsBatchQueue<AutomationJob>;
