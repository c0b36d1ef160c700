import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import { type BatchQueue, type Delayed, sqsBatchQueue } from '../../platform/queue/batch-queue.ts';

/** How often a message is received before it is set aside. */
export const AUTOMATION_ATTEMPTS = 5;

interface Of {
  readonly team_id: string;
  readonly hub_id: string;
  readonly automation_id: string;
}

/** One turn of an enrollment. */
export interface StepJob extends Of {
  readonly kind: 'step';
  readonly enrollment_id: string;
  readonly contact_id: string;
  readonly turn: number;
}

/** A page of something: where it begins. */
type After = Readonly<Record<string, string>> | null;

export type AutomationJob =
  | StepJob
  /** Something happened in the hub: whom it enrolls, and who has waited for it. */
  | { readonly kind: 'told'; readonly told: PublishedEvent }
  /** The date has come that a version names: every member is enrolled. */
  | (Of & { readonly kind: 'members'; readonly version_int: number; readonly at: string; readonly after: After })
  /** It goes on after a pause: whoever was held is given a turn. Twice, for the index that names them may lag. */
  | (Of & { readonly kind: 'resume'; readonly since: string; readonly again: boolean; readonly after: After });

export type DelayedJob = Delayed<AutomationJob>;

/** Where they wait for a worker. */
export type AutomationQueue = BatchQueue<AutomationJob>;

export const sqsAutomationQueue = sqsBatchQueue<AutomationJob>;
